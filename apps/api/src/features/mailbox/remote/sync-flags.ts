import { and, eq, inArray } from 'drizzle-orm'
import type { FetchMessageObject } from 'imapflow'
import { holdMailbox } from '../receive.ts'
import { emails } from '../tables.ts'
import { tellOfEmails } from '../topic.ts'
import { listBusy, type RemoteFolder } from './remote-store.ts'
import type { RemoteSession } from './session.ts'
import { emailPlaces } from './tables.ts'

/** Where the server does not say what has changed, the flags of so many of the newest are read each time. */
const NEWEST = 500
/** Of one question to the database. */
const AT_ONCE = 1_000

/** Takes over what other mail programs have marked. What was marked here, and is still to be told to the server, stays. */
export async function syncFlags(
  session: RemoteSession,
  folder: RemoteFolder,
  uids: readonly number[],
): Promise<void> {
  const { client } = session
  if (uids.length === 0) return
  const since = folder.seenAs?.split(':')[2]
  const canTell = client.mailbox && client.mailbox.highestModseq !== undefined
  const asked =
    canTell && since !== undefined
      ? client.fetch('1:*', { uid: true, flags: true }, { uid: true, changedSince: BigInt(since) })
      : client.fetch(uids.slice(-NEWEST).join(','), { uid: true, flags: true }, { uid: true })
  let some: FetchMessageObject[] = []
  for await (const message of asked) {
    some.push(message)
    if (some.length < AT_ONCE) continue
    await takeOver(session, folder, some)
    some = []
  }
  await takeOver(session, folder, some)
}

type Marks = Pick<typeof emails.$inferSelect, 'seen' | 'flagged' | 'answeredBy'>

async function takeOver(
  { context, mailbox }: RemoteSession,
  folder: RemoteFolder,
  messages: readonly FetchMessageObject[],
): Promise<void> {
  if (messages.length === 0) return
  const flagsOf = new Map(messages.map(({ uid, flags }) => [uid, flags ?? new Set<string>()]))
  await context.database.transaction(async (queries) => {
    await holdMailbox(queries, mailbox.id)
    const rows = await queries
      .select({
        id: emails.id,
        uid: emailPlaces.uid,
        seen: emails.seen,
        flagged: emails.flagged,
        answeredBy: emails.answeredBy,
      })
      .from(emailPlaces)
      .innerJoin(emails, eq(emails.id, emailPlaces.emailId))
      .where(and(eq(emailPlaces.folderId, folder.id), inArray(emailPlaces.uid, [...flagsOf.keys()])))
    const busy = await listBusy(
      queries,
      rows.map(({ id }) => id),
      ['flags'],
    )
    const changed: { id: string; marks: Marks }[] = []
    for (const { id, uid, ...was } of rows) {
      const flags = flagsOf.get(uid)
      if (!flags || busy.has(id)) continue
      const seen = flags.has('\\Seen')
      const flagged = flags.has('\\Flagged')
      const answeredBy = flags.has('\\Answered') ? (was.answeredBy ?? 'support') : was.answeredBy
      if (seen === was.seen && flagged === was.flagged && answeredBy === was.answeredBy) continue
      changed.push({ id, marks: { seen, flagged, answeredBy } })
    }
    // Many are marked in one way, as when all of a folder are read.
    for (const same of Map.groupBy(changed, ({ marks }) => JSON.stringify(marks)).values()) {
      const ids = same.map(({ id }) => id)
      const [{ marks } = {}] = same
      if (marks) await queries.update(emails).set(marks).where(inArray(emails.id, ids))
    }
    if (changed.length > 0) await tellOfEmails(queries, mailbox.companyId)
  })
}
