import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import { tickets } from '../../tickets/tables.ts'
import { companyId } from '../../users/tables.ts'

/** What is to be learned of a ticket, or of an email thread: one lesson each. */
export const knowledgeLessons = pgTable(
  'knowledge_lessons',
  {
    /** Of its document, too, once it is approved. */
    id: text('id').primaryKey(),
    companyId: companyId(),
    /** Null where it is of an email thread. */
    ticketId: text('ticket_id').references(() => tickets.id, { onDelete: 'cascade' }),
    /** Names the thread; null where it is of a ticket. */
    emailThread: text('email_thread'),
    /** An email of the thread; it may be gone. */
    emailId: text('email_id'),
    question: text('question').notNull(),
    /** Empty where the ticket was skipped before anything was written. */
    answer: text('answer').notNull(),
    state: text('state', { enum: ['review', 'approved', 'rejected', 'skipped'] }).notNull(),
    writtenBy: text('written_by', { enum: ['person', 'server'] }).notNull(),
    authorName: text('author_name').notNull(),
    createdAt: time('created_at').notNull(),
    /** What its document said before these words were approved: taking that back restores it. */
    replaced: jsonb('replaced').$type<{ question: string; answer: string }>(),
  },
  (table) => [
    uniqueIndex('knowledge_lessons_ticket').on(table.ticketId),
    uniqueIndex('knowledge_lessons_email').on(table.companyId, table.emailThread),
    index('knowledge_lessons_state').on(table.companyId, table.state, table.createdAt, table.id),
  ],
)
