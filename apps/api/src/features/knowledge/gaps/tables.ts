import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { LOCALES, time } from '../../../platform/database/columns.ts'
import { ticketId } from '../../tickets/tables.ts'
import { companyId } from '../../users/tables.ts'
import type { QuestionTokens } from './likeness.ts'

/** Questions of one meaning that no source answers. */
export const knowledgeGaps = pgTable(
  'knowledge_gaps',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    /** Answered: a search finds an answer. Left: to support, whatever is asked. */
    state: text('state', { enum: ['open', 'left', 'answered'] }).notNull(),
    /** The pair that answers it. No foreign key: where it is removed, the gap stays. */
    documentId: text('document_id'),
    /** Another source that answers it, too, until a person decides whether it does; it may be gone. */
    answeredBy: text('answered_by'),
    /** The passage of that source that answers it, and where in its text the answer begins; it may be gone. */
    answeringPassage: text('answering_passage'),
    answerStart: integer('answer_start'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('knowledge_gaps_company').on(table.companyId, table.state, table.id)],
)

/** What a gap says that no other source answers. */
export const unanswered = { answeredBy: null, answeringPassage: null, answerStart: null } as const

/** Each time that such a question was asked. */
export const knowledgeQuestions = pgTable(
  'knowledge_questions',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    /** No foreign key: a gap goes only once it has no question. */
    gapId: text('gap_id').notNull(),
    ticketId: ticketId(),
    /** The message that asks it. No foreign key: a message belongs to its ticket already. */
    messageId: text('message_id').notNull(),
    text: text('text').notNull(),
    /** The text as it is told from others: without case, accents and signs. */
    wording: text('wording').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    channel: text('channel').notNull(),
    /** What it is compared by. */
    tokens: jsonb('tokens').$type<QuestionTokens>().notNull(),
    /** All of them, to find it by. */
    words: text('words')
      .array()
      .notNull()
      .default(sql`'{}'`),
    askedAt: time('asked_at').notNull(),
  },
  (table) => [
    uniqueIndex('knowledge_questions_message').on(table.messageId),
    index('knowledge_questions_asked').on(table.companyId, table.askedAt, table.id),
    index('knowledge_questions_gap').on(table.gapId, table.askedAt),
    index('knowledge_questions_ticket').on(table.ticketId),
    index('knowledge_questions_words').using('gin', table.words),
  ],
)
