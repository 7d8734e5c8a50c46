import type { components } from '@replybay/api-client'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { LOCALES, time, wordIndex } from '../../platform/database/columns.ts'
import { tickets } from '../tickets/tables.ts'
import { companyId } from '../users/tables.ts'

type Schemas = components['schemas']
export type OrderStatus = Schemas['OrderStatus']
export type ReturnStatus = Schemas['ReturnStatus']
export type WarehouseAddress = Schemas['WarehouseAddress']
export type WarehouseComment = Schemas['WarehouseComment']
export type OrderEvent = Schemas['OrderEvent']
export type ReturnEvent = Schemas['ReturnEvent']
export type ParcelLabel = Schemas['ParcelLabel'] & {
  /** By which its carrier knows the parcel; absent for a label that is drawn here. */
  reference?: string
  /** Whether its carrier was told that it is not needed, or refused to hear it. */
  isGivenBack?: boolean
}
export type LabelProblem = NonNullable<Schemas['WarehouseOrder']['labelProblem']>
export type RefundPayment = Schemas['RefundPayment']
export type Exchange = Schemas['WarehouseExchange']

/** What was ordered of one article, as it was sold. Shelf and stock are the article's, as they are now. */
export interface Line {
  SKU: string
  quantity: number
  name?: string
  /** Of one piece with its tax, in the smallest unit of the order's currency. */
  price?: number
  /** In hundredths of a percent. */
  taxRate?: number
}

/** What both keep beside their items. */
const paperTrail = <Event>() => ({
  customer: jsonb('customer').$type<WarehouseAddress>().notNull(),
  /** Of the customer, in lower case: leads to their tickets. */
  email: text('email'),
  platform: text('platform').notNull(),
  currency: text('currency').notNull().default('EUR'),
  comments: jsonb('comments').$type<WarehouseComment[]>().notNull().default([]),
  history: jsonb('history').$type<Event[]>().notNull().default([]),
  /** What a search finds it by. */
  words: wordIndex('words').notNull(),
  updatedAt: time('updated_at').notNull(),
})

/** Orders, and what was split off them to be sent later. Each is changed as a whole, while it is locked. */
export const warehouseOrders = pgTable(
  'warehouse_orders',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    number: text('number').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    items: jsonb('items').$type<Line[]>().notNull(),
    /** In how many parcels it goes; null until that is known. */
    parcels: integer('parcels'),
    labels: jsonb('labels').$type<ParcelLabel[]>().notNull().default([]),
    /** Why the last try made none; null where it made some, or there was no try. */
    labelProblem: jsonb('label_problem').$type<LabelProblem>(),
    /** How many pieces of each article are in the box. */
    packed: jsonb('packed').$type<Record<string, number>>().notNull().default({}),
    packerId: text('packer_id'),
    packerName: text('packer_name'),
    packingAt: time('packing_at'),
    problem: text('problem'),
    carrier: text('carrier').notNull().default(''),
    /** Of slips and bills, where the shop says it. */
    language: text('language', { enum: LOCALES }),
    prints: integer('prints').notNull().default(0),
    /** The number of the whole order. */
    remainderOf: text('remainder_of'),
    /** The id of the return whose exchange it sends. */
    exchangeOf: text('exchange_of'),
    leavesAt: time('leaves_at'),
    createdAt: time('created_at').notNull(),
    /** Its place in the list: when it leaves, else when it came. */
    dueAt: time('due_at').notNull(),
    sentAt: time('sent_at'),
    ...paperTrail<OrderEvent>(),
  },
  (table) => [
    uniqueIndex('warehouse_orders_number').on(table.companyId, table.number),
    index('warehouse_orders_status').on(table.companyId, table.status, table.dueAt, table.id),
    index('warehouse_orders_platform').on(
      table.companyId,
      table.platform,
      table.status,
      table.dueAt,
      table.id,
    ),
    index('warehouse_orders_open')
      .on(table.companyId, table.dueAt, table.id)
      .where(sql`${table.status} not in ('sent', 'canceled')`),
    index('warehouse_orders_sent')
      .on(table.companyId, table.sentAt, table.id)
      .where(sql`${table.status} = 'sent'`),
    index('warehouse_orders_sent_platform')
      .on(table.companyId, table.platform, table.sentAt, table.id)
      .where(sql`${table.status} = 'sent'`),
    index('warehouse_orders_canceled')
      .on(table.companyId, table.updatedAt)
      .where(sql`${table.status} = 'canceled'`),
    uniqueIndex('warehouse_orders_exchange').on(table.exchangeOf),
    index('warehouse_orders_remainder').on(table.companyId, table.remainderOf),
    index('warehouse_orders_email').on(table.companyId, table.email, table.createdAt),
    index('warehouse_orders_words').using('gin', table.words),
    index('warehouse_orders_company').on(table.companyId, table.id),
  ],
)

