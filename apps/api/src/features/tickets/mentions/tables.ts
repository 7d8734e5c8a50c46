import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import { companyId, userId } from '../../users/tables.ts'
import { ticketId } from '../tables.ts'

/** Notes that mention a person: until they have read them, and for a while after that. */
export const ticketMentions = pgTable(
  'ticket_mentions',
  {
    companyId: companyId(),
    ticketId: ticketId(),
    userId: userId(),
    /** No foreign key: who deletes a note deletes these too. */
    noteId: text('note_id').notNull(),
    createdAt: time('created_at').notNull(),
    /** When the person has read it. */
    readAt: time('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.noteId] }),
    index('ticket_mentions_user')
      .on(table.userId, table.createdAt, table.noteId)
      .where(sql`${table.readAt} is null`),
    index('ticket_mentions_read')
      .on(table.userId, table.readAt, table.noteId)
      .where(sql`${table.readAt} is not null`),
    index('ticket_mentions_ticket').on(table.ticketId),
    index('ticket_mentions_company').on(table.companyId),
  ],
)
