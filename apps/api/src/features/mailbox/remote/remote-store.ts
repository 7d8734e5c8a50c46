import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import { type FolderKind, mailboxes, mailboxFolders } from '../tables.ts'
import { emailPlaces, mailboxActs, mailboxConnections } from './tables.ts'

export type Connection = typeof mailboxConnections.$inferSelect
export type RemoteFolder = typeof mailboxFolders.$inferSelect
export type RemoteAct = typeof mailboxActs.$inferSelect

export async function findConnection(queries: Queries, mailboxId: string) {
  const [row] = await queries
    .select({ connection: mailboxConnections, mailbox: mailboxes })
    .from(mailboxConnections)
    .innerJoin(mailboxes, eq(mailboxes.id, mailboxConnections.mailboxId))
    .where(eq(mailboxConnections.mailboxId, mailboxId))
  return row
}

export const listConnections = (queries: Queries) =>
  queries
    .select({ mailboxId: mailboxConnections.mailboxId, changedAt: mailboxConnections.changedAt })
    .from(mailboxConnections)

/** Those that are here, in the order in which they are looked at. */
export async function listSynced(queries: Queries, mailboxId: string): Promise<RemoteFolder[]> {
  const rows = await queries
    .select()
    .from(mailboxFolders)
    .where(and(eq(mailboxFolders.mailboxId, mailboxId), eq(mailboxFolders.isSynced, true)))
    .orderBy(asc(mailboxFolders.id))
  return rows.toSorted((one, other) => folderRanks[one.kind] - folderRanks[other.kind])
}

/** Of two places of an email, the one of the lower rank is where people see it. */
export const folderRanks: Readonly<Record<FolderKind, number>> = {
  inbox: 0,
  sent: 1,
  other: 2,
  archive: 3,
  spam: 4,
  trash: 5,
}

export async function listUids(queries: Queries, folderId: string): Promise<Set<number>> {
  const rows = await queries
    .select({ uid: emailPlaces.uid })
    .from(emailPlaces)
    .where(eq(emailPlaces.folderId, folderId))
  return new Set(rows.map(({ uid }) => uid))
}

export async function addPlace(queries: Queries, place: typeof emailPlaces.$inferInsert): Promise<void> {
  await queries.insert(emailPlaces).values(place).onConflictDoNothing()
}

type NewAct = Pick<RemoteAct, 'companyId' | 'mailboxId' | 'emailId' | 'act'> &
  Partial<Pick<RemoteAct, 'fromId' | 'folderId' | 'flags'>>

export async function addAct(queries: Queries, act: NewAct): Promise<void> {
  await queries.insert(mailboxActs).values({ ...act, id: newId(), createdAt: new Date() })
}

export async function nextAct(
  queries: Queries,
  mailboxId: string,
  after: string,
): Promise<RemoteAct | undefined> {
  const [row] = await queries
    .select()
    .from(mailboxActs)
    .where(and(eq(mailboxActs.mailboxId, mailboxId), gt(mailboxActs.id, after)))
    .orderBy(asc(mailboxActs.id))
    .limit(1)
  return row
}

export async function noteAttempt(queries: Queries, id: string): Promise<number> {
  const [row] = await queries
    .update(mailboxActs)
    .set({ attempts: sql`${mailboxActs.attempts} + 1` })
    .where(eq(mailboxActs.id, id))
    .returning({ attempts: mailboxActs.attempts })
  return row?.attempts ?? 0
}

export async function removeAct(queries: Queries, id: string): Promise<void> {
  await queries.delete(mailboxActs).where(eq(mailboxActs.id, id))
}

/** Those of some emails that are still to be moved, written or flagged at the server. */
export async function listBusy(
  queries: Queries,
  emailIds: readonly string[],
  acts: readonly RemoteAct['act'][],
): Promise<ReadonlySet<string>> {
  if (emailIds.length === 0) return new Set()
  const rows = await queries
    .select({ emailId: mailboxActs.emailId })
    .from(mailboxActs)
    .where(and(inArray(mailboxActs.emailId, [...emailIds]), inArray(mailboxActs.act, [...acts])))
  return new Set(rows.map(({ emailId }) => emailId))
}
