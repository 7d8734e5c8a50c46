import { and, asc, count, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Place } from '../../../platform/contract/cursor.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { tickets } from '../../tickets/tables.ts'
import { knowledgeLessons } from './tables.ts'

export type LessonRow = typeof knowledgeLessons.$inferSelect

/** What was said in a deleted ticket is told no more, but where it was approved: then it is a source of its own. */
export const isToldLesson = or(
  eq(knowledgeLessons.state, 'approved'),
  isNull(knowledgeLessons.ticketId),
  // One ticket after the other: beside another condition, "exists" reads all tickets first.
  sql`(select ${tickets.status} from ${tickets} where ${tickets.id} = ${knowledgeLessons.ticketId}) <> 'deleted'`,
)

/** Held until the transaction ends. */
export async function lockLesson(queries: Queries, companyId: string, which: SQL) {
  const [row] = await queries
    .select()
    .from(knowledgeLessons)
    .where(and(eq(knowledgeLessons.companyId, companyId), which, isToldLesson))
    .for('update')
  return row
}

/** What a lesson is of. */
export type LessonOrigin = { ticketId: string } | { emailId: string; emailThread: string }

export const isOf = (origin: LessonOrigin): SQL =>
  'ticketId' in origin
    ? eq(knowledgeLessons.ticketId, origin.ticketId)
    : eq(knowledgeLessons.emailThread, origin.emailThread)

export async function findLessonOf(queries: Queries, companyId: string, origin: LessonOrigin) {
  const [row] = await queries
    .select()
    .from(knowledgeLessons)
    .where(and(eq(knowledgeLessons.companyId, companyId), isOf(origin)))
  return row
}

/** Those of the ticket that a query is about. */
export function lessonsOf(queries: Queries, ticketId: PgColumn) {
  return queries
    .select({ id: knowledgeLessons.id })
    .from(knowledgeLessons)
    .where(eq(knowledgeLessons.ticketId, ticketId))
}

/** Those of the email thread that a query is about. */
export function lessonsOfThread(queries: Queries, companyId: string, emailThread: SQL) {
  return queries
    .select({ id: knowledgeLessons.id })
    .from(knowledgeLessons)
    .where(and(eq(knowledgeLessons.companyId, companyId), eq(knowledgeLessons.emailThread, emailThread)))
}

/** In place of what was to be learned of its ticket or thread before. */
export async function putLesson(
  queries: Queries,
  { id, ...lesson }: Omit<typeof knowledgeLessons.$inferInsert, keyof LessonOrigin> & LessonOrigin,
): Promise<LessonRow> {
  const [row] = await queries
    .insert(knowledgeLessons)
    .values({ id, ...lesson })
    .onConflictDoUpdate({
      target:
        'ticketId' in lesson
          ? knowledgeLessons.ticketId
          : [knowledgeLessons.companyId, knowledgeLessons.emailThread],
      set: lesson,
    })
    .returning()
  if (!row) throw new Error('A row that is put is returned.')
  return row
}

export async function changeLesson(
  queries: Queries,
  id: string,
  change: Partial<Pick<LessonRow, 'state' | 'question' | 'answer' | 'replaced'>>,
): Promise<void> {
  await queries.update(knowledgeLessons).set(change).where(eq(knowledgeLessons.id, id))
}

/** A document was deleted: what it was learned from no longer counts as approved. */
export async function rejectLessonOf(queries: Queries, documentId: string): Promise<void> {
  await queries
    .update(knowledgeLessons)
    .set({ state: 'rejected', replaced: null })
    .where(and(eq(knowledgeLessons.id, documentId), eq(knowledgeLessons.state, 'approved')))
}

/** A page of lessons, the oldest first. */
export async function listLessons(
  queries: Queries,
  companyId: string,
  state: LessonRow['state'],
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<LessonRow[]> {
  const behind =
    after &&
    sql`(${knowledgeLessons.createdAt}, ${knowledgeLessons.id}) > (${new Date(after.order).toISOString()}::timestamptz, ${after.id})`
  return await queries
    .select()
    .from(knowledgeLessons)
    .where(
      and(eq(knowledgeLessons.companyId, companyId), eq(knowledgeLessons.state, state), behind, isToldLesson),
    )
    .orderBy(asc(knowledgeLessons.createdAt), asc(knowledgeLessons.id))
    .limit(limit)
}

/** How many there are in each state. */
export async function countLessons(queries: Queries, companyId: string): Promise<Record<string, number>> {
  const rows = await queries
    .select({ state: knowledgeLessons.state, count: count() })
    .from(knowledgeLessons)
    .where(
      and(eq(knowledgeLessons.companyId, companyId), ne(knowledgeLessons.state, 'skipped'), isToldLesson),
    )
    .groupBy(knowledgeLessons.state)
  return Object.fromEntries(rows.map(({ state, count: times }) => [state, times]))
}
