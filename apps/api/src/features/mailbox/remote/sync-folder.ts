/** Brings here what a folder of the server has, the newest first, and how it is. */
import { and, eq, inArray } from 'drizzle-orm'
import type { MailboxObject } from 'imapflow'
import { foldCounts } from '../counts.ts'
import { holdMailbox } from '../receive.ts'
import { mailboxFolders } from '../tables.ts'
import { tellOfEmails } from '../topic.ts'
import { fetchEmails } from './fetch-emails.ts'
import { type Affected, settlePlaces } from './places.ts'
import { listUids, type RemoteFolder } from './remote-store.ts'
import { renumber } from './renumber.ts'
import { requireDone, type RemoteSession } from './session.ts'
import { syncFlags } from './sync-flags.ts'
import { emailPlaces } from './tables.ts'

/** Of one question to the database. */
const NUMBERS_AT_ONCE = 5_000

export interface SyncedFolder {
  /** Whether all that the server has is here. */
  isWhole: boolean
  /** Removes what the server has there no more: once all folders were looked at, since it may be in another one now. */
  removeGone: () => Promise<void>
}

const NOTHING: SyncedFolder = { isWhole: true, removeGone: () => Promise.resolve() }
const MORE_TO_FETCH: SyncedFolder = { ...NOTHING, isWhole: false }

export async function syncFolder(session: RemoteSession, folder: RemoteFolder): Promise<SyncedFolder> {
  const { client, context, atOnce } = session
  const { queries } = context.database
  const opened = await client.mailboxOpen(folder.name)
  const uidValidity = Number(opened.uidValidity)
  const isRenumbered = folder.uidValidity !== null && folder.uidValidity !== uidValidity
  if (isRenumbered) await renumber(session, folder)
  const state = stateOf(opened)
  if (!isRenumbered && state !== undefined && folder.seenAs === state && folder.uidValidity === uidValidity) {
    return NOTHING
  }
  const of = `${uidValidity}:${opened.uidNext}:${opened.exists}`
  const left = session.left.get(folder.id)
  // A large folder is not listed anew for each of its turns.
  if (left?.of === of && left.uids.length > 0) {
    await fetchSome(session, folder, left.uids.splice(0, atOnce))
    return MORE_TO_FETCH
  }
  const there = requireDone(await client.search({ deleted: false }, { uid: true }), 'SEARCH')
  const here = await listUids(queries, folder.id)
  const missing = there.filter((uid) => !here.has(uid)).toSorted((one, other) => other - one)
  const numbers = { uidValidity, remoteTotal: there.length }
  await queries.update(mailboxFolders).set(numbers).where(eq(mailboxFolders.id, folder.id))
  const isWhole = missing.length <= atOnce
  if (missing.length > 0) await fetchSome(session, folder, missing.splice(0, atOnce))
  session.left.set(folder.id, { of, uids: missing })
  if (isWhole) {
    await syncFlags(session, folder, there)
    await queries
      .update(mailboxFolders)
      .set({ seenAs: state ?? null, syncedAt: new Date() })
      .where(eq(mailboxFolders.id, folder.id))
  }
  const known = new Set(there)
  const gone = [...here].filter((uid) => !known.has(uid))
  return { isWhole, removeGone: () => removeGone(session, folder, gone) }
}

async function fetchSome(
  session: RemoteSession,
  folder: RemoteFolder,
  uids: readonly number[],
): Promise<void> {
  await fetchEmails(session, folder, uids)
  await session.context.database.transaction(async (queries) => {
    await foldCounts(queries, folder.id)
    await tellOfEmails(queries, session.mailbox.companyId)
  })
}

/** Undefined where the server does not tell changes by a number. */
function stateOf({ uidNext, exists, highestModseq }: MailboxObject): string | undefined {
  return highestModseq === undefined ? undefined : `${uidNext}:${exists}:${highestModseq}`
}

async function removeGone(
  { context, mailbox }: RemoteSession,
  { id }: RemoteFolder,
  gone: readonly number[],
) {
  if (gone.length === 0) return
  await context.database.transaction(async (queries) => {
    await holdMailbox(queries, mailbox.id)
    const affected: Affected[] = []
    for (let start = 0; start < gone.length; start += NUMBERS_AT_ONCE) {
      const some = gone.slice(start, start + NUMBERS_AT_ONCE)
      const isGone = and(eq(emailPlaces.folderId, id), inArray(emailPlaces.uid, some))
      affected.push(
        ...(await queries.delete(emailPlaces).where(isGone).returning({ emailId: emailPlaces.emailId })),
      )
    }
    await settlePlaces(queries, mailbox.id, affected)
    await tellOfEmails(queries, mailbox.companyId)
  })
}
