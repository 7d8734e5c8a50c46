/** Which roles a member may give and take. @see https://docs.discord.com/developers/topics/permissions#permission-hierarchy */
import { guildFailures, roleAboveOurs } from '../failures.ts'
import type { FailureKind } from '../../../platform/contract/failure.ts'
import type { CommunityMember } from '../port.ts'
import type { CommunityRole } from '../tables.ts'

/** @see https://docs.discord.com/developers/topics/permissions#permissions-bitwise-permission-flags */
const ADMINISTRATOR = 1n << 3n
const MANAGE_GUILD = 1n << 5n
const MANAGE_ROLES = 1n << 28n

/** What a member has of a server: its roles, with the one that everybody has. */
export interface Standing {
  serverId: string
  roles: readonly CommunityRole[]
  /** Ids of the member's own. */
  own: readonly string[]
}

/** Of two in the same place, the older one is the higher. */
function isAbove(one: CommunityRole, other: CommunityRole): boolean {
  return one.position === other.position ? BigInt(one.id) < BigInt(other.id) : one.position > other.position
}

/** The highest first. */
export const inOrder = (roles: readonly CommunityRole[]): CommunityRole[] =>
  roles.toSorted((one, other) => (isAbove(one, other) ? -1 : 1))

/** Without the role that everybody has. */
function highestOf({ roles, own }: Standing): CommunityRole | undefined {
  return inOrder(roles.filter(({ id }) => own.includes(id)))[0]
}

function permissionsOf({ serverId, roles, own }: Standing): bigint {
  return roles
    .filter(({ id }) => id === serverId || own.includes(id))
    .reduce((all, { permissions }) => all | BigInt(permissions), 0n)
}

const has = (standing: Standing, ...some: readonly bigint[]) => {
  const all = permissionsOf(standing)
  return some.some((each) => (all & each) !== 0n)
}

/** Whether a member may say to whom a server belongs. */
export function mayAdministrate(
  server: { id: string; ownerId: string; roles: readonly CommunityRole[] },
  member: Pick<CommunityMember, 'id' | 'roles'>,
): boolean {
  if (member.id === server.ownerId) return true
  return has({ serverId: server.id, roles: server.roles, own: member.roles }, ADMINISTRATOR, MANAGE_GUILD)
}

/** Why a member can't give and take a role; undefined where they can. */
export function refusalOf(standing: Standing, role: CommunityRole): FailureKind | undefined {
  if (role.id === standing.serverId || role.isManaged) return guildFailures['role-managed']
  if (!has(standing, ADMINISTRATOR, MANAGE_ROLES)) return guildFailures['no-role-permission']
  const highest = highestOf(standing)
  return highest && isAbove(highest, role) ? undefined : roleAboveOurs(role.name)
}
