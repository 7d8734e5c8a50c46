import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time, wordIndex } from '../../platform/database/columns.ts'
import { companyId } from '../users/tables.ts'

const LANGUAGES = ['en-US', 'fr-FR', 'es-ES'] as const

/** What a company's agents know of it as a whole. */
export const knowledgeSettings = pgTable('knowledge_settings', {
  /** The company's. */
  id: text('id').primaryKey(),
  companyId: companyId(),
  /** Of texts whose own language can't be told. */
  language: text('language', { enum: LANGUAGES }).notNull(),
  /** When all of it was last asked to be indexed anew. */
  forcedAt: time('forced_at'),
})

/** What agents are taught: each is found by its passages. */
export const knowledgeDocuments = pgTable(
  'knowledge_documents',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    kind: text('kind', { enum: ['file', 'text', 'qa', 'ticket', 'email'] }).notNull(),
    title: text('title').notNull(),
    /** The text; of a pair its answer. */
    content: text('content').notNull(),
    /** Of a pair. */
    question: text('question'),
    /** Of a file. */
    contentType: text('content_type'),
    size: integer('size').notNull(),
    /** The ticket that it was learned from; it may be gone. */
    ticketId: text('ticket_id'),
    language: text('language', { enum: LANGUAGES }),
    state: text('state', { enum: ['waiting', 'indexing', 'ready', 'failed'] }).notNull(),
    /** Why it failed: it has no words, or the server could not. */
    problem: text('problem', { enum: ['empty', 'error'] }),
    /** Counts its changes: what was indexed is of this version, or is thrown away. */
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('knowledge_documents_newest').on(table.companyId, table.updatedAt, table.id),
    index('knowledge_documents_kind').on(table.companyId, table.kind, table.updatedAt, table.id),
    index('knowledge_documents_state').on(table.companyId, table.state, table.updatedAt, table.id),
    index('knowledge_documents_ticket')
      .on(table.ticketId)
      .where(sql`${table.ticketId} is not null`),
  ],
)

/** A piece of a document that answers by itself. */
export const knowledgePassages = pgTable(
  'knowledge_passages',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    documentId: text('document_id')
      .notNull()
      .references(() => knowledgeDocuments.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: integer('position').notNull(),
    /** The headings above it, outermost first, by line. */
    headings: text('headings').notNull(),
    text: text('text').notNull(),
    /** Where it begins in the document's content. */
    start: integer('start').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    words: wordIndex('words').notNull(),
  },
  (table) => [
    index('knowledge_passages_document').on(table.documentId, table.position),
    index('knowledge_passages_words').using('gin', table.words),
    index('knowledge_passages_company').on(table.companyId),
  ],
)

/** How many passages of a company hold a word: the rarer, the more it says. */
export const knowledgeWords = pgTable(
  'knowledge_words',
  {
    companyId: companyId(),
    word: text('word').notNull(),
    passages: integer('passages').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.word] }),
    index('knowledge_words_letters').using('gin', table.word.op('gin_trgm_ops')),
  ],
)
