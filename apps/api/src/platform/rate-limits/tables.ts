import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../database/columns.ts'

/** Attempts in the current window, shared by all instances. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetAt: time('reset_at').notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resetAt)],
)
