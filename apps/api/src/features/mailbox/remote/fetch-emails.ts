import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { FetchMessageObject } from 'imapflow'
import { askForAnswer } from '../answering/automatic.ts'
import { type ReadEmail, readEmail } from '../read-email.ts'
import { holdMailbox, type ReadToStore, storeRead } from '../receive.ts'
import { emails } from '../tables.ts'
import { tellOfEmails } from '../topic.ts'
import { LARGEST } from './open-imap.ts'
import { settlePlaces } from './places.ts'
import { addPlace, type RemoteFolder } from './remote-store.ts'
import type { RemoteSession } from './session.ts'
import { mailboxConnections } from './tables.ts'

/** How many heads are read at once. */
const HEADS = 100
/** How many emails are stored in one transaction. */
const STORED_AT_ONCE = 20
/** How much of emails is in memory at once, in bytes; one alone may be larger. */
const MOST_BYTES = 4 * 1_048_576
/** What is too large is kept by its beginning, in bytes. */
const BEGINNING = 65_536
/** How often those who look at the list are told of what has come, in ms. */
const TELL_MS = 1_000

const HEAD = { uid: true, size: true, flags: true, internalDate: true, headers: ['message-id'] }

/** Takes emails of the open folder, the newest first. One that is here already is not read again. */
export async function fetchEmails(
  session: RemoteSession,
  folder: RemoteFolder,
  uids: readonly number[],
): Promise<void> {
  const { client, context, mailbox } = session
  let toldAt = 0
  for (let start = 0; start < uids.length; start += HEADS) {
    const asked = uids.slice(start, start + HEADS)
    const heads = (await client.fetchAll(asked.join(','), HEAD, { uid: true })).toSorted(
      (one, other) => other.uid - one.uid,
    )
    const known = await placeKnown(session, folder, heads)
    for (const some of portions(heads.filter(({ uid }) => !known.has(uid)))) {
      await keepAll(session, folder, await readWhole(session, some))
      if (folder.kind === 'inbox') await noteArrival(session, some)
      if (Date.now() - toldAt < TELL_MS) continue
      toldAt = Date.now()
      await context.database.transaction((queries) => tellOfEmails(queries, mailbox.companyId))
    }
  }
}

/** Notes where those are that are here by their Message-ID. @returns their numbers. */
async function placeKnown(
  { context, mailbox }: RemoteSession,
  folder: RemoteFolder,
  heads: readonly FetchMessageObject[],
): Promise<ReadonlySet<number>> {
  const byMessageId = new Map(heads.flatMap((head) => messageIdOf(head).map((id) => [id, head.uid] as const)))
  if (byMessageId.size === 0) return new Set()
  return await context.database.transaction(async (queries) => {
    await holdMailbox(queries, mailbox.id)
    const isKnown = and(eq(emails.mailboxId, mailbox.id), inArray(emails.messageId, [...byMessageId.keys()]))
    const rows = await queries
      .select({ id: emails.id, messageId: emails.messageId })
      .from(emails)
      .where(isKnown)
    const placed = rows.flatMap(({ id: emailId, messageId }) => {
      const uid = byMessageId.get(messageId)
      return uid === undefined ? [] : [{ emailId, uid }]
    })
    for (const place of placed) {
      await addPlace(queries, { ...place, folderId: folder.id, companyId: mailbox.companyId })
    }
    await settlePlaces(queries, mailbox.id, placed)
    return new Set(placed.map(({ uid }) => uid))
  })
}

/** As the email itself says it; none where it says nothing. */
export const messageIdOf = ({ headers }: FetchMessageObject): string[] => {
  const [id] = /<[^<>\s]{1,500}>/u.exec(headers?.toString() ?? '') ?? []
  return id === undefined ? [] : [id]
}

function portions(heads: readonly FetchMessageObject[]): FetchMessageObject[][] {
  const all: FetchMessageObject[][] = []
  let bytes = Infinity
  for (const head of heads) {
    bytes += head.size ?? 0
    if (bytes > MOST_BYTES) {
      all.push([])
      bytes = head.size ?? 0
    }
    all.at(-1)?.push(head)
  }
  return all
}

