import { and, eq, inArray, sql } from 'drizzle-orm'
import { FIRST_UNNUMBERED, holdMailbox } from '../receive.ts'
import { emails, mailboxFolders } from '../tables.ts'
import { messageIdOf } from './fetch-emails.ts'
import { settlePlaces } from './places.ts'
import type { RemoteFolder } from './remote-store.ts'
import type { RemoteSession } from './session.ts'
import { emailPlaces } from './tables.ts'

/** Of one question to the database. */
const AT_ONCE = 1_000

/**
 * The server has given all emails of the open folder other numbers: those that are here get theirs, found by their Message-IDs.
 * All at once, so that a line that is dropped meanwhile has changed nothing.
 */
export async function renumber(
  { client, context, mailbox }: RemoteSession,
  folder: RemoteFolder,
): Promise<void> {
  const uidOf = new Map<string, number>()
  for await (const message of client.fetch('1:*', { uid: true, headers: ['message-id'] }, { uid: true })) {
    for (const id of messageIdOf(message)) uidOf.set(id, message.uid)
  }
  await context.database.transaction(async (queries) => {
    await holdMailbox(queries, mailbox.id)
    const former = await queries
      .delete(emailPlaces)
      .where(eq(emailPlaces.folderId, folder.id))
      .returning({ emailId: emailPlaces.emailId })
    // Out of the way of the new numbers, until each has its own.
    await queries
      .update(emails)
      .set({ uid: sql`-${emails.uid}` })
      .where(and(eq(emails.folderId, folder.id), sql`${emails.uid} < ${FIRST_UNNUMBERED}`))
    const messageIds = [...uidOf.keys()]
    const affected = new Map(former.map((one) => [one.emailId, one]))
    for (let start = 0; start < messageIds.length; start += AT_ONCE) {
      const some = messageIds.slice(start, start + AT_ONCE)
      const rows = await queries
        .select({ emailId: emails.id, messageId: emails.messageId })
        .from(emails)
        .where(and(eq(emails.mailboxId, mailbox.id), inArray(emails.messageId, some)))
      const places = rows.flatMap(({ emailId, messageId }) => {
        const uid = uidOf.get(messageId)
        return uid === undefined ? [] : [{ folderId: folder.id, uid, emailId, companyId: mailbox.companyId }]
      })
      if (places.length > 0) await queries.insert(emailPlaces).values(places).onConflictDoNothing()
      for (const { emailId } of rows) affected.set(emailId, { emailId })
    }
    await settlePlaces(queries, mailbox.id, [...affected.values()])
    await queries
      .update(mailboxFolders)
      .set({ uidValidity: Number(client.mailbox && client.mailbox.uidValidity), seenAs: null })
      .where(eq(mailboxFolders.id, folder.id))
  })
}
