import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
    /** Of one that was written elsewhere: the header lines by which it belongs to others. */
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>(),
    /** Null while a job is to send it. */
    sentAt: time('sent_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('mails_sent').on(table.sentAt),
    index('mails_company').on(table.companyId),
    index('mails_age').on(table.createdAt, table.id),
  ],
)
