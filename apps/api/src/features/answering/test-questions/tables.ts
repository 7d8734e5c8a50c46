import type { components } from '@replybay/api-client'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import { companyId } from '../../users/tables.ts'
import { webs } from '../../webs/tables.ts'

/** What an AI agent did with a test question. */
export interface KeptRun {
  outcome: 'answered' | 'handed-off' | 'silent'
  /** Nothing where it did not answer. */
  text: string | null
  sources: components['schemas']['KnowledgeSource'][]
  /** As an ISO date. */
  ranAt: string
}

/** Questions that the AI agent of a web is tested with, each with its last two runs. */
export const testQuestions = pgTable(
  'test_questions',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    webId: text('web_id')
      .notNull()
      .references(() => webs.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    /** Null where its words tell. */
    lang: text('lang'),
    expected: text('expected', { enum: ['answered', 'handed-off'] }).notNull(),
    mustContain: text('must_contain'),
    lastRun: jsonb('last_run').$type<KeptRun>(),
    previousRun: jsonb('previous_run').$type<KeptRun>(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('test_questions_web').on(table.webId, table.createdAt, table.id),
    index('test_questions_company').on(table.companyId, table.id),
  ],
)
