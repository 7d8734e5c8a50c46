import { and, asc, eq, getTableColumns, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { invitations } from './tables.ts'
import { companies, users } from '../users/tables.ts'

type InvitedRole = typeof invitations.$inferSelect.role

/** In place of an older one to the same address, whose id it keeps, but not its links. */
export async function putInvitation(queries: Queries, invitation: typeof invitations.$inferInsert) {
  const { id: _id, companyId: _companyId, email: _email, ...set } = invitation
  await queries
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [invitations.companyId, invitations.email],
      set: { ...set, linkHash: null },
    })
}

/**
 * By the hash of either link, with the names of who invites, as long as they may. `isMailed` if the link is the one that
 * was mailed.
 */
export async function findOpenInvitation(queries: Queries, hash: string, now: Date) {
  const [row] = await queries
    .select({ invitation: invitations, companyName: companies.name, invitedBy: users.name })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .innerJoin(users, and(eq(users.id, invitations.invitedBy), inArray(users.role, ['owner', 'admin'])))
    .where(
      and(
        or(eq(invitations.tokenHash, hash), eq(invitations.linkHash, hash)),
        gt(invitations.expiresAt, now),
        or(ne(invitations.role, 'admin'), eq(users.role, 'owner')),
      ),
    )
  if (!row) return undefined
  const { invitation, companyName, invitedBy } = row
  return { ...invitation, companyName, invitedBy, isMailed: invitation.tokenHash === hash }
}

/** With the role of who invites, if they are still there. */
function withInviter(queries: Queries) {
  return queries
    .select({ ...getTableColumns(invitations), inviterRole: users.role })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
}

/** Whether admins can't change an invitation: it is for an admin, or the owner's own. */
export function isOwnersAlone({ role, inviterRole }: { role: string; inviterRole: string | null }): boolean {
  return role === 'admin' || inviterRole === 'owner'
}

export async function findInvitation(queries: Queries, companyId: string, id: string) {
  const [invitation] = await withInviter(queries).where(
    and(eq(invitations.id, id), eq(invitations.companyId, companyId)),
  )
  return invitation
}

export async function listInvitationsTo(queries: Queries, companyId: string, emails: string[]) {
  return withInviter(queries).where(
    and(eq(invitations.companyId, companyId), inArray(invitations.email, emails)),
  )
}

export async function listInvitations(queries: Queries, companyId: string, roles: InvitedRole[]) {
  return withInviter(queries)
    .where(and(eq(invitations.companyId, companyId), inArray(invitations.role, roles)))
    .orderBy(asc(invitations.createdAt))
}

/** @returns whether there is such an invitation. */
export async function updateInvitation(
  queries: Queries,
  companyId: string,
  id: string,
  set: Partial<typeof invitations.$inferInsert>,
): Promise<boolean> {
  const rows = await queries
    .update(invitations)
    .set(set)
    .where(and(eq(invitations.id, id), eq(invitations.companyId, companyId)))
    .returning({ id: invitations.id })
  return rows.length > 0
}

/** @returns the address that was invited, if there was such an invitation. */
export async function deleteInvitation(queries: Queries, companyId: string, id: string) {
  const [row] = await queries
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.companyId, companyId)))
    .returning({ email: invitations.email })
  return row?.email
}

/** With who accepted one by a link that was passed on: for a person who may no longer invite, or not to these roles. */
export async function deleteInvitationsBy(
  queries: Queries,
  companyId: string,
  userId: string,
  roles?: InvitedRole[],
) {
  const rows = await queries
    .delete(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.invitedBy, userId),
        roles && inArray(invitations.role, roles),
      ),
    )
    .returning({ email: invitations.email })
  for (const { email } of rows) await deleteUnprovedUser(queries, companyId, email)
}

/** Once the address is proved, the invitation has served. */
export async function deleteInvitationOf(queries: Queries, companyId: string, email: string) {
  await queries
    .delete(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.email, email)))
}

/** Who accepted by a link that was passed on, and never proved the address. */
export async function deleteUnprovedUser(queries: Queries, companyId: string, email: string) {
  await queries
    .delete(users)
    .where(and(eq(users.email, email), eq(users.companyId, companyId), isNull(users.validatedAt)))
}
