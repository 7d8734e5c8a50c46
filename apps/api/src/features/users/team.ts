import type { components } from '@replybay/api-client'
import {
  deleteInvitationsBy,
  deleteUser,
  isOwnersAlone,
  listInvitations,
  tellPersonChanged,
  type ConfirmPassword,
} from '../auth/index.ts'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import type { Role } from '../../platform/contract/contract.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { usersFailures } from './failures.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import { exceptionsTo, type Permissions, rightsOf } from '../../platform/contract/rights.ts'
import type { DataOwner } from '../../platform/server-feature.ts'
import { avatarBlob, avatarUrl } from './avatar.ts'
import { findMember, listMembers, lockMember, updateUser } from './store.ts'

type TeamMember = components['schemas']['TeamMember']
type GivenRole = Exclude<Role, 'owner'>

export interface TeamService {
  /** Who has one of these roles, and behind them who was invited to one. */
  list(companyId: string, roles: Role[]): Promise<TeamMember[]>
  /**
   * The open invitations of who may no longer invite go.
   *
   * @throws Failure `not-found`, `last-owner`, or `forbidden` where only the owner may.
   */
  changeRole(
    person: Person,
    id: string,
    change: { role?: GivenRole; permissions?: Permissions },
  ): Promise<void>
  /** Ends their sessions and open invitations, too. @throws Failure `not-found`, `last-owner`, or `forbidden` where only the owner may. */
  remove(person: Person, id: string): Promise<void>
  /**
   * The old owner's open invitations of admins go: only an owner may make them.
   *
   * @throws Failure `invalid-password`, `too-many-requests`, or `not-found`.
   */
  handOver(person: Person, id: string, password: string): Promise<void>
}

interface TeamParts {
  database: Database
  blobs: BlobStore
  /** Whose data there is. */
  owners: readonly DataOwner[]
  confirm: ConfirmPassword
}

export function createTeamService({ database, blobs, owners, confirm }: TeamParts): TeamService {
  return {
    async list(companyId, roles) {
      const invited = roles.filter((role) => role !== 'owner')
      const [people, invitations] = await Promise.all([
        listMembers(database.queries, companyId, roles),
        listInvitations(database.queries, companyId, invited),
      ])
      return [...people.map(toMember), ...invitations.map(toInvited)]
    },
    async changeRole(person, id, change) {
      await database.transaction(async (queries) => {
        const seen = requireChangeable(person, await findMember(queries, person.companyId, id), change.role)
        if (!opensTickets(changed(seen, change))) {
          for (const { beforeTicketsClose } of owners) {
            await beforeTicketsClose?.(queries, person.companyId, id)
          }
        }
        // Whoever has changed them meanwhile so that their tickets close has seen to these, too.
        const next = changed(await lockForChange(queries, person, id, change.role), change)
        await updateUser(queries, id, next)
        if (next.role !== 'admin') await deleteInvitationsBy(queries, person.companyId, id)
        await tellPersonChanged(queries, id)
      })
    },
    async remove(person, id) {
      const { avatar } = await database.transaction(async (queries) => {
        requireChangeable(person, await findMember(queries, person.companyId, id))
        for (const { beforeMemberLeaves } of owners) {
          await beforeMemberLeaves?.(queries, person.companyId, id)
        }
        const member = await lockForChange(queries, person, id)
        await deleteUser(queries, person.companyId, id)
        await tellPersonChanged(queries, id)
        return member
      })
      if (avatar) await blobs.remove(avatarBlob(avatar)).catch(() => undefined)
    },
    async handOver(person, id, password) {
      await confirm(person, password)
      await database.transaction(async (queries) => {
        // Before the owner: whoever removes a member holds them, and then gives the owner what they leave.
        const member = await lockMember(queries, person.companyId, id)
        const owner = await lockMember(queries, person.companyId, person.userId)
        // Somebody else may have become the owner meanwhile.
        if (owner?.role !== 'owner') throw new Failure('forbidden')
        if (!member || id === person.userId) throw new Failure('not-found')
        await updateUser(queries, person.userId, { role: 'admin', permissions: null })
        await deleteInvitationsBy(queries, person.companyId, person.userId, ['admin'])
        await updateUser(queries, id, { role: 'owner', permissions: null })
        for (const userId of [person.userId, id]) await tellPersonChanged(queries, userId)
      })
    },
  }
}

async function lockForChange(queries: Queries, person: Person, id: string, role?: GivenRole) {
  return requireChangeable(person, await lockMember(queries, person.companyId, id), role)
}

/** Nobody unmakes the owner, and only the owner makes and unmakes admins. */
function requireChangeable<Member extends { role: Role }>(
  person: Person,
  member: Member | undefined,
  role?: GivenRole,
): Member {
  if (!member) throw new Failure('not-found')
  if (member.role === 'owner') throw new Failure(usersFailures.lastOwner)
  const isAboutAdmins = member.role === 'admin' || role === 'admin'
  if (isAboutAdmins && person.role !== 'owner') throw new Failure('forbidden')
  return member
}

interface RoleAndRights {
  role: Role
  permissions: Permissions | null
}

/** What a person's role and permissions become. */
function changed(
  member: RoleAndRights,
  { role: next = member.role, permissions }: { role?: Role; permissions?: Permissions },
): RoleAndRights {
  const isWhole = next !== member.role || (permissions && Object.keys(permissions).length === 0)
  const exceptions = isWhole ? permissions : { ...member.permissions, ...permissions }
  return { role: next, permissions: exceptionsTo(next, exceptions) }
}

function opensTickets({ role, permissions }: RoleAndRights): boolean {
  const rights = rightsOf(role, permissions)
  return rights.has('main') && rights.has('web')
}

function toMember(user: Awaited<ReturnType<typeof listMembers>>[number]): TeamMember {
  const { id, email, name, role, permissions, avatar, lastSeenAt } = user
  return {
    _id: id,
    email,
    name,
    role,
    ...(permissions && { permissions }),
    state: 'active',
    ...(avatar && { avatarUrl: avatarUrl(avatar) }),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }
}

function toInvited(invitation: Awaited<ReturnType<typeof listInvitations>>[number]): TeamMember {
  const { id, email, role, createdAt, expiresAt } = invitation
  return {
    _id: id,
    email,
    name: '',
    role,
    state: 'invited',
    ownerOnly: isOwnersAlone(invitation),
    invitedAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastSeenAt: null,
  }
}
