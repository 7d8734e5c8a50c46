/** Takes emails into a mailbox. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import type { ParsedEmail } from './parse.ts'
import { type KeptEmail, type KeptFile, type ReadEmail, readEmail } from './read-email.ts'
import { keptMessageId } from './same-email.ts'
import { subjectKeyOf, wordsOfSubject } from './subject.ts'
import {
  emailAttachments,
  type Delivery,
  emails,
  type FolderKind,
  mailboxes,
  mailboxFolders,
} from './tables.ts'
import { doubtOf, type SenderDoubt } from './sender-doubt.ts'
import { sortIntoThread } from './threads.ts'

export type Mailbox = typeof mailboxes.$inferSelect

/** Those that every mailbox has from its beginning; where its server has none, it gets one when an email first goes there. */
const FOLDERS = { inbox: 'INBOX', sent: 'Sent', archive: 'Archive', trash: 'Trash' } satisfies Partial<
  Record<FolderKind, string>
>
export type OwnFolder = keyof typeof FOLDERS
export const isOwnFolder = (kind: FolderKind): kind is OwnFolder => Object.hasOwn(FOLDERS, kind)

/** Before it nobody had a shop that answers email. */
const FIRST_DATE = new Date('1990-01-01T00:00:00Z')
/**
 * Numbers from here on are of emails whose server has not numbered them yet: greater than any that a server gives.
 *
 * @see RFC 9051, 2.3.1.1: a number has 32 bits.
 */
export const FIRST_UNNUMBERED = 2 ** 32

interface NewMailbox extends Pick<Mailbox, 'companyId' | 'address'> {
  /** @default 'local' */
  kind?: Mailbox['kind']
  /** @default a new one */
  id?: string
  /** @default new ones */
  folderId?: (kind: string) => string
}

/** Gives a company a mailbox of this server. */
export async function openMailbox(
  queries: Queries,
  { companyId, address, kind = 'local', id = newId(), folderId = newId }: NewMailbox,
): Promise<Mailbox> {
  const mailbox = { id, companyId, address: address.toLowerCase(), kind, createdAt: new Date() }
  await queries.insert(mailboxes).values(mailbox)
  const folders = Object.entries(FOLDERS).map(([folderKind, name]) => ({
    id: folderId(folderKind),
    companyId,
    mailboxId: id,
    name,
    // Sound: the keys are kinds.
    kind: folderKind as OwnFolder,
    ...(kind === 'imap' && { nextUid: FIRST_UNNUMBERED }),
  }))
  await queries.insert(mailboxFolders).values(folders)
  return mailbox
}

/** Where emails are kept. */
export interface EmailStores {
  database: Database
  blobs: BlobStore
}

export interface Storing extends Pick<
  Kept,
  'folder' | 'place' | 'seen' | 'flagged' | 'answeredBy' | 'delivery'
> {
  /** Whether the mail server of the mailbox has checked its sender, and said so first in its head. @default false */
  hasChecked?: boolean
  /**
   * What happens along with it, in its transaction. The mailbox is held.
   *
   * @returns false where it is not to be kept after all.
   */
  before?: (queries: Queries) => Promise<boolean>
  after?: (queries: Queries, id: string, email: ParsedEmail) => Promise<void>
  /** The same in place of `after`, where it is there already. */
  whenKnown?: (queries: Queries, id: string) => Promise<void>
}

/** An email that was read, and how it is stored. */
export type ReadToStore = [read: ReadEmail, how: Storing]

/**
 * Stores emails that were read before, each as `storeEmail` does: all of them, or none where one can't be.
 *
 * @returns undefined for those that were there.
 */
export async function storeRead(
  { database, blobs }: EmailStores,
  mailbox: Mailbox,
  emailsRead: readonly ReadToStore[],
): Promise<(string | undefined)[]> {
  const ids = await database.transaction(async (queries) => {
    // Emails of a mailbox come one after the other, so that two of one conversation know of each other.
    await holdMailbox(queries, mailbox.id)
    const kept: (string | undefined)[] = []
    for (const one of emailsRead) kept.push(await storeOne(queries, mailbox, one))
    return kept
  })
  // After a transaction whose end is not known they stay, for the sweep.
  const unnamed = emailsRead.flatMap(([{ raw, files }], place) => (ids[place] ? [] : [raw, ...files]))
  await Promise.allSettled(unnamed.map(({ blob }) => blobs.remove(blob)))
  return ids
}

async function storeOne(
  queries: Queries,
  mailbox: Mailbox,
  [{ email, files, raw }, { hasChecked = false, before, after, whenKnown, ...how }]: ReadToStore,
): Promise<string | undefined> {
  const { attachments: _, ...parsed } = email
  if (before && !(await before(queries))) return undefined
  const senderDoubt = doubtOf(parsed, { address: mailbox.address, hasChecked })
  const kept = await keepEmail(queries, mailbox, { ...parsed, ...how, senderDoubt, attachments: files, raw })
  if (kept !== undefined) await after?.(queries, kept, email)
  else if (whenKnown) {
    const known = await findByMessageId(queries, mailbox.id, email.messageId ?? raw.key)
    if (known !== undefined) await whenKnown(queries, known)
  }
  return kept
}

