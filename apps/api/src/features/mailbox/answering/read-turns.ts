import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { findSentByAgent } from '../sending/store.ts'
import type { Mailbox } from '../store.ts'
import { emails } from '../tables.ts'

/** Emails of a thread that are read. */
const MOST = 50

/** An email of a thread, by whom it was written. */
interface EmailTurn extends Pick<typeof emails.$inferSelect, 'id' | 'from' | 'text' | 'date'> {
  author: 'customer' | 'support' | 'agent'
}

/** What was said in the thread of an email, the oldest first: of a long one what it begins with, or what it ends with. */
export async function readTurns(
  queries: Queries,
  mailbox: Pick<Mailbox, 'id' | 'address'>,
  { id: emailId, threadId }: Pick<typeof emails.$inferSelect, 'id' | 'threadId'>,
  which: 'begin' | 'end',
): Promise<EmailTurn[]> {
  const rows = await queries
    .select({ id: emails.id, from: emails.from, text: emails.text, date: emails.date })
    .from(emails)
    .where(
      and(
        eq(emails.mailboxId, mailbox.id),
        threadId === null ? eq(emails.id, emailId) : eq(emails.threadId, threadId),
      ),
    )
    .orderBy(
      which === 'begin' ? sql`${emails.date}, ${emails.id}` : sql`${emails.date} desc, ${emails.id} desc`,
    )
    .limit(MOST)
  const byAgent = await findSentByAgent(
    queries,
    rows.map(({ id }) => id),
  )
  const turns = rows.map((row): EmailTurn => {
    const isOwn = row.from?.address === mailbox.address
    return { ...row, author: byAgent.has(row.id) ? 'agent' : isOwn ? 'support' : 'customer' }
  })
  return which === 'begin' ? turns : turns.toReversed()
}
