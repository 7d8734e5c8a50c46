/** Stands in for Discord on this server: each id is a server with the same made-up members. Only roles that are changed are kept. */
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { refusalOf } from '../roles/role-order.ts'
import type { Community, CommunityMember } from '../port.ts'
import { guilds, localGuildMembers } from '../tables.ts'
import { CommunityTrouble } from '../trouble.ts'
import { madeUpAgent, madeUpChannels, madeUpMembers, madeUpRoles, madeUpServer } from './made-up.ts'

/** As Discord does. */
const PAGE = 1_000
/** Servers whose members are kept in memory once they are made up. */
const MOST_KEPT = 10

export function createLocalCommunity({ queries }: Pick<Database, 'queries'>): Community {
  const kept = new Map<string, CommunityMember[]>()

  function membersOf(serverId: string): CommunityMember[] {
    const members = kept.get(serverId) ?? madeUpMembers(serverId)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(serverId, members)
    return members
  }

  async function changedOf(serverId: string): Promise<ReadonlyMap<string, string[]>> {
    const rows = await queries
      .select({ memberId: localGuildMembers.memberId, roles: localGuildMembers.roles })
      .from(localGuildMembers)
      .innerJoin(guilds, eq(guilds.id, localGuildMembers.guildId))
      .where(eq(guilds.discordId, serverId))
    return new Map(rows.map(({ memberId, roles }) => [memberId, roles]))
  }

  async function find(serverId: string, memberId: string): Promise<CommunityMember | undefined> {
    const agent = madeUpAgent(serverId)
    if (memberId === agent.id) return agent
    const member = membersOf(serverId).find(({ id }) => id === memberId)
    const changed = (await changedOf(serverId)).get(memberId)
    return member && { ...member, ...(changed && { roles: changed }) }
  }

  async function change(serverId: string, memberId: string, roleId: string, has: boolean): Promise<void> {
    const roles = madeUpRoles(serverId)
    const role = roles.find(({ id }) => id === roleId)
    if (!role) throw new CommunityTrouble('service-error', { missing: 'role' })
    if (refusalOf({ serverId, roles, own: madeUpAgent(serverId).roles }, role)) {
      throw new CommunityTrouble('missing-permission')
    }
    const member = await find(serverId, memberId)
    if (!member) throw new CommunityTrouble('service-error', { missing: 'member' })
    const [guild] = await queries
      .select({ guildId: guilds.id, companyId: guilds.companyId })
      .from(guilds)
      .where(and(eq(guilds.discordId, serverId), eq(guilds.isLocal, true)))
    if (!guild) throw new CommunityTrouble('bot-gone')
    const others = member.roles.filter((id) => id !== roleId)
    const row = { ...guild, memberId, roles: has ? [...others, roleId] : others }
    await queries
      .insert(localGuildMembers)
      .values(row)
      .onConflictDoUpdate({
        target: [localGuildMembers.guildId, localGuildMembers.memberId],
        set: { roles: row.roles },
      })
  }

  return {
    isLocal: true,
    inviteUrl: async (serverId) => `https://discord.com/channels/${serverId}`,
    async readServer(serverId) {
      const [known] = await queries
        .select({ name: guilds.name })
        .from(guilds)
        .where(and(eq(guilds.discordId, serverId), eq(guilds.isLocal, true)))
      return madeUpServer(serverId, known?.name ?? `Local server ${serverId.slice(-4)}`)
    },
    listRoles: async (serverId) => madeUpRoles(serverId),
    listChannels: async (serverId) => madeUpChannels(serverId),
    async listMembers(serverId, after = '0') {
      const changed = await changedOf(serverId)
      const behind = membersOf(serverId).filter(({ id }) => BigInt(id) > BigInt(after))
      const members = behind
        .slice(0, PAGE)
        .map((member) => ({ ...member, roles: changed.get(member.id) ?? member.roles }))
      const last = members.at(-1)
      return { members, ...(behind.length > PAGE && last && { next: last.id }) }
    },
    findMember: find,
    ownMember: async (serverId) => madeUpAgent(serverId),
    giveRole: (serverId, memberId, roleId) => change(serverId, memberId, roleId, true),
    takeRole: (serverId, memberId, roleId) => change(serverId, memberId, roleId, false),
    lastMessages: async () => [],
    async post() {},
  }
}
