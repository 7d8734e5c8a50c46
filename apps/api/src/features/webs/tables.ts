import type { components } from '@replybay/api-client'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId } from '../users/tables.ts'
import { time } from '../../platform/database/columns.ts'

export const webs = pgTable(
  'webs',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    name: text('name').notNull().default(''),
    domain: text('domain').notNull().default(''),
    /** Hosts beside it on whose pages the chat window may be used. */
    origins: text('origins').array().notNull().default([]),
    /** When the chat window was last opened on a page of the site, to within some minutes. */
    seenAt: time('seen_at'),
    /** What signs who visitors are, sealed in the vault; null until somebody asks for it. */
    identitySecret: text('identity_secret'),
    /** It holds sample data, and nothing of anybody. */
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('webs_company').on(table.companyId, table.createdAt, table.id)],
)

/** How the AI agent behaves and looks on a web; what is null was never set. */
export const botSettings = pgTable(
  'bot_settings',
  {
    /** The web's. */
    id: text('id')
      .primaryKey()
      .references(() => webs.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    allowIntroduce: boolean('allow_introduce'),
    introduceText: text('introduce_text'),
    /** In other languages, as `canonicalLanguage` writes them. */
    introductions: jsonb('introductions').$type<components['schemas']['Introduction'][]>(),
    allowFaq: boolean('allow_faq'),
    /** What it does when a customer writes. */
    replyMode: text('reply_mode', { enum: ['off', 'suggest', 'shadow', 'on'] }),
    /** Of silence, before an answered ticket is closed; in minutes, 0 is never. */
    beforeCloseTime: integer('before_close_time'),
    title: text('title'),
    /** As `#0E6D7A`. */
    themeColor: text('theme_color'),
    /** Whether visitors are asked how they were helped. */
    asksRating: boolean('asks_rating'),
    /** By its name in the blob store. */
    logo: text('logo'),
  },
  (table) => [
    index('bot_settings_company').on(table.companyId, table.id),
    index('bot_settings_logo')
      .on(table.logo)
      .where(sql`${table.logo} is not null`),
  ],
)

/** The languages in which the chat window of a web suggests questions. Whoever changes the questions of one holds it. */
export const botQuestionLanguages = pgTable(
  'bot_question_languages',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    webId: text('web_id')
      .notNull()
      .references(() => webs.id, { onDelete: 'cascade' }),
    /** As `canonicalLanguage` writes it. */
    lang: text('lang').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('bot_question_languages_lang').on(table.webId, table.lang),
    index('bot_question_languages_company').on(table.companyId, table.id),
  ],
)

/** Questions that the chat window suggests. */
export const botQuestions = pgTable(
  'bot_questions',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    languageId: text('language_id')
      .notNull()
      .references(() => botQuestionLanguages.id, { onDelete: 'cascade' }),
    /** Among those of its language; there are gaps. */
    position: integer('position').notNull(),
    question: text('question').notNull(),
    /** Null for a question alone. */
    answer: text('answer'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('bot_questions_language').on(table.languageId, table.position, table.id),
    index('bot_questions_company').on(table.companyId, table.id),
  ],
)

/** Each time that a customer asked a question which a web suggested then; for 30 days. */
export const askedQuestions = pgTable(
  'asked_questions',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    webId: text('web_id')
      .notNull()
      .references(() => webs.id, { onDelete: 'cascade' }),
    /** A hash of its words: one that is worded otherwise is another, and one that is worded as before is the same again. */
    wording: text('wording').notNull(),
    askedAt: time('asked_at').notNull(),
  },
  (table) => [
    index('asked_questions_web').on(table.webId, table.askedAt, table.wording),
    index('asked_questions_company').on(table.companyId, table.id),
    index('asked_questions_time').on(table.askedAt),
  ],
)
