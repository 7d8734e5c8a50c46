import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { customers } from '../customers/tables.ts'
import { ticketId, tickets } from '../tickets/tables.ts'
import { companyId } from '../users/tables.ts'

/** Who a customer is on a channel, by the account that they write to. */
export const channelPeople = pgTable(
  'channel_people',
  {
    companyId: companyId(),
    accountId: text('account_id').notNull(),
    /** By the platform. */
    personId: text('person_id').notNull(),
    channel: text('channel').notNull(),
    /** The conversation with them alone, where there is one. */
    address: text('address'),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.personId] }),
    index('channel_people_customer').on(table.customerId, table.channel),
    index('channel_people_company').on(table.companyId),
  ],
)

/** Where the messages of a ticket come from, and its replies go. */
export const channelThreads = pgTable(
  'channel_threads',
  {
    ticketId: ticketId().primaryKey(),
    companyId: companyId(),
    accountId: text('account_id').notNull(),
    channel: text('channel').notNull(),
    /** The conversation, by the platform. */
    address: text('address').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('channel_threads_address').on(table.accountId, table.address, table.createdAt),
    index('channel_threads_company').on(table.companyId),
  ],
)

/** By which ids platforms know messages: each that comes is there once. */
export const channelMessages = pgTable(
  'channel_messages',
  {
    companyId: companyId(),
    accountId: text('account_id').notNull(),
    /** By the platform, within the account. */
    externalId: text('external_id').notNull(),
    ticketId: text('ticket_id').references(() => tickets.id, { onDelete: 'cascade' }),
    messageId: text('message_id'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.externalId] }),
    index('channel_messages_message')
      .on(table.messageId)
      .where(sql`${table.messageId} is not null`),
    index('channel_messages_ticket').on(table.ticketId),
    index('channel_messages_company').on(table.companyId),
  ],
)
