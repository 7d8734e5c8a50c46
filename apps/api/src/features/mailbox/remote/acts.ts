/** Does at the server what was done here: in its order, each once, also where the line is dropped in between. */
import { and, eq } from 'drizzle-orm'
import { holdMailbox } from '../receive.ts'
import { emails, mailboxFolders } from '../tables.ts'
import { tellOfEmails } from '../topic.ts'
import { settlePlaces } from './places.ts'
import { addPlace, nextAct, noteAttempt, type RemoteAct, removeAct } from './remote-store.ts'
import { RefusedCommand, type RemoteSession, requireDone } from './session.ts'
import { emailPlaces } from './tables.ts'

/** What the server refuses so often is given up: the email is shown where the server has it. */
const MOST_ATTEMPTS = 5
/** Where an email is not yet known by its number: it is looked for at each turn, so often. */
const MOST_WAITS = 100

/** Not yet to be done. */
class NotYet extends Error {}

/** @throws where the line is dropped: what is left is done at the next turn. */
export async function carryOutActs(session: RemoteSession): Promise<void> {
  const { queries } = session.context.database
  let after = ''
  for (;;) {
    const act = await nextAct(queries, session.mailbox.id, after)
    if (!act) return
    after = act.id
    try {
      await carryOut(session, act)
    } catch (error) {
      // On a line that was dropped nothing is refused.
      if (!session.client.usable) throw error
      const isRefused = error instanceof RefusedCommand || isNo(error)
      if (!isRefused && !(error instanceof NotYet)) throw error
      const attempts = await noteAttempt(queries, act.id)
      if (attempts >= (isRefused ? MOST_ATTEMPTS : MOST_WAITS)) await settle(session, act, [])
    }
  }
}

/** A command that the server refuses, on a connection that goes on. */
const isNo = (error: unknown) =>
  error instanceof Error && 'responseStatus' in error && ['NO', 'BAD'].includes(String(error.responseStatus))

async function carryOut(session: RemoteSession, act: RemoteAct): Promise<void> {
  if (act.act === 'flags') await setFlags(session, act)
  else if (act.act === 'append') await append(session, act)
  else await move(session, act)
}

interface PlaceChange {
  gone?: { folderId: string; uid: number }
  added?: { folderId: string; uid: number }
}

/** Forgets what is done, and notes where the email is now. */
async function settle(
  { context, mailbox }: RemoteSession,
  { id, emailId, companyId }: RemoteAct,
  changes: readonly PlaceChange[],
): Promise<void> {
  await context.database.transaction(async (queries) => {
    await holdMailbox(queries, mailbox.id)
    for (const { gone, added } of changes) {
      if (gone) {
        await queries
          .delete(emailPlaces)
          .where(and(eq(emailPlaces.folderId, gone.folderId), eq(emailPlaces.uid, gone.uid)))
      }
      if (added) await addPlace(queries, { ...added, emailId, companyId })
    }
    await removeAct(queries, id)
    const known = await queries.$count(emailPlaces, eq(emailPlaces.emailId, emailId))
    // One whose number is not known yet is found by its Message-ID, at the next look.
    if (known > 0) await settlePlaces(queries, mailbox.id, [{ emailId }])
    await tellOfEmails(queries, companyId)
  })
}

const listPlaces = ({ context }: RemoteSession, emailId: string) =>
  context.database.queries
    .select({ folderId: emailPlaces.folderId, uid: emailPlaces.uid, name: mailboxFolders.name })
    .from(emailPlaces)
    .innerJoin(mailboxFolders, eq(mailboxFolders.id, emailPlaces.folderId))
    .where(eq(emailPlaces.emailId, emailId))

