import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import { ticketId } from '../../tickets/tables.ts'
import { companyId } from '../../users/tables.ts'
import { webs } from '../../webs/tables.ts'
import { warehouseOrders, warehouseReturns } from '../tables.ts'

const orderId = () =>
  text('order_id')
    .notNull()
    .references(() => warehouseOrders.id, { onDelete: 'cascade' })

/** What opens one order to its customer. */
export const orderTokens = pgTable(
  'warehouse_order_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    companyId: companyId(),
    orderId: orderId(),
    /** On whose return page it was given. */
    webId: text('web_id')
      .notNull()
      .references(() => webs.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    /** To within an hour. */
    lastUsedAt: time('last_used_at').notNull(),
  },
  (table) => [
    index('warehouse_order_tokens_order').on(table.orderId),
    index('warehouse_order_tokens_web').on(table.webId),
    index('warehouse_order_tokens_company').on(table.companyId),
    index('warehouse_order_tokens_use').on(table.lastUsedAt),
  ],
)

/** Photos of customers; those that no return has named are removed. */
export const returnPhotos = pgTable(
  'warehouse_return_photos',
  {
    /** Of its address, which nobody guesses. */
    id: text('id').primaryKey(),
    companyId: companyId(),
    orderId: orderId(),
    /** Undefined until a return names it. */
    returnId: text('return_id').references(() => warehouseReturns.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('warehouse_return_photos_order').on(table.orderId),
    index('warehouse_return_photos_return').on(table.returnId),
    index('warehouse_return_photos_company').on(table.companyId, table.id),
    index('warehouse_return_photos_age').on(table.createdAt),
  ],
)

/** The ticket in which the customer of a return writes. Returns and orders go with the company alone, as it does. */
export const returnTickets = pgTable(
  'warehouse_return_tickets',
  {
    returnId: text('return_id').primaryKey(),
    companyId: companyId(),
    ticketId: ticketId(),
    orderId: text('order_id').notNull(),
    createdAt: time('created_at').notNull(),
    /** When the newest reply was written that was mailed to the customer. */
    mailedAt: time('mailed_at').notNull(),
  },
  (table) => [
    uniqueIndex('warehouse_return_tickets_ticket').on(table.ticketId),
    index('warehouse_return_tickets_order').on(table.orderId),
    index('warehouse_return_tickets_company').on(table.companyId),
  ],
)
