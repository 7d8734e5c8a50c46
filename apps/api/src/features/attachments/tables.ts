import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { ticketId } from '../tickets/tables.ts'
import { companyId } from '../users/tables.ts'
import { time } from '../../platform/database/columns.ts'

/** Files of messages; their bytes are in the blob store. */
export const attachments = pgTable(
  'attachments',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    ticketId: ticketId(),
    /** Whether the visitor of the website chat has sent it. */
    isVisitors: boolean('is_visitors').notNull().default(false),
    /** Null until an answer names it. */
    messageId: text('message_id'),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** Its name in the blob store. */
    blob: text('blob').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('attachments_ticket').on(table.ticketId, table.createdAt, table.id),
    index('attachments_unused')
      .on(table.createdAt)
      .where(sql`${table.messageId} is null`),
    index('attachments_company').on(table.companyId, table.id),
    index('attachments_blob').on(table.blob),
  ],
)
