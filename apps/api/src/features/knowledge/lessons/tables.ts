import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import { ticketId } from '../../tickets/tables.ts'
import { companyId } from '../../users/tables.ts'

/** What is to be learned of a ticket: one lesson each. */
export const knowledgeLessons = pgTable(
  'knowledge_lessons',
  {
    /** Of its document, too, once it is approved. */
    id: text('id').primaryKey(),
    companyId: companyId(),
    ticketId: ticketId(),
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
    index('knowledge_lessons_state').on(table.companyId, table.state, table.createdAt, table.id),
  ],
)
