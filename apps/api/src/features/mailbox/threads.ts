/** Which emails belong together: by what they name, and where they name nothing by their subject and who writes. */
import { and, desc, eq, gte, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { isReplySubject } from './subject.ts'
import { emails } from './tables.ts'

/** A reply that names nothing is sorted to emails of its subject from so long before it; in ms. */
const BY_SUBJECT_MS = 60 * 24 * 3_600_000
const MOST_OF_SUBJECT = 20

type Email = typeof emails.$inferSelect
export type Sorted = Pick<
  Email,
  'id' | 'mailboxId' | 'messageId' | 'subject' | 'subjectKey' | 'from' | 'to' | 'cc' | 'date' | 'references'
>

/**
 * The thread of an email. Those that were taken for others until it came, since it is what they had in common, become one.
 * The mailbox is held: no other email is sorted meanwhile.
 */
export async function sortIntoThread(queries: Queries, email: Sorted): Promise<string> {
  const threads = await threadsNamed(queries, email)
  const [first = (await threadOfSubject(queries, email)) ?? email.id, ...others] = threads
  if (others.length > 0) {
    await queries
      .update(emails)
      .set({ threadId: first })
      .where(and(eq(emails.mailboxId, email.mailboxId), inArray(emails.threadId, others)))
  }
  return first
}

/** Of the emails that it names, and of those that name it; the oldest first. */
async function threadsNamed(queries: Queries, email: Sorted): Promise<string[]> {
  const named = email.references
  const isNamed = named.length > 0 ? inArray(emails.messageId, named) : sql`false`
  const namesIt = sql`${emails.references} @> array[${email.messageId}]::text[]`
  const rows = await queries
    .select({ threadId: emails.threadId })
    .from(emails)
    .where(
      and(
        eq(emails.mailboxId, email.mailboxId),
        ne(emails.id, email.id),
        isNotNull(emails.threadId),
        or(isNamed, namesIt),
      ),
    )
    .orderBy(emails.date, emails.id)
  return [...new Set(rows.flatMap(({ threadId }) => threadId ?? []))]
}

async function threadOfSubject(queries: Queries, email: Sorted): Promise<string | undefined> {
  if (email.subjectKey === '' || !isReplySubject(email.subject)) return undefined
  const rows = await queries
    .select({ threadId: emails.threadId, from: emails.from, to: emails.to, cc: emails.cc })
    .from(emails)
    .where(
      and(
        eq(emails.mailboxId, email.mailboxId),
        ofSubject(email.subjectKey),
        ne(emails.id, email.id),
        isNotNull(emails.threadId),
        gte(emails.date, new Date(email.date.getTime() - BY_SUBJECT_MS)),
      ),
    )
    .orderBy(desc(emails.date), desc(emails.id))
    .limit(MOST_OF_SUBJECT)
  const writer = email.from?.address
  const others = new Set([...email.to, ...email.cc].map(({ address }) => address))
  const found = rows.find(({ from, to, cc }) => {
    // A customer who writes again, or one who is written to: two customers with one subject have two conversations.
    const isTheirs = from?.address === writer || [...to, ...cc].some(({ address }) => address === writer)
    return isTheirs || (from !== null && others.has(from.address) && from.address !== writer)
  })
  return found?.threadId ?? undefined
}

/** By the index, which holds no long texts. */
export function ofSubject(subjectKey: string) {
  return and(sql`md5(${emails.subjectKey}) = md5(${subjectKey})`, eq(emails.subjectKey, subjectKey))
}
