import { bigint, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { companyId } from '../users/tables.ts'

/** What a company used of the language models in a day. */
export const modelUses = pgTable(
  'model_uses',
  {
    /** The company's, and the day. */
    id: text('id').primaryKey(),
    companyId: companyId(),
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Tokens that were sent. */
    sent: bigint('sent', { mode: 'number' }).notNull(),
    /** Tokens that were answered. */
    answered: bigint('answered', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('model_uses_company').on(table.companyId, table.id),
    index('model_uses_day').on(table.day),
  ],
)
