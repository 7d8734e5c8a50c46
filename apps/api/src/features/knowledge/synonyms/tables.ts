import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import { companyId } from '../../users/tables.ts'

/** Words that mean the same in a company's shop, in any language. */
export const knowledgeSynonyms = pgTable(
  'knowledge_synonyms',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    words: text('words').array().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('knowledge_synonyms_company').on(table.companyId, table.id)],
)
