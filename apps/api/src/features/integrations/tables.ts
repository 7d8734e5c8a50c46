import type { components } from '@replybay/api-client'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
    keysChangedAt: time('keys_changed_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('integrations_kind').on(table.companyId, table.kind),
    index('integrations_company').on(table.companyId, table.id),
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
