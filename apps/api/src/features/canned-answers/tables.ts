import type { components } from '@replybay/api-client'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId } from '../users/tables.ts'
import { time } from '../../platform/database/columns.ts'

/** Texts that the team answers with. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    shortcut: text('shortcut').notNull(),
    title: text('title').notNull(),
    texts: jsonb('texts').$type<components['schemas']['CannedAnswerContent']['texts']>().notNull(),
    tags: text('tags').array().notNull().default([]),
    /** What becomes of the ticket once a reply with the text is sent. */
    afterwards: text('afterwards').$type<components['schemas']['CannedAnswerContent']['afterwards']>(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('canned_answers_shortcut').on(table.companyId, table.shortcut),
    index('canned_answers_company').on(table.companyId, table.id),
  ],
)
