import type { components } from '@replybay/api-client'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import { ticketId } from '../../tickets/tables.ts'
import { companyId } from '../../users/tables.ts'

/** What the AI agent made of what customers wrote, once for each time: sent, suggested or only counted. */
export const agentReplies = pgTable(
  'agent_replies',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    webId: text('web_id').notNull(),
    ticketId: ticketId(),
    mode: text('mode', { enum: ['suggest', 'shadow', 'on'] }).notNull(),
    outcome: text('outcome', { enum: ['replied', 'handed-off'] }).notNull(),
    /** The message after which it was worked out. */
    messageId: text('message_id'),
    /** What was suggested or only counted, until a person has answered. */
    draft: text('draft'),
    sources: jsonb('sources').$type<components['schemas']['KnowledgeSource'][]>(),
    /** Whether the person said what the draft says. */
    answered: text('answered', { enum: ['same', 'other'] }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('agent_replies_company').on(table.companyId, table.id),
    // All that is counted, so that nothing else is read.
    index('agent_replies_web').on(
      table.companyId,
      table.webId,
      table.createdAt,
      table.mode,
      table.outcome,
      table.answered,
    ),
    uniqueIndex('agent_replies_message').on(table.ticketId, table.messageId),
  ],
)
