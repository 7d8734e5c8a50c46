import { and, asc, count, eq, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { isInScope, messages, type TicketScope, tickets } from '../tickets/tables.ts'
import { attachments } from './tables.ts'

/** Whether there is such a ticket, and nobody has deleted it. */
export async function hasTicket(queries: Queries, scope: TicketScope, id: string): Promise<boolean> {
  const rows = await queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.id, id), isInScope(scope), ne(tickets.status, 'deleted')))
  return rows.length > 0
}

export async function insertAttachment(queries: Queries, row: typeof attachments.$inferInsert) {
  await queries.insert(attachments).values(row)
}

/** Those of a ticket's messages, oldest first. */
export async function listAttachments(queries: Queries, companyId: string, ticketId: string) {
  return await queries
    .select()
    .from(attachments)
    .where(and(eq(attachments.ticketId, ticketId), eq(attachments.companyId, companyId)))
    .orderBy(asc(attachments.createdAt), asc(attachments.id))
}

/** Those of some messages, oldest first. */
export async function listSentAttachments(queries: Queries, ticketId: string, messageIds: readonly string[]) {
  if (messageIds.length === 0) return []
  return await queries
    .select()
    .from(attachments)
    .where(and(eq(attachments.ticketId, ticketId), inArray(attachments.messageId, [...messageIds])))
    .orderBy(asc(attachments.createdAt), asc(attachments.id))
}

export async function findAttachment(queries: Queries, companyId: string, ticketId: string, id: string) {
  const [row] = await queries
    .select()
    .from(attachments)
    .where(
      and(eq(attachments.id, id), eq(attachments.ticketId, ticketId), eq(attachments.companyId, companyId)),
    )
  return row
}

/** @returns how many of them are the message's now: those of the ticket, of the same side, that no message had. */
export async function giveToMessage(
  queries: Queries,
  ticketId: string,
  ids: string[],
  { messageId, isVisitors }: { messageId: string; isVisitors: boolean },
) {
  const rows = await queries
    .update(attachments)
    .set({ messageId })
    .where(
      and(
        inArray(attachments.id, ids),
        eq(attachments.ticketId, ticketId),
        eq(attachments.isVisitors, isVisitors),
        isNull(attachments.messageId),
      ),
    )
    .returning({ id: attachments.id })
  return rows.length
}

/** How many files a message or a note has. */
export async function countFilesOf(queries: Queries, messageId: string): Promise<number> {
  return await queries.$count(attachments, eq(attachments.messageId, messageId))
}

/** What a note held that is deleted: another can take it, until it is removed as what was never sent. */
export async function releaseFilesOf(queries: Queries, messageId: string): Promise<void> {
  await queries.update(attachments).set({ messageId: null }).where(eq(attachments.messageId, messageId))
}

/** How many files of one side no message of a ticket has named. */
export async function countUnused(queries: Queries, ticketId: string, isVisitors: boolean): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(attachments)
    .where(
      and(
        eq(attachments.ticketId, ticketId),
        eq(attachments.isVisitors, isVisitors),
        isNull(attachments.messageId),
      ),
    )
  return row?.count ?? 0
}

/** One that a message holds: none of a note, and none that was not sent. */
export async function findSentAttachment(queries: Queries, companyId: string, ticketId: string, id: string) {
  const [row] = await queries
    .select({ name: attachments.name, size: attachments.size, blob: attachments.blob })
    .from(attachments)
    .innerJoin(messages, eq(messages.id, attachments.messageId))
    .where(
      and(eq(attachments.id, id), eq(attachments.ticketId, ticketId), eq(attachments.companyId, companyId)),
    )
  return row
}

/** Removes those that no message has named since. @returns where their bytes are. */
export async function deleteUnused(queries: Queries, before: Date): Promise<string[]> {
  const rows = await queries
    .delete(attachments)
    .where(and(isNull(attachments.messageId), lt(attachments.createdAt, before)))
    .returning({ blob: attachments.blob })
  return rows.map(({ blob }) => blob)
}

/** Removes those of a ticket. @returns where their bytes are. */
export async function deleteAttachmentsOf(queries: Queries, ticketId: string): Promise<string[]> {
  const rows = await queries
    .delete(attachments)
    .where(eq(attachments.ticketId, ticketId))
    .returning({ blob: attachments.blob })
  return rows.map(({ blob }) => blob)
}

/** They go with their tickets. @returns where the bytes of those of a web are. */
export async function listBlobsOfWeb(queries: Queries, companyId: string, webId: string): Promise<string[]> {
  const rows = await queries
    .select({ blob: attachments.blob })
    .from(attachments)
    .innerJoin(tickets, eq(tickets.id, attachments.ticketId))
    .where(and(eq(tickets.companyId, companyId), eq(tickets.webId, webId)))
  return rows.map(({ blob }) => blob)
}

/** Those of the blobs that are an attachment's. */
export async function listNamed(queries: Queries, blobs: string[]): Promise<string[]> {
  const rows = await queries
    .select({ blob: attachments.blob })
    .from(attachments)
    .where(inArray(attachments.blob, blobs))
  return rows.map(({ blob }) => blob)
}

export async function listBlobs(queries: Queries, companyId: string): Promise<string[]> {
  const rows = await queries
    .select({ blob: attachments.blob })
    .from(attachments)
    .where(eq(attachments.companyId, companyId))
  return rows.map(({ blob }) => blob)
}
