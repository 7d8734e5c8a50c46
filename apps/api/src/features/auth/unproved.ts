/** Accounts that were never proved, and invitations that were never accepted. */
import { and, asc, eq, gt, isNull, lt, ne, notExists, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../platform/database/database.ts'
import type { HousekeepingTask } from '../../platform/server-feature.ts'
import { codes, invitations } from './tables.ts'
import { users } from '../users/tables.ts'
import { deleteRegistration } from './store.ts'

/** From the registration, or from the end of an invitation; in ms. */
const LIFE_MS = 30 * 24 * 3_600_000
/** Accounts that are looked for at a time; each is deleted in a transaction of its own. */
const BATCH = 100

/**
 * Deletes accounts that nobody has proved for 30 days, with a company that is theirs alone, and invitations that expired
 * 30 days ago.
 */
export const removeUnproved: HousekeepingTask = async ({ database }, now) => {
  const before = new Date(now.getTime() - LIFE_MS)
  await database.queries.delete(invitations).where(lt(invitations.expiresAt, before))
  let after = ''
  for (;;) {
    const ids = await listUnproved(database.queries, { before, now, after })
    for (const id of ids) await database.transaction((queries) => deleteUnproved(queries, id, before))
    const last = ids.at(-1)
    if (last === undefined || ids.length < BATCH) return
    after = last
  }
}

/** But those who were just mailed a code, and owners of companies in which others are. */
async function listUnproved(
  queries: Queries,
  { before, now, after }: { before: Date; now: Date; after: string },
): Promise<string[]> {
  const others = alias(users, 'others')
  const rows = await queries
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isUnproved(before),
        gt(users.id, after),
        notExists(
          queries
            .select({ userId: codes.userId })
            .from(codes)
            .where(and(eq(codes.userId, users.id), gt(codes.expiresAt, now))),
        ),
        or(
          ne(users.role, 'owner'),
          notExists(
            queries
              .select({ id: others.id })
              .from(others)
              .where(and(eq(others.companyId, users.companyId), ne(others.id, users.id))),
          ),
        ),
      ),
    )
    .orderBy(asc(users.id))
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

/** Unless the address was proved meanwhile. */
async function deleteUnproved(queries: Queries, id: string, before: Date): Promise<void> {
  const [user] = await queries
    .select({ companyId: users.companyId, role: users.role })
    .from(users)
    .where(and(eq(users.id, id), isUnproved(before)))
    .for('update')
  if (!user) return
  await deleteRegistration(queries, { id, ...user })
}

function isUnproved(before: Date) {
  return and(isNull(users.validatedAt), lt(users.createdAt, before))
}
