import type { components } from '@replybay/api-client'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { companyId } from '../users/tables.ts'
import { webs } from '../webs/tables.ts'

type Schemas = components['schemas']

/** What is connected. */
export type Kind = Schemas['IntegrationTest']['kind']
export type Check = Schemas['IntegrationCheck']
export type Difference = Schemas['IntegrationDifference']

/** What is wrong with a connection. */
export type Problem =
  | 'bad-key'
  | 'missing-permission'
  | 'wrong-plan'
  | 'unreachable'
  | 'not-this-service'
  | 'private-address'
  | 'rate-limited'
  | 'service-error'

/** Why what a service would tell does not come: it may not be registered, or is signed with another secret than the one here. */
export type HookProblem = NonNullable<Schemas['Integration']['webhookProblem']>

/** Shops and services that a company has connected, and how each was at the last look. */
export const integrations = pgTable(
  'integrations',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    kind: text('kind').$type<Kind>().notNull(),
    name: text('name'),
    /** Of a messenger: whose inbox gets what is written there; null for the company's first. */
    webId: text('web_id').references(() => webs.id, { onDelete: 'set null' }),
    /** Where the shop is; null for a service that has one address for everybody. */
    url: text('url'),
    /** Whether it stands in for the service on this server, and nothing leaves it. */
    isLocal: boolean('is_local').notNull().default(false),
    /** Keys, sealed in the vault; null for what is local, which has none. */
    secret: text('secret'),
    problem: text('problem').$type<Problem>(),
    lastError: text('last_error'),
    failedSince: time('failed_since'),
    checkedAt: time('checked_at'),
    check: jsonb('check').$type<Check>(),
    lastSyncAt: time('last_sync_at'),
    /** When the first import of a shop's orders began; null where there is none to be. */
    importStartedAt: time('import_started_at'),
    importFinishedAt: time('import_finished_at'),
    importPaused: boolean('import_paused').notNull().default(false),
    /** What leads to the next page, by the shop; null for the first. */
    importCursor: text('import_cursor'),
    /** How many pages are done: a page that two have read is written by one. */
    importPages: integer('import_pages').notNull().default(0),
    importSeen: integer('import_seen').notNull().default(0),
    /** How many orders of the warehouse are its own. */
    orderCount: integer('order_count').notNull().default(0),
    importTotal: integer('import_total'),
    /** How far back the orders go that are here. */
    importReached: time('import_reached'),
    /** The token of the address that it tells what happens at, with the secret that signs it; sealed in the vault. */
    hook: text('hook'),
    hookHash: text('hook_hash'),
    /** By which ids it knows that address; null while it was not told of it. */
    hookIds: text('hook_ids').array(),
    hookProblem: text('hook_problem').$type<HookProblem>(),
    /** Up to when its orders were read for what it did not tell of; null before the first time. */
    caughtUpTo: time('caught_up_to'),
    /** When its orders are read for that again. */
    catchUpDueAt: time('catch_up_due_at'),
    /** How often in a row that has failed. */
    catchUpFailures: integer('catch_up_failures').notNull().default(0),
    /** When its stock is read again; null for at once. */
    stockDueAt: time('stock_due_at'),
    stockReadTo: time('stock_read_to'),
    /** When it has told something by itself. */
    toldAt: time('told_at'),
    /** When what it has still to send was compared with the warehouse. */
    comparedAt: time('compared_at'),
    differenceCount: integer('difference_count').notNull().default(0),
    /** The first ones. */
    differences: jsonb('differences').$type<Difference[]>().notNull().default([]),
    keysChangedAt: time('keys_changed_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('integrations_kind').on(table.companyId, table.kind),
    uniqueIndex('integrations_hook').on(table.hookHash),
    index('integrations_company').on(table.companyId, table.id),
    index('integrations_web').on(table.webId),
  ],
)