/**
 * Keeps an email as it is, and what people read of it. One whose Message-ID is there already, with the same words, was sent
 * twice, and is not kept again.
 *
 * @returns undefined where it was there.
 */
export async function storeEmail(
  stores: EmailStores,
  mailbox: Mailbox,
  raw: Uint8Array,
  { envelopeFrom, ...how }: Storing & { envelopeFrom?: string | undefined } = {},
): Promise<string | undefined> {
  const [id] = await storeRead(stores, mailbox, [[await readEmail(stores, raw, envelopeFrom), how]])
  return id
}

async function findByMessageId(
  queries: Queries,
  mailboxId: string,
  messageId: string,
): Promise<string | undefined> {
  const [known] = await queries
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.mailboxId, mailboxId), eq(emails.messageId, messageId)))
  return known?.id
}

/**
 * A date in the future would stand above all that comes, and one of a clock that was never set below all that came. Heads tell
 * no more than the second, and so does this: emails of one second stand in the order in which they came.
 */
function dateOf(written: Date | undefined, now: Date): Date {
  if (written && written < now && written > FIRST_DATE) return written
  return new Date(Math.floor(now.getTime() / 1_000) * 1_000)
}

export interface Kept extends Omit<ParsedEmail, 'date' | 'attachments'> {
  attachments: readonly KeptFile[]
  /** @default a new one */
  id?: string
  date?: Date | undefined
  /** As it came. Null for one that never came. */
  raw: KeptEmail | null
  /** @default 'inbox' */
  folder?: OwnFolder
  /** Where its server has it. @default a new place in the folder */
  place?: Place
  seen?: boolean
  flagged?: boolean
  /** @default null */
  delivery?: Delivery
  answeredBy?: 'support' | 'agent' | undefined
  /** @default null */
  senderDoubt?: SenderDoubt | undefined
}

/** The mailbox is held, or nobody else has it yet. */
export async function keepEmail(
  queries: Queries,
  { id: mailboxId, companyId }: Pick<Mailbox, 'id' | 'companyId'>,
  { id = newId(), raw, attachments, folder = 'inbox', place: given, from, html, inReplyTo, ...email }: Kept,
  now = new Date(),
): Promise<string | undefined> {
  const named = email.messageId ?? raw?.key ?? `<${id}@replybay>`
  const words = { subject: email.subject, from, text: email.text, html, files: attachments }
  const messageId = await keptMessageId(queries, { mailboxId, messageId: named, ...words })
  const place = given ?? (await nextPlace(queries, mailboxId, folder))
  const row = {
    ...email,
    ...place,
    id,
    companyId,
    mailboxId,
    messageId,
    subjectKey: subjectKeyOf(email.subject),
    from: from ?? null,
    html: html ?? null,
    inReplyTo: inReplyTo ?? null,
    date: dateOf(email.date, now),
    hasAttachments: attachments.some(({ contentId }) => contentId === undefined),
    size: raw?.size ?? Buffer.byteLength(email.text),
    blob: raw?.blob ?? null,
    createdAt: now,
  }
  const index = sql`array_to_tsvector(${sql.param(wordsOfSubject(email.subject))}::text[])`
  const [kept] = await queries
    .insert(emails)
    .values({ ...row, words: index, threadId: await sortIntoThread(queries, row) })
    .onConflictDoNothing()
    .returning({ id: emails.id })
  if (!kept) return undefined
  if (attachments.length > 0) {
    await queries.insert(emailAttachments).values(
      attachments.map(({ contentId, ...file }, position) => ({
        ...file,
        id: newId(),
        companyId,
        emailId: id,
        position,
        contentId: contentId ?? null,
      })),
    )
  }
  return id
}

export async function holdMailbox(queries: Queries, mailboxId: string): Promise<void> {
  await queries.select({ id: mailboxes.id }).from(mailboxes).where(eq(mailboxes.id, mailboxId)).for('update')
}

/** Where an email is: a folder, and its number there. */
export interface Place {
  folderId: string
  uid: number
}

/** A place in a folder. Emails of a folder are placed one after the other, so that numbers grow with time. */
export async function nextPlace(queries: Queries, mailboxId: string, kind: OwnFolder): Promise<Place> {
  const first = queries
    .select({ id: mailboxFolders.id })
    .from(mailboxFolders)
    .where(and(eq(mailboxFolders.mailboxId, mailboxId), eq(mailboxFolders.kind, kind)))
    .orderBy(asc(mailboxFolders.id))
    .limit(1)
  const [folder] = await queries
    .update(mailboxFolders)
    .set({ nextUid: sql`${mailboxFolders.nextUid} + 1` })
    .where(inArray(mailboxFolders.id, first))
    .returning({ folderId: mailboxFolders.id, next: mailboxFolders.nextUid })
  if (!folder) throw new Error(`The mailbox ${mailboxId} has no ${FOLDERS[kind]}.`)
  return { folderId: folder.folderId, uid: folder.next - 1 }
}
