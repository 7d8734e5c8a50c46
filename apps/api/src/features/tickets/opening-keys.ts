/** Keys under which tickets are opened. A ticket's id is made of its key, and the key itself is stored nowhere. */
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { idempotencyKeys, tickets } from './tables.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { digestOf } from './writing.ts'

/** In the place of a key: the ticket's id says already which one it was. */
export const OPENING_KEY = ''

/**
 * Whether the ticket was opened before; openings under the same key come one after another until the transaction ends.
 *
 * @throws Failure `key-reused` when it was opened with another content, or was deleted so long ago that this is not known.
 */
export async function wasOpened(queries: Queries, id: string, content: string): Promise<boolean> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)
  const [ticket] = await queries
    .select({ digest: idempotencyKeys.digest })
    .from(tickets)
    .leftJoin(
      idempotencyKeys,
      and(eq(idempotencyKeys.ticketId, tickets.id), eq(idempotencyKeys.key, OPENING_KEY)),
    )
    .where(eq(tickets.id, id))
  if (!ticket) return false
  if (ticket.digest !== digestOf(content)) throw new Failure('key-reused')
  return true
}

/** Notes what the ticket was opened with, for `wasOpened`. */
export async function noteOpening(
  queries: Queries,
  {
    content,
    ...opening
  }: Pick<typeof idempotencyKeys.$inferSelect, 'ticketId' | 'writer' | 'createdAt'> & {
    content: string
  },
): Promise<void> {
  await queries.insert(idempotencyKeys).values({ ...opening, key: OPENING_KEY, digest: digestOf(content) })
}