/** Which order of the warehouse is which order of a shop. */
export const integrationOrders = pgTable(
  'integration_orders',
  {
    companyId: companyId(),
    integrationId: text('integration_id')
      .notNull()
      .references(() => integrations.id, { onDelete: 'cascade' }),
    /** The shop's own. */
    shopId: text('shop_id').notNull(),
    number: text('number').notNull(),
    /** When the shop changed it last, as far as that is known: what is older is not written. */
    changedAt: time('changed_at'),
    /** Of what it held then, to know a change by. */
    digest: text('digest'),
  },
  (table) => [
    primaryKey({ columns: [table.integrationId, table.shopId] }),
    uniqueIndex('integration_orders_number').on(table.integrationId, table.number),
    index('integration_orders_company').on(table.companyId),
  ],
)

/** What services have told, each once. What it says is forgotten when it is handled. */
export const integrationDeliveries = pgTable(
  'integration_deliveries',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    integrationId: text('integration_id')
      .notNull()
      .references(() => integrations.id, { onDelete: 'cascade' }),
    /** The service's. */
    deliveryId: text('delivery_id').notNull(),
    topic: text('topic').notNull(),
    content: text('content'),
    receivedAt: time('received_at').notNull(),
    handledAt: time('handled_at'),
  },
  (table) => [
    uniqueIndex('integration_deliveries_delivery').on(table.integrationId, table.deliveryId),
    index('integration_deliveries_waiting')
      .on(table.integrationId, table.id)
      .where(sql`${table.handledAt} is null`),
    index('integration_deliveries_company').on(table.companyId),
    index('integration_deliveries_age').on(table.receivedAt),
  ],
)

/** What shops are to be told is sent, and were told. */
export const integrationSendings = pgTable(
  'integration_sendings',
  {
    companyId: companyId(),
    integrationId: text('integration_id')
      .notNull()
      .references(() => integrations.id, { onDelete: 'cascade' }),
    /** Under which it was sent from the warehouse. */
    orderNumber: text('order_number').notNull(),
    /** Of the order, by the shop. */
    shopId: text('shop_id').notNull(),
    state: text('state', { enum: ['waiting', 'told', 'refused'] })
      .notNull()
      .default('waiting'),
    /** Since when it is tried; anew once a person has mended what it waited for. */
    createdAt: time('created_at').notNull(),
    toldAt: time('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.integrationId, table.orderNumber] }),
    index('integration_sendings_state').on(table.integrationId, table.state),
    index('integration_sendings_company').on(table.companyId),
  ],
)

/** What a payment service is to pay back, and has. */
export const integrationRefunds = pgTable(
  'integration_refunds',
  {
    companyId: companyId(),
    integrationId: text('integration_id')
      .notNull()
      .references(() => integrations.id, { onDelete: 'cascade' }),
    /** Of the warehouse. */
    returnId: text('return_id').notNull(),
    orderNumber: text('order_number').notNull(),
    /** The shop system that knows the payment, and the order's number there. */
    platform: text('platform').notNull(),
    wholeNumber: text('whole_number').notNull(),
    /** In the smallest unit of the currency. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** How often somebody has asked for it. */
    attempt: integer('attempt').notNull().default(1),
    state: text('state', { enum: ['waiting', 'paid', 'failed'] })
      .notNull()
      .default('waiting'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.integrationId, table.returnId] }),
    index('integration_refunds_company').on(table.companyId),
  ],
)

/** What happened between this server and a service. */
export const integrationEvents = pgTable(
  'integration_events',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    integrationId: text('integration_id')
      .notNull()
      .references(() => integrations.id, { onDelete: 'cascade' }),
    at: time('at').notNull(),
    kind: text('kind').notNull(),
    isFailed: boolean('is_failed').notNull().default(false),
    /** Of the connection, or of one order alone: `order-refused`, or why its label or refund failed. */
    problem: text('problem'),
    subject: text('subject'),
    /** What the service answered, as an HTTP status. */
    status: integer('status'),
    ms: integer('ms'),
  },
  (table) => [
    index('integration_events_integration').on(table.integrationId, table.at, table.id),
    // Those that are counted.
    index('integration_events_labels')
      .on(table.integrationId, table.at)
      .where(sql`${table.kind} = 'label-made' and not ${table.isFailed}`),
    index('integration_events_company').on(table.companyId, table.id),
    index('integration_events_age').on(table.at),
  ],
)
