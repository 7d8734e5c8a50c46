/** Notes as rows; the ticket is held. */
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { ticketNotes, type tickets } from './tables.ts'

type NoteRow = typeof ticketNotes.$inferSelect

/** A note of a ticket. */
export async function findNote(
  queries: Queries,
  { id: ticketId, companyId }: Pick<typeof tickets.$inferSelect, 'id' | 'companyId'>,
  id: string,
): Promise<NoteRow | undefined> {
  const [note] = await queries
    .select()
    .from(ticketNotes)
    .where(
      and(eq(ticketNotes.id, id), eq(ticketNotes.ticketId, ticketId), eq(ticketNotes.companyId, companyId)),
    )
  return note
}

export async function setNote(
  queries: Queries,
  { id, companyId }: NoteRow,
  change: Pick<NoteRow, 'text' | 'mentions' | 'changedAt'>,
): Promise<void> {
  await queries
    .update(ticketNotes)
    .set(change)
    .where(and(eq(ticketNotes.id, id), eq(ticketNotes.companyId, companyId)))
}

export async function removeNote(queries: Queries, { id, companyId }: NoteRow): Promise<void> {
  await queries.delete(ticketNotes).where(and(eq(ticketNotes.id, id), eq(ticketNotes.companyId, companyId)))
}
