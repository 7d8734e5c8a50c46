/** Gives and takes roles. A member changes whole or not at all. */
import { Failure, type FailureKind } from '../../../platform/contract/failure.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { guildFailures } from '../failures.ts'
import { forgetMember, keepMembers } from '../members/member-rows.ts'
import type { Community, CommunityMember } from '../port.ts'
import { type GuildRow, updateGuild } from '../store.ts'
import type { CommunityRole } from '../tables.ts'
import { CommunityTrouble } from '../trouble.ts'
import { refusalOf } from './role-order.ts'

export interface RoleChange {
  /** Ids of roles. */
  add: readonly string[]
  remove: readonly string[]
}

/** What became of one member. */
export type Changed = { member: CommunityMember } | { failure: FailureKind; roleName: string | undefined }

type Step = { role: CommunityRole; isGiven: boolean }

/** Of a role that is refused, the failure and its name. */
export class RefusedRole extends Failure {
  readonly roleName: string

  constructor(kind: FailureKind, roleName: string) {
    super(kind)
    this.roleName = roleName
  }
}

/**
 * The roles of a change, in the server as it is now.
 *
 * @throws Failure `not-found` for a role that is not there; RefusedRole for one that the agent may not change.
 * @throws CommunityTrouble
 */
export async function readSteps(
  { database }: Pick<ServerContext, 'database'>,
  community: Community,
  guild: GuildRow,
  { add, remove }: RoleChange,
): Promise<Step[]> {
  const roles = await community.listRoles(guild.discordId)
  const own = (await community.ownMember(guild.discordId)).roles
  await updateGuild(database.queries, guild, { roles, ownRoles: own })
  const stepOf = (isGiven: boolean) => (id: string) => {
    const role = roles.find((each) => each.id === id)
    if (!role) throw new Failure('not-found')
    const refusal = refusalOf({ serverId: guild.discordId, roles, own }, role)
    if (refusal) throw new RefusedRole(refusal, role.name)
    return { role, isGiven }
  }
  return [...add.map(stepOf(true)), ...remove.map(stepOf(false))]
}

/** @throws Failure `not-found` for who is not in the server. @throws CommunityTrouble */
export async function changeMember(
  { database }: Pick<ServerContext, 'database'>,
  community: Community,
  guild: GuildRow,
  { memberId, steps }: { memberId: string; steps: readonly Step[] },
): Promise<CommunityMember> {
  const { queries } = database
  const member = await community.findMember(guild.discordId, memberId)
  if (!member) {
    await forgetMember(queries, guild.id, memberId)
    throw new Failure('not-found')
  }
  const needed = steps.filter(({ role, isGiven }) => member.roles.includes(role.id) !== isGiven)
  await takeSteps(community, guild.discordId, memberId, needed)
  const given = needed.flatMap(({ role, isGiven }) => (isGiven ? role.id : []))
  const taken = needed.flatMap(({ role, isGiven }) => (isGiven ? [] : role.id))
  const changed = {
    ...member,
    roles: [...member.roles.filter((id) => !taken.includes(id)), ...given],
  }
  await keepMembers(queries, guild, [changed], new Date())
  return changed
}

/** Where one fails, those before it are taken back. */
async function takeSteps(
  community: Community,
  serverId: string,
  memberId: string,
  steps: readonly Step[],
): Promise<void> {
  const take = ({ role, isGiven }: Step) =>
    isGiven
      ? community.giveRole(serverId, memberId, role.id)
      : community.takeRole(serverId, memberId, role.id)
  const done: Step[] = []
  for (const step of steps) {
    try {
      await take(step)
      done.push(step)
    } catch (error) {
      for (const { role, isGiven } of done.toReversed()) await take({ role, isGiven: !isGiven })
      throw refused(error, step.role)
    }
  }
}

/** What Discord refuses although the role stood below ours a moment ago. */
function refused(error: unknown, role: CommunityRole): unknown {
  if (!(error instanceof CommunityTrouble) || error.problem !== 'missing-permission') return error
  return new RefusedRole(guildFailures['no-role-permission'], role.name)
}
