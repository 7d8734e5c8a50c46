import type { components } from '@replybay/api-client'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { companyId } from '../users/tables.ts'

type Schemas = components['schemas']

/** What is connected here; messengers are connected elsewhere. */
export type Kind = Schemas['IntegrationTest']['kind']
export type Check = Schemas['IntegrationCheck']

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

/** Shops and services that a company has connected, and how each was at the last look. */
export const integrations = pgTable(
  'integrations',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    kind: text('kind').$type<Kind>().notNull(),
    name: text('name'),
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
    keysChangedAt: time('keys_changed_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('integrations_kind').on(table.companyId, table.kind),
    index('integrations_company').on(table.companyId, table.id),
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
  },
  (table) => [
    primaryKey({ columns: [table.integrationId, table.shopId] }),
    uniqueIndex('integration_orders_number').on(table.integrationId, table.number),
    index('integration_orders_company').on(table.companyId),
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
    problem: text('problem').$type<Problem>(),
    subject: text('subject'),
    /** What the service answered, as an HTTP status. */
    status: integer('status'),
    ms: integer('ms'),
  },
  (table) => [
    index('integration_events_integration').on(table.integrationId, table.at, table.id),
    index('integration_events_company').on(table.companyId, table.id),
    index('integration_events_age').on(table.at),
  ],
)
