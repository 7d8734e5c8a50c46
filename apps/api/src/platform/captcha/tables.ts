import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../database/columns.ts'

/** Senders that have shown lately that a person is at the keys. */
export const captchaPasses = pgTable(
  'captcha_passes',
  {
    sender: text('sender').primaryKey(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('captcha_passes_expiry').on(table.expiresAt)],
)
