import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { companyId } from '../../features/users/tables.ts'
import { time } from '../database/columns.ts'

/** Mails that wait to be sent; the local outbox keeps them for a day. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When to try; null once it was sent. */
    dueAt: time('due_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('mails_due').on(table.dueAt),
    index('mails_company').on(table.companyId),
    index('mails_age').on(table.createdAt, table.id),
  ],
)