async function setFlags(session: RemoteSession, act: RemoteAct): Promise<void> {
  const { client } = session
  const places = await listPlaces(session, act.emailId)
  if (places.length === 0) throw new NotYet()
  const flags = Object.entries(act.flags ?? {})
  const added = flags.flatMap(([name, isSet]) => (isSet ? [name] : []))
  const removed = flags.flatMap(([name, isSet]) => (isSet ? [] : [name]))
  for (const { name, uid } of places) {
    await client.mailboxOpen(name)
    if (added.length > 0)
      requireDone(await client.messageFlagsAdd(String(uid), added, { uid: true }), 'STORE')
    if (removed.length > 0) {
      requireDone(await client.messageFlagsRemove(String(uid), removed, { uid: true }), 'STORE')
    }
  }
  await settle(session, act, [])
}

async function findTarget({ context, client }: RemoteSession, folderId: string | null) {
  const [folder] =
    folderId === null
      ? []
      : await context.database.queries.select().from(mailboxFolders).where(eq(mailboxFolders.id, folderId))
  if (folder && folder.uidValidity === null) {
    const listed = await client.list()
    if (!listed.some(({ path }) => path === folder.name)) await client.mailboxCreate(folder.name)
  }
  return folder
}

const findEmail = async ({ context }: RemoteSession, emailId: string) => {
  const [email] = await context.database.queries
    .select({ messageId: emails.messageId, blob: emails.blob, date: emails.date })
    .from(emails)
    .where(eq(emails.id, emailId))
  return email
}

/** The number in a folder of an email that names itself; undefined where it is not there. Opens the folder. */
async function findUid(
  { client }: RemoteSession,
  folder: string,
  messageId: string,
): Promise<number | undefined> {
  await client.mailboxOpen(folder)
  const query = { header: { 'message-id': messageId }, deleted: false }
  return requireDone(await client.search(query, { uid: true }), 'SEARCH').at(-1)
}

async function append(session: RemoteSession, act: RemoteAct): Promise<void> {
  const { context, client } = session
  const folder = await findTarget(session, act.folderId)
  const email = await findEmail(session, act.emailId)
  const raw = email?.blob ? await context.blobs.get(email.blob) : undefined
  if (!folder || !email || !raw) return await settle(session, act, [])
  // The line may have been dropped after it was written.
  const known = await findUid(session, folder.name, email.messageId)
  const uid =
    known ??
    requireDone(await client.append(folder.name, Buffer.from(raw), ['\\Seen'], email.date), 'APPEND').uid
  await settle(session, act, uid === undefined ? [] : [{ added: { folderId: folder.id, uid } }])
}

async function move(session: RemoteSession, act: RemoteAct): Promise<void> {
  const { client } = session
  const from = (await listPlaces(session, act.emailId)).find(({ folderId }) => folderId === act.fromId)
  if (!from) throw new NotYet()
  const target = await findTarget(session, act.folderId)
  const email = await findEmail(session, act.emailId)
  if (!target || !email) return await settle(session, act, [])
  await client.mailboxOpen(from.name)
  const found = requireDone(await client.search({ uid: String(from.uid) }, { uid: true }), 'SEARCH')
  const moved = found.includes(from.uid)
    ? await moveThere(session, from, target.name, email.messageId)
    : undefined
  const uid = moved ?? (await findUid(session, target.name, email.messageId))
  await settle(session, act, [
    { gone: { folderId: from.folderId, uid: from.uid } },
    ...(uid === undefined ? [] : [{ added: { folderId: target.id, uid } }]),
  ])
}

/** @returns its new number, where the server tells it. */
async function moveThere(
  session: RemoteSession,
  { name, uid }: { name: string; uid: number },
  target: string,
  messageId: string,
): Promise<number | undefined> {
  const { client } = session
  const range = String(uid)
  if (client.capabilities.has('MOVE')) {
    const { uidMap } = requireDone(await client.messageMove(range, target, { uid: true }), 'MOVE')
    return uidMap?.get(uid)
  }
  // In two steps, of which the first may have been done before the line was dropped.
  const copied = await findUid(session, target, messageId)
  await client.mailboxOpen(name)
  const copy =
    copied ?? requireDone(await client.messageCopy(range, target, { uid: true }), 'COPY').uidMap?.get(uid)
  requireDone(await client.messageDelete(range, { uid: true }), 'EXPUNGE')
  return copy
}
