/** In which of the folders where the server has it an email is seen. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { emails, mailboxFolders } from '../tables.ts'
import { folderRanks, listBusy } from './remote-store.ts'
import { emailPlaces } from './tables.ts'

export interface Affected {
  emailId: string
}

/** Of one question to the database. */
const AT_ONCE = 1_000

/**
 * Shows emails where the server has them, after that has changed; those that it has nowhere any more are gone. Emails that are
 * on their way to another folder stay where people put them. The mailbox is held.
 */
export async function settlePlaces(
  queries: Queries,
  mailboxId: string,
  affected: readonly Affected[],
): Promise<void> {
  const ids = [...new Set(affected.map(({ emailId }) => emailId))]
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    await settle(queries, mailboxId, ids.slice(start, start + AT_ONCE))
  }
}

/** A folder that is here no more: its emails are where else they are, or gone from here. The mailbox is held. */
export async function forgetFolder(queries: Queries, mailboxId: string, folderId: string): Promise<void> {
  const affected = await queries
    .delete(emailPlaces)
    .where(eq(emailPlaces.folderId, folderId))
    .returning({ emailId: emailPlaces.emailId })
  await settlePlaces(queries, mailboxId, affected)
}

async function settle(queries: Queries, mailboxId: string, ids: string[]): Promise<void> {
  const places = await queries
    .select({
      emailId: emailPlaces.emailId,
      folderId: emailPlaces.folderId,
      uid: emailPlaces.uid,
      kind: mailboxFolders.kind,
    })
    .from(emailPlaces)
    .innerJoin(mailboxFolders, eq(mailboxFolders.id, emailPlaces.folderId))
    .where(inArray(emailPlaces.emailId, ids))
  const byEmail = Map.groupBy(places, ({ emailId }) => emailId)
  const moving = await listBusy(queries, ids, ['move', 'append'])
  const rows = await queries
    .select({ id: emails.id, folderId: emails.folderId, uid: emails.uid, delivery: emails.delivery })
    .from(emails)
    .where(and(eq(emails.mailboxId, mailboxId), inArray(emails.id, ids)))
  const gone: string[] = []
  const moved: { id: string; folderId: string; uid: number }[] = []
  for (const { id, folderId, uid, delivery } of rows) {
    if (moving.has(id)) continue
    const [place] = (byEmail.get(id) ?? []).toSorted(
      (one, other) => folderRanks[one.kind] - folderRanks[other.kind] || other.uid - one.uid,
    )
    if (!place) {
      if (delivery !== 'waiting') gone.push(id)
    } else if (place.folderId !== folderId || place.uid !== uid) {
      moved.push({ id, folderId: place.folderId, uid: place.uid })
    }
  }
  if (gone.length > 0) await queries.delete(emails).where(inArray(emails.id, gone))
  if (moved.length === 0) return
  const column = (name: 'id' | 'folderId' | 'uid') => sql.param(moved.map((one) => one[name]))
  await queries.execute(sql`
    update emails set folder_id = moved.folder_id, uid = moved.uid
    from unnest(${column('id')}::text[], ${column('folderId')}::text[], ${column('uid')}::bigint[])
      as moved (id, folder_id, uid)
    where emails.id = moved.id`)
}
