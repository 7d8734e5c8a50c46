/** What the agent made of emails, beside what people sent then. */
import { and, count, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { Place } from '../../../platform/contract/cursor.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { HousekeepingTask } from '../../../platform/server-feature.ts'
import { saysTheSame } from '../../answering/index.ts'
import { ownWordsOf } from './own-words.ts'
import { emails } from '../tables.ts'
import { shareOfWords } from './share-of-words.ts'
import { emailReplies } from './tables.ts'

const DAY_MS = 24 * 3_600_000
/** Texts are kept to be compared, and rows to be counted; in days. */
const KEPT_DAYS = { texts: 30, rows: 400 }
/** Of the words of both, so many are the same after small edits. */
const LEAST_SHARED = 0.6

export type ReplyRow = typeof emailReplies.$inferSelect

/** Notes what was made of an email, once. */
export async function noteReply(
  queries: Queries,
  reply: Omit<typeof emailReplies.$inferInsert, 'createdAt'>,
): Promise<void> {
  await queries
    .insert(emailReplies)
    .values({ ...reply, createdAt: new Date() })
    .onConflictDoNothing()
}

/** Notes how what a person sends compares with what the agent would have. */
export async function compareReply(
  queries: Queries,
  { emailId, text }: { emailId: string; text: string },
): Promise<void> {
  const [row] = await queries
    .select({ draft: emailReplies.draft })
    .from(emailReplies)
    .where(and(eq(emailReplies.id, emailId), eq(emailReplies.outcome, 'drafted')))
  if (!row?.draft) return
  const sent = ownWordsOf(text)
  const outcome = outcomeOf(sent, row.draft)
  await queries.update(emailReplies).set({ outcome, sent }).where(eq(emailReplies.id, emailId))
}

function outcomeOf(sent: string, draft: string) {
  if (saysTheSame(sent, draft)) return 'same' as const
  return shareOfWords(sent, draft) >= LEAST_SHARED ? ('small-edits' as const) : ('rewritten' as const)
}

/** What waits as a suggestion to an email. */
export async function findDraft(queries: Queries, companyId: string, emailId: string) {
  const [row] = await queries
    .select()
    .from(emailReplies)
    .where(
      and(
        eq(emailReplies.id, emailId),
        eq(emailReplies.companyId, companyId),
        eq(emailReplies.mode, 'suggest'),
        eq(emailReplies.outcome, 'drafted'),
        isNotNull(emailReplies.draft),
      ),
    )
  return row
}

interface Wanted {
  outcome: ReplyRow['outcome'] | undefined
  after: Place | undefined
  limit: number
}

export async function listReplies(queries: Queries, companyId: string, { outcome, after, limit }: Wanted) {
  const behind =
    after &&
    sql`(${emailReplies.createdAt}, ${emailReplies.id}) <
      (${new Date(after.order).toISOString()}::timestamptz, ${after.id})`
  return await queries
    .select({ reply: emailReplies, subject: emails.subject, from: emails.from })
    .from(emailReplies)
    .innerJoin(emails, eq(emails.id, emailReplies.id))
    .where(and(eq(emailReplies.companyId, companyId), outcome && eq(emailReplies.outcome, outcome), behind))
    .orderBy(desc(emailReplies.createdAt), desc(emailReplies.id))
    .limit(limit)
}

/** How many there are of each outcome since a moment. */
export async function countReplies(
  queries: Queries,
  companyId: string,
  since: Date,
): Promise<Record<string, number>> {
  const rows = await queries
    .select({ outcome: emailReplies.outcome, times: count() })
    .from(emailReplies)
    .where(and(eq(emailReplies.companyId, companyId), gte(emailReplies.createdAt, since)))
    .groupBy(emailReplies.outcome)
  return Object.fromEntries(rows.map(({ outcome, times }) => [outcome, times]))
}

export const forgetEmailReplies: HousekeepingTask = async ({ database }, now) => {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { queries } = database
  await queries.delete(emailReplies).where(lt(emailReplies.createdAt, before(KEPT_DAYS.rows)))
  await queries
    .update(emailReplies)
    .set({ draft: null, sources: null, sent: null })
    .where(and(lt(emailReplies.createdAt, before(KEPT_DAYS.texts)), isNotNull(emailReplies.draft)))
}