/** What customers send back. An order has one open return at most. */
export const warehouseReturns = pgTable(
  'warehouse_returns',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    orderNumber: text('order_number').notNull(),
    status: text('status').$type<ReturnStatus>().notNull(),
    items: jsonb('items').$type<Line[]>().notNull(),
    validated: text('validated').array().notNull().default([]),
    broken: text('broken').array().notNull().default([]),
    rejected: text('rejected').array().notNull().default([]),
    missing: text('missing').array().notNull().default([]),
    /** When it was inspected; null until then. */
    inspectedAt: time('inspected_at'),
    reason: text('reason'),
    photos: text('photos').array().notNull().default([]),
    trackingNumber: text('tracking_number'),
    exchange: jsonb('exchange').$type<Exchange>(),
    /** How far the refund is paid; null until it is asked for. */
    refundPayment: jsonb('refund_payment').$type<RefundPayment>(),
    dispute: text('dispute'),
    handledBy: text('handled_by'),
    requestedAt: time('requested_at').notNull(),
    /** Its place in the list: when it arrived, else when it was requested. */
    dueAt: time('due_at').notNull(),
    ...paperTrail<ReturnEvent>(),
  },
  (table) => [
    uniqueIndex('warehouse_returns_open')
      .on(table.companyId, table.orderNumber)
      .where(sql`${table.status} in ('requested', 'in-transit', 'arrived')`),
    index('warehouse_returns_order').on(table.companyId, table.orderNumber, table.requestedAt),
    index('warehouse_returns_status').on(table.companyId, table.status, table.dueAt, table.id),
    index('warehouse_returns_platform').on(
      table.companyId,
      table.platform,
      table.status,
      table.dueAt,
      table.id,
    ),
    index('warehouse_returns_list')
      .on(table.companyId, table.dueAt, table.id)
      .where(sql`${table.status} not in ('done', 'declined')`),
    index('warehouse_returns_email').on(table.companyId, table.email),
    index('warehouse_returns_words').using('gin', table.words),
    index('warehouse_returns_company').on(table.companyId, table.id),
  ],
)

/** Articles of a shop system: what can still be sold of each, and where it lies. */
export const warehouseArticles = pgTable(
  'warehouse_articles',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    platform: text('platform').notNull(),
    sku: text('sku').notNull(),
    name: text('name').notNull().default(''),
    shelf: text('shelf'),
    imageUrl: text('image_url'),
    price: integer('price'),
    taxRate: integer('tax_rate'),
    quantity: integer('quantity').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('warehouse_articles_sku').on(table.companyId, table.platform, table.sku),
    index('warehouse_articles_company').on(table.companyId, table.id),
  ],
)

/** Scans that were counted, so that one that is sent again is not. */
export const warehouseScans = pgTable(
  'warehouse_scans',
  {
    companyId: companyId(),
    orderId: text('order_id')
      .notNull()
      .references(() => warehouseOrders.id, { onDelete: 'cascade' }),
    /** As the scanner's device chose it. */
    scanId: text('scan_id').notNull(),
    sku: text('sku').notNull(),
    result: text('result').$type<Schemas['ScanResult']['result']>().notNull(),
    userId: text('by_user').notNull(),
    scannedAt: time('scanned_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.scanId] }),
    index('warehouse_scans_company').on(table.companyId),
    index('warehouse_scans_age').on(table.createdAt),
  ],
)

/** Calls that were carried out under a key, so that one that is sent again is not. */
export const warehouseKeys = pgTable(
  'warehouse_keys',
  {
    companyId: companyId(),
    /** The id of the person: nobody can use up another's key. */
    writer: text('writer').notNull(),
    key: text('key').notNull(),
    /** Of the call, to know another one by. */
    digest: text('digest').notNull(),
    /** What it made: a number or an id. */
    made: text('made').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.writer, table.key] }),
    index('warehouse_keys_age').on(table.createdAt),
  ],
)

/** Tickets that wake once something has happened in the warehouse. */
export const warehouseWaits = pgTable(
  'warehouse_waits',
  {
    companyId: companyId(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** What is waited for. */
    event: text('event').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.event] }),
    index('warehouse_waits_event').on(table.companyId, table.event),
  ],
)

/** By how many orders and returns of each status have changed; their sum is how many there are. */
export const warehouseCounts = pgTable(
  'warehouse_counts',
  {
    companyId: companyId(),
    list: text('list', { enum: ['orders', 'returns'] }).notNull(),
    status: text('status').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('warehouse_counts_company').on(table.companyId, table.list, table.status)],
)

/** Modules of shops that may tell what happens there. */
export const warehouseShops = pgTable(
  'warehouse_shops',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    platform: text('platform').notNull(),
    /** The module alone has the token itself. */
    tokenHash: text('token_hash').notNull(),
    /** What the module signs with, sealed in the vault; null for one that does not. */
    signingSecret: text('signing_secret'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('warehouse_shops_token').on(table.tokenHash),
    index('warehouse_shops_company').on(table.companyId, table.createdAt, table.id),
  ],
)

/** What shops have told. It is handled once, in the order in which it came. */
export const warehouseEvents = pgTable(
  'warehouse_events',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    platform: text('platform').notNull(),
    /** The shop's. */
    eventId: text('event_id').notNull(),
    event: jsonb('event').$type<Schemas['ShopEvent']>().notNull(),
    receivedAt: time('received_at').notNull(),
    handledAt: time('handled_at'),
    /** What it could not be done for; null where it was done. */
    problem: text('problem'),
  },
  (table) => [
    uniqueIndex('warehouse_events_event').on(table.companyId, table.platform, table.eventId),
    index('warehouse_events_waiting')
      .on(table.companyId, table.id)
      .where(sql`${table.handledAt} is null`),
    index('warehouse_events_age').on(table.receivedAt),
  ],
)
