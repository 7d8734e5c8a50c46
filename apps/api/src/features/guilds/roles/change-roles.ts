/** Gives and takes roles. A member changes whole or not at all. */
import { Failure, type FailureKind } from '../../../platform/contract/failure.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { guildFailures } from '../failures.ts'
import { forgetMember, keepMembers } from '../members/member-rows.ts'
import { noTrouble } from '../note-trouble.ts'
import type { Community, CommunityMember } from '../port.ts'
import { type GuildRow, updateGuild } from '../store.ts'
import type { CommunityRole } from '../tables.ts'
import { CommunityTrouble, isPassing } from '../trouble.ts'
import { refusalOf } from './role-order.ts'

export interface RoleChange {
  /** Ids of roles. */
  add: readonly string[]
  remove: readonly string[]
}

export interface Step {
  role: CommunityRole
  isGiven: boolean
  /** Why the agent can't take it; undefined where it can. */
  refusal: FailureKind | undefined
}

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
 * @throws Failure `not-found` for a role that is not there.
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
  // It answers: what was wrong with it a moment ago is over.
  await updateGuild(database.queries, guild, {
    roles,
    ownRoles: own,
    ...(guild.problem !== null && isPassing(guild.problem) && noTrouble),
  })
  const stepOf = (isGiven: boolean) => (id: string) => {
    const role = roles.find((each) => each.id === id)
    if (!role) throw new Failure('not-found')
    return { role, isGiven, refusal: refusalOf({ serverId: guild.discordId, roles, own }, role) }
  }
  // What is to be given and taken is given.
  const taken = remove.filter((id) => !add.includes(id))
  return [...add.map(stepOf(true)), ...taken.map(stepOf(false))]
}

/**
 * @throws Failure `not-found` for who is not in the server, `partly-changed` where what was changed could not be taken back;
 *   RefusedRole for a role that the agent may not change.
 * @throws CommunityTrouble
 */
export async function changeMember(
  { database, log }: Pick<ServerContext, 'database' | 'log'>,
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
  const refused = needed.find(({ refusal }) => refusal)
  if (refused?.refusal) throw new RefusedRole(refused.refusal, refused.role.name)
  await takeSteps({ community, log }, guild.discordId, memberId, needed)
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
  { community, log }: { community: Community } & Pick<ServerContext, 'log'>,
  serverId: string,
  memberId: string,
  steps: readonly Step[],
): Promise<void> {
  const take = ({ role, isGiven }: Pick<Step, 'role' | 'isGiven'>) =>
    isGiven
      ? community.giveRole(serverId, memberId, role.id)
      : community.takeRole(serverId, memberId, role.id)
  const done: Step[] = []
  for (const step of steps) {
    try {
      await take(step)
      done.push(step)
    } catch (error) {
      try {
        for (const { role, isGiven } of done.toReversed()) await take({ role, isGiven: !isGiven })
      } catch (again) {
        log.warn({ err: again }, 'Roles that were changed could not be taken back')
        throw new Failure(guildFailures['partly-changed'], {})
      }
      throw asRefused(error, step.role)
    }
  }
}

/** What Discord refuses although the role stood below ours a moment ago. */
function asRefused(error: unknown, role: CommunityRole): unknown {
  if (!(error instanceof CommunityTrouble) || error.problem !== 'missing-permission') return error
  return new RefusedRole(guildFailures['no-role-permission'], role.name)
}
