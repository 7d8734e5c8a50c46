import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../platform/database/database.ts'
import { countFolders } from './counts.ts'
import type { ListedEmail } from './present.ts'
import { wordsOfSubject } from './subject.ts'
import { emailAttachments, emails, mailboxes, mailboxFolders } from './tables.ts'
import { FIRST_UNNUMBERED } from './receive.ts'
import { ofSubject } from './threads.ts'

export type Mailbox = typeof mailboxes.$inferSelect
export type Folder = typeof mailboxFolders.$inferSelect
type Filter = 'all' | 'unread' | 'unanswered' | 'attachments'

const { text: _text, html: _html, headers: _headers, words: _words, ...listed } = getTableColumns(emails)

/** A thread that never ends is read from its end. */
const MOST_OF_THREAD = 500
/** Of the texts of a thread that are told whole, in bytes. */
const MOST_OF_TEXTS = 4 * 1_048_576
const MOST_OF_SUBJECT = 20

export async function findMailbox(queries: Queries, companyId: string): Promise<Mailbox | undefined> {
  const [row] = await queries.select().from(mailboxes).where(eq(mailboxes.companyId, companyId))
  return row
}

export const listFolders = (queries: Queries, mailboxId: string): Promise<Folder[]> =>
  queries
    .select()
    .from(mailboxFolders)
    .where(eq(mailboxFolders.mailboxId, mailboxId))
    .orderBy(mailboxFolders.id)

const filters: Record<Filter, SQL | undefined> = {
  all: undefined,
  // As the indexes say it.
  unread: sql`not ${emails.seen}`,
  unanswered: isNull(emails.answeredBy),
  attachments: sql`${emails.hasAttachments}`,
}

interface Page {
  mailboxId: string
  folderIds: readonly string[]
  /** Who they are from or to; anybody where absent. */
  address?: string | undefined
  filter: Filter
  subject: string
  /** From 1. */
  page: number
  size: number
}

const isOnPages = ({ mailboxId, folderIds, address, filter, subject }: Omit<Page, 'page' | 'size'>) =>
  and(
    address === undefined ? undefined : isFromOrTo(mailboxId, address.toLowerCase()),
    inArray(emails.folderId, [...folderIds]),
    filters[filter],
    hasWords(subject),
  )

/** A page, the newest first. It is found in the index, also a late one, and only its own rows are read. */
export function pageQuery(queries: Queries, asked: Page) {
  const { page, size } = asked
  const order = [desc(emails.date), desc(emails.id)]
  const ids = queries
    .select({ id: emails.id })
    .from(emails)
    .where(isOnPages(asked))
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size)
  return queries
    .select(listed)
    .from(emails)
    .where(inArray(emails.id, ids))
    .orderBy(...order)
}

export async function readPage(queries: Queries, asked: Page) {
  return { rows: await pageQuery(queries, asked), total: await countOnPages(queries, asked) }
}

async function countOnPages(queries: Queries, asked: Page): Promise<number> {
  const { folderIds, filter, subject, address } = asked
  if (address !== undefined || hasWords(subject)) return await queries.$count(emails, isOnPages(asked))
  const counts = [...(await countFolders(queries, folderIds)).values()]
  return counts.reduce((sum, counted) => sum + counted[filter === 'all' ? 'total' : filter], 0)
}

/** As the indexes say it. */
const isFromOrTo = (mailboxId: string, address: string): SQL | undefined =>
  and(
    eq(emails.mailboxId, mailboxId),
    or(
      sql`lower(${emails.from} ->> 'address') = ${address}`,
      sql`lower(${emails.to}::text)::jsonb @> ${JSON.stringify([{ address }])}::jsonb`,
    ),
  )

/** Each word, from its beginning. */
export function hasWords(subject: string): SQL | undefined {
  const words = wordsOfSubject(subject)
  if (words.length === 0) return undefined
  const asked = words.map((word) => `'${word}':*`).join(' & ')
  return sql`${emails.words} @@ ${asked}::tsquery`
}

/** How many emails each thread holds. */
export async function countThreads(
  queries: Queries,
  mailboxId: string,
  rows: readonly Pick<ListedEmail, 'threadId'>[],
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(rows.flatMap(({ threadId }) => threadId ?? []))]
  if (ids.length === 0) return new Map()
  const counts = await queries
    .select({ threadId: emails.threadId, emails: count() })
    .from(emails)
    .where(and(eq(emails.mailboxId, mailboxId), inArray(emails.threadId, ids)))
    .groupBy(emails.threadId)
  return new Map(counts.map((each) => [each.threadId ?? '', each.emails]))
}

