import { and, desc, eq, ne, notExists, sql } from 'drizzle-orm'
import type { Place } from '../../../platform/contract/cursor.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { lessonsOfThread } from '../../knowledge/index.ts'
import { hasWords } from '../store.ts'
import { emails, mailboxFolders } from '../tables.ts'

interface Wanted {
  companyId: string
  mailboxId: string
  search: string
  after: Place | undefined
  limit: number
}

/** The last email of each thread that a person answered and of which nothing was taught or skipped; the newest first. */
export async function listUntaught(queries: Queries, { companyId, mailboxId, search, after, limit }: Wanted) {
  const thread = sql`coalesce(${emails.threadId}, ${emails.id})`
  const behind =
    after &&
    sql`(${emails.date}, ${emails.id}) < (${new Date(after.order).toISOString()}::timestamptz, ${after.id})`
  const later = sql`exists (select 1 from emails later where later.mailbox_id = ${emails.mailboxId}
    and later.thread_id = ${emails.threadId} and later.answered_by = 'support'
    and (later.date, later.id) > (${emails.date}, ${emails.id}))`
  return await queries
    .select({
      emailId: emails.id,
      from: emails.from,
      subject: emails.subject,
      asked: emails.snippet,
      date: emails.date,
    })
    .from(emails)
    .innerJoin(mailboxFolders, eq(mailboxFolders.id, emails.folderId))
    .where(
      and(
        eq(emails.mailboxId, mailboxId),
        // As the index says it.
        sql`${emails.answeredBy} = 'support'`,
        ne(mailboxFolders.kind, 'trash'),
        behind,
        hasWords(search),
        sql`not ${later}`,
        notExists(lessonsOfThread(queries, companyId, thread)),
      ),
    )
    .orderBy(desc(emails.date), desc(emails.id))
    .limit(limit)
}
