import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import { companyId, userId } from '../../users/tables.ts'
import { ticketId } from '../tables.ts'

/** Notes that mention a person who has not read them yet: once they have, the row is gone. */
export const ticketMentions = pgTable(
  'ticket_mentions',
  {
    companyId: companyId(),
    ticketId: ticketId(),
    userId: userId(),
    /** No foreign key: a note goes with its ticket alone. */
    noteId: text('note_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.noteId] }),
    index('ticket_mentions_user').on(table.userId, table.createdAt, table.noteId),
    index('ticket_mentions_ticket').on(table.ticketId),
    index('ticket_mentions_company').on(table.companyId),
  ],
)
