/** Columns that tables share. Times have milliseconds, as JavaScript has, so that a cursor loses nothing. */
import { customType, text, timestamp } from 'drizzle-orm/pg-core'

/** The words of a text, to be searched for. Written with `array_to_tsvector`. */
export const wordIndex = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** The languages of the product: of the interface, and those whose words the knowledge tells apart. */
export const LOCALES = ['en-US', 'fr-FR', 'es-ES'] as const

export const locale = () => text('locale', { enum: LOCALES }).notNull().default('en-US')