async function readWhole(
  { client }: RemoteSession,
  heads: readonly FetchMessageObject[],
): Promise<[FetchMessageObject, Buffer][]> {
  const isTooLarge = heads.some(({ size = 0 }) => size > LARGEST)
  const source = isTooLarge ? { start: 0, maxLength: BEGINNING } : true
  const whole = await client.fetchAll(
    heads.map(({ uid }) => uid).join(','),
    { source, uid: true },
    { uid: true },
  )
  const byUid = new Map(whole.map((one) => [one.uid, one.source]))
  return heads.flatMap((head): [FetchMessageObject, Buffer][] => {
    const bytes = byUid.get(head.uid)
    // One that was removed meanwhile is not told.
    return bytes ? [[head, bytes]] : []
  })
}

/** In their order; while some are stored, the next are read. */
async function keepAll(
  session: RemoteSession,
  folder: RemoteFolder,
  whole: readonly [FetchMessageObject, Buffer][],
): Promise<void> {
  const { context, mailbox } = session
  let stored: Promise<unknown> = Promise.resolve()
  for (let start = 0; start < whole.length; start += STORED_AT_ONCE) {
    const reading = readAll(session, folder, whole.slice(start, start + STORED_AT_ONCE))
    const [read] = await Promise.all([reading, stored])
    stored = storeRead(context, mailbox, read)
  }
  await stored
}

/** One after the other: a large one takes a thread. */
async function readAll(
  session: RemoteSession,
  folder: RemoteFolder,
  whole: readonly [FetchMessageObject, Buffer][],
): Promise<ReadToStore[]> {
  const all: ReadToStore[] = []
  for (const [head, source] of whole) {
    all.push(readToStore(session, folder, head, await readEmail(session.context, source)))
  }
  return all
}

function readToStore(
  { context, mailbox }: RemoteSession,
  folder: RemoteFolder,
  { uid, flags = new Set(), internalDate }: FetchMessageObject,
  read: ReadEmail,
): ReadToStore {
  const { companyId } = mailbox
  const place = { folderId: folder.id, uid }
  const how: ReadToStore[1] = {
    place,
    // Its server writes above all else what it found of the sender.
    hasChecked: true,
    seen: flags.has('\\Seen') || folder.kind === 'sent',
    flagged: flags.has('\\Flagged'),
    answeredBy: flags.has('\\Answered') ? 'support' : undefined,
    after: async (queries, emailId, { isAutomated }) => {
      await addPlace(queries, { ...place, emailId, companyId })
      if (folder.kind !== 'inbox') return
      // What was there before the mailbox was connected waits for no answer by now.
      const isNew = arrivalOf({ internalDate }) >= secondOf(mailbox.createdAt)
      if (isNew && !flags.has('\\Answered')) {
        await askForAnswer(context, queries, { companyId, emailId, isAutomated })
      }
    },
    whenKnown: async (queries, emailId) => {
      await addPlace(queries, { ...place, emailId, companyId })
      await settlePlaces(queries, mailbox.id, [{ emailId }])
    },
  }
  return [read, how]
}

/** Servers tell no more than the second. */
const secondOf = (date: Date) => Math.floor(date.getTime() / 1_000) * 1_000

/** In ms since 1970; 0 where the server does not say. */
const arrivalOf = ({ internalDate }: Pick<FetchMessageObject, 'internalDate'>) =>
  internalDate ? new Date(internalDate).getTime() : 0

async function noteArrival(
  { context, connection }: RemoteSession,
  heads: readonly FetchMessageObject[],
): Promise<void> {
  const { mailboxId, lastEmailAt } = mailboxConnections
  const newest = new Date(Math.max(...heads.map(arrivalOf)))
  const isNewer = or(isNull(lastEmailAt), lt(lastEmailAt, newest))
  await context.database.queries
    .update(mailboxConnections)
    .set({ lastEmailAt: newest })
    .where(and(eq(mailboxId, connection.mailboxId), isNewer))
}