export async function findEmail(
  queries: Queries,
  mailboxId: string,
  id: string,
): Promise<ListedEmail | undefined> {
  const [row] = await queries
    .select(listed)
    .from(emails)
    .where(and(eq(emails.id, id), eq(emails.mailboxId, mailboxId)))
  return row
}

export type WholeEmail = Pick<typeof emails.$inferSelect, 'text' | 'html' | 'headers'>

/**
 * The emails of a thread, the oldest first, and by their ids the texts of those that are told whole: the email that was asked
 * for, and the newest ones while they fit.
 */
export async function readThread(
  queries: Queries,
  { mailboxId, threadId, id }: ListedEmail,
  { alone }: { alone: boolean },
): Promise<{ rows: ListedEmail[]; whole: ReadonlyMap<string, WholeEmail> }> {
  const isOfIt = alone || threadId === null ? eq(emails.id, id) : eq(emails.threadId, threadId)
  const sizes = await queries
    .select({ id: emails.id, texts: sizeOf(texts), head: sizeOf(heads) })
    .from(emails)
    .where(and(eq(emails.mailboxId, mailboxId), isOfIt))
    .orderBy(desc(emails.date), desc(emails.id))
    .limit(MOST_OF_THREAD)
  const listedIds = fitting(sizes, ({ head }) => head, id)
  const wholeIds = fitting(sizes, ({ texts: size }) => size, id)
  const rows = await queries
    .select(listed)
    .from(emails)
    .where(inArray(emails.id, listedIds))
    .orderBy(asc(emails.date), asc(emails.id))
  const whole = await queries
    .select({ id: emails.id, text: emails.text, html: emails.html, headers: emails.headers })
    .from(emails)
    .where(inArray(emails.id, wholeIds))
  return { rows, whole: new Map(whole.map(({ id: of, ...told }) => [of, told])) }
}

/** In bytes, as they are sent about. */
const sizeOf = (columns: readonly PgColumn[]) =>
  sql<number>`${sql.join(
    columns.map((column) => sql`coalesce(octet_length(${column}::text), 0)`),
    sql` + `,
  )}`

const texts = [emails.text, emails.html, emails.headers]
const heads = [emails.subject, emails.from, emails.to, emails.cc, emails.snippet, emails.references]

/** The ids of the first ones that are together no larger than may be told, and one in any case. */
function fitting<Sized extends { id: string }>(
  all: readonly Sized[],
  size: (one: Sized) => number,
  always: string,
): string[] {
  let sum = 0
  return all.flatMap((one) => {
    sum += size(one)
    return sum <= MOST_OF_TEXTS || one.id === always ? [one.id] : []
  })
}

export const listFilesOf = (queries: Queries, emailIds: readonly string[]) =>
  queries
    .select()
    .from(emailAttachments)
    .where(inArray(emailAttachments.emailId, [...emailIds]))
    .orderBy(asc(emailAttachments.emailId), asc(emailAttachments.position))

/** Those that came after a number, the oldest first. */
export const listAfter = (queries: Queries, folderId: string, uid: number, most: number) =>
  queries
    .select(listed)
    .from(emails)
    .where(and(eq(emails.folderId, folderId), gt(emails.uid, uid), lt(emails.uid, FIRST_UNNUMBERED)))
    .orderBy(asc(emails.uid))
    .limit(most)

export const listNumbered = (queries: Queries, folderId: string, uids: readonly number[]) =>
  queries
    .select(listed)
    .from(emails)
    .where(and(eq(emails.folderId, folderId), inArray(emails.uid, [...uids])))
    .orderBy(asc(emails.uid))

export const listOfSubject = (queries: Queries, mailboxId: string, subjectKey: string) =>
  queries
    .select(listed)
    .from(emails)
    .where(and(eq(emails.mailboxId, mailboxId), ofSubject(subjectKey)))
    .orderBy(desc(emails.date), desc(emails.id))
    .limit(MOST_OF_SUBJECT)

export const listBlobsNamed = (queries: Queries, blobs: string[]) =>
  blobsWhere(queries, inArray(emails.blob, blobs), inArray(emailAttachments.blob, blobs))

export const listBlobsOf = (queries: Queries, companyId: string) =>
  blobsWhere(queries, eq(emails.companyId, companyId), eq(emailAttachments.companyId, companyId))

async function blobsWhere(queries: Queries, ofEmails: SQL, ofFiles: SQL): Promise<string[]> {
  const whole = await queries.select({ blob: emails.blob }).from(emails).where(ofEmails)
  const files = await queries.select({ blob: emailAttachments.blob }).from(emailAttachments).where(ofFiles)
  return [...whole, ...files].flatMap(({ blob }) => blob ?? [])
}
