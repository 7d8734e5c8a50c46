import { type SQL, sql } from 'drizzle-orm'
import { index, type PgColumn, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId } from '../users/tables.ts'
import { time, wordIndex } from '../../platform/database/columns.ts'

/** A number is the same however it is written. */
export const digitsOf = (phone: PgColumn | SQL) => sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`

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
    index('customers_phone')
      .on(table.companyId, digitsOf(table.phone))
      .where(sql`${table.phone} is not null`),
    index('customers_company').on(table.companyId, table.id),
  ],
)
