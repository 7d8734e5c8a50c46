import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId } from '../users/tables.ts'
import { time, wordIndex } from '../../platform/database/columns.ts'

export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    name: text('name').notNull().default(''),
    /** In lower case. */
    email: text('email'),
    phone: text('phone'),
    handle: text('handle'),
    language: text('language'),
    location: text('location'),
    /** ISO 3166-1, two letters; null where the location names it in words, or nobody knows. */
    country: text('country'),
    /** As their browser names it: a name of the IANA database, or what looks like one. */
    timeZone: text('time_zone'),
    /** What they write from then on opens no ticket. */
    blockedAt: time('blocked_at'),
    createdAt: time('created_at').notNull(),
    /** What they are found by; null until it is made. */
    words: wordIndex('words'),
  },
  (table) => [
    index('customers_words').using('gin', table.words),
    index('customers_wordless')
      .on(table.id)
      .where(sql`${table.words} is null`),
    uniqueIndex('customers_email').on(table.companyId, table.email),
    index('customers_company').on(table.companyId, table.id),
  ],
)
