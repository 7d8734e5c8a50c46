import { pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../database/columns.ts'

/** What one instance of all holds at a time. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  /** The instance, by an id that it made for itself. */
  holder: text('holder').notNull(),
  /** By the database's clock. */
  expiresAt: time('expires_at').notNull(),
})
