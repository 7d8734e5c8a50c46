import type { components } from '@replybay/api-client'
import type { MemberRow } from './members/member-rows.ts'
import { inOrder, refusalOf } from './roles/role-order.ts'
import { madeAt } from './snowflake.ts'
import type { GuildRow } from './store.ts'
import type { CommunityRole } from './tables.ts'
import { problemWords } from './trouble.ts'

type Schemas = components['schemas']

const DIRECT: Schemas['GuildChannelName'] = { id: 'direct', name: 'Direct messages', kind: 'direct' }

export function presentGuild(row: GuildRow): Schemas['Guild'] {
  return {
    id: row.id,
    name: row.name,
    // Of the server itself, which its id tells.
    createdAt: madeAt(row.discordId).toISOString(),
    discordId: row.discordId,
    ...(row.iconUrl !== null && { iconUrl: row.iconUrl }),
    ...(row.memberCount !== null && { members: row.memberCount }),
    state: row.problem === null ? 'connected' : 'failed',
    ...(row.problem !== null && { problem: row.problem, lastError: problemWords[row.problem] }),
    ...(row.failedSince && { failedSince: row.failedSince.toISOString() }),
    ...(row.isLocal && { isLocal: true }),
    webId: row.webId,
    ...(row.lastEventAt && { lastEventAt: row.lastEventAt.toISOString() }),
    ...(row.lastEventChannel !== null && { lastEventChannel: row.lastEventChannel }),
    ...(row.membersReadAt && { membersAt: row.membersReadAt.toISOString() }),
    ...(row.membersStartedAt && { isReadingMembers: true }),
    ...channelsOf(row),
    ...(row.orderRole && { orderRole: row.orderRole }),
  }
}

/** All channels of a server, and the one of direct messages. */
export const allChannels = ({ channels }: Pick<GuildRow, 'channels'>): Schemas['GuildChannelName'][] => [
  ...channels.map(({ id, name, kind }) => ({ id, name, kind })),
  DIRECT,
]

/** What was chosen and is not in the server any more is not told. */
function channelsOf(row: GuildRow): Pick<Schemas['Guild'], 'channels' | 'otherChannels'> {
  const all = allChannels(row)
  const chosen = row.chosenChannels.flatMap(({ id, opens, isOn }) => {
    const channel = all.find((each) => each.id === id)
    return channel ? { ...channel, opens, isOn } : []
  })
  return {
    channels: chosen,
    otherChannels: all.filter(({ id }) => chosen.every((each) => each.id !== id)),
  }
}

/** @param holders how many members have each role, by its id; undefined where that was not counted. */
export function presentRoles(
  { discordId, roles, ownRoles }: Pick<GuildRow, 'discordId' | 'roles' | 'ownRoles'>,
  holders: ReadonlyMap<string, number> | undefined,
): Schemas['GuildRole'][] {
  const standing = { serverId: discordId, roles, own: ownRoles }
  const told = (role: CommunityRole): Schemas['GuildRole'] => ({
    id: role.id,
    name: role.name,
    ...(role.color > 0 && { color: `#${role.color.toString(16).padStart(6, '0').toUpperCase()}` }),
    position: role.position,
    assignable: refusalOf(standing, role) === undefined,
    ...(holders && { members: holders.get(role.id) ?? 0 }),
    ...(role.isManaged && { isManaged: true, ...(ownRoles.includes(role.id) && { isOwn: true }) }),
  })
  return inOrder(roles.filter(({ id }) => id !== discordId)).map(told)
}

type Presented = Pick<MemberRow, 'name' | 'username' | 'avatarUrl' | 'isBot' | 'joinedAt' | 'roles'>

export const presentMember = (id: string, member: Presented): Schemas['GuildMember'] => ({
  id,
  name: member.name,
  username: member.username,
  ...(member.avatarUrl !== null && { avatarUrl: member.avatarUrl }),
  bot: member.isBot,
  ...(member.joinedAt && { joinedAt: member.joinedAt.toISOString() }),
  roles: member.roles,
})
