import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { ticketId } from '../tickets/tables.ts'
import { companyId } from '../users/tables.ts'
import { time } from '../../platform/database/columns.ts'

export const visitorTokens = pgTable(
  'visitor_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    companyId: companyId(),
    ticketId: ticketId(),
    createdAt: time('created_at').notNull(),
    /** Where the visitor wants to be answered, as they typed it; whose it is, is not known. */
    email: text('email'),
    /** When the newest message was written that the chat window has read. */
    readAt: time('read_at'),
    /** When the newest message was written that was sent by mail. */
    mailedAt: time('mailed_at'),
    /** To within an hour. */
    lastUsedAt: time('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    index('visitor_tokens_ticket').on(table.ticketId),
    index('visitor_tokens_use').on(table.lastUsedAt),
  ],
)
