import type { components } from '@replybay/api-client'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import { companyId } from '../../users/tables.ts'
import { emails } from '../tables.ts'

type Reply = components['schemas']['EmailAgentReply']

/** What the agent made of emails: one each. */
export const emailReplies = pgTable(
  'email_replies',
  {
    /** Of the email. */
    id: text('id')
      .primaryKey()
      .references(() => emails.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    mode: text('mode').$type<Reply['mode']>().notNull(),
    outcome: text('outcome').$type<Reply['outcome']>().notNull(),
    reason: text('reason').$type<NonNullable<Reply['reason']>>(),
    /** What it would have sent, or has; erased after a while. */
    draft: text('draft'),
    sources: jsonb('sources').$type<components['schemas']['KnowledgeSource'][]>(),
    /** What a person sent; erased after a while. */
    sent: text('sent'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('email_replies_newest').on(table.companyId, table.createdAt, table.id),
    index('email_replies_outcome').on(table.companyId, table.outcome, table.createdAt, table.id),
  ],
)
