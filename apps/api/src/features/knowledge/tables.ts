import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { LOCALES, time, wordIndex } from '../../platform/database/columns.ts'
import { orderTitle } from '../../platform/database/order-title.ts'
import { ticketId } from '../tickets/tables.ts'
import { companyId } from '../users/tables.ts'
import { knowledgeWebsites } from './websites/tables.ts'

const PROBLEMS = [
  'broken',
  'empty',
  'error',
  'forbidden-address',
  'not-found',
  'password',
  'refused',
  'scan',
  'timeout',
  'too-large',
  'unreachable',
  'wrong-type',
] as const

/** What a company's agents know of it as a whole. */
export const knowledgeSettings = pgTable('knowledge_settings', {
  /** The company's. */
  id: text('id').primaryKey(),
  companyId: companyId(),
  /** Of texts whose own language can't be told. */
  language: text('language', { enum: LOCALES }).notNull(),
  /** When all of it was last asked to be indexed anew. */
  forcedAt: time('forced_at'),
  /** Counts the changes of the company's synonyms. */
  synonymsVersion: integer('synonyms_version').notNull().default(0),
})

/** What agents are taught: each is found by its passages. */
export const knowledgeDocuments = pgTable(
  'knowledge_documents',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    kind: text('kind', { enum: ['file', 'text', 'qa', 'ticket', 'email', 'page'] }).notNull(),
    title: text('title').notNull(),
    /** By which it is ordered, and found by its title. */
    orderTitle: text('order_title')
      .notNull()
      .generatedAlwaysAs(orderTitle(sql`coalesce(question, title)`)),
    /** The text; of a pair its answer. */
    content: text('content').notNull(),
    /** Of a pair. */
    question: text('question'),
    /** Of a file, once it is read: what it is by its bytes. */
    contentType: text('content_type'),
    /** Of a file: what its sender calls it. */
    fileName: text('file_name'),
    /** Of a file: its name in the blob store. */
    blob: text('blob'),
    /** Of a file that has pages. */
    pages: integer('pages'),
    /** Of those, how many are pictures alone. */
    pagesWithoutText: integer('pages_without_text'),
    size: integer('size').notNull(),
    /** The ticket that it was learned from; it may be gone. */
    ticketId: text('ticket_id'),
    /** An email of the thread that it was learned from; it may be gone. */
    emailId: text('email_id'),
    /** Of a page. */
    websiteId: text('website_id').references(() => knowledgeWebsites.id, { onDelete: 'cascade' }),
    /** Of a page: where people find it. */
    link: text('link'),
    language: text('language', { enum: LOCALES }),
    state: text('state', { enum: ['waiting', 'indexing', 'ready', 'failed'] }).notNull(),
    /** Since when it stands there. */
    stateAt: time('state_at').notNull(),
    /** Why it failed. */
    problem: text('problem', { enum: PROBLEMS }),
    /** Counts its changes: what was indexed is of this version, or is thrown away. */
    version: integer('version').notNull().default(1),
    /** Whether it was asked for once more, since nobody had indexed it. */
    isAskedAgain: boolean('is_asked_again').notNull().default(false),
    /** By which version of the product. */
    indexedWith: text('indexed_with'),
    /** That it was cut into, when it was last found by them. */
    passages: integer('passages'),
    /** Of a file or a page: a source that said nearly the same when it was indexed; it may be gone. */
    alikeTo: text('alike_to'),
    /** Who changed it last; they may be gone. */
    savedBy: text('saved_by'),
    /** Of what it was added as, where that was under a key. */
    digest: text('digest'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('knowledge_documents_company').on(table.companyId, table.id),
    index('knowledge_documents_newest').on(table.companyId, table.updatedAt, table.id),
    index('knowledge_documents_title').on(table.companyId, sql`${table.orderTitle} collate "C"`, table.id),
    index('knowledge_documents_kind').on(table.companyId, table.kind, table.updatedAt, table.id),
    index('knowledge_documents_state').on(table.companyId, table.state, table.updatedAt, table.id),
    index('knowledge_documents_blob')
      .on(table.blob)
      .where(sql`${table.blob} is not null`),
    uniqueIndex('knowledge_documents_page')
      .on(table.websiteId, table.link)
      .where(sql`${table.websiteId} is not null`),
    index('knowledge_documents_open')
      .on(table.stateAt)
      .where(sql`${table.state} in ('waiting', 'indexing')`),
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
    /** On which page of a file it begins. */
    page: integer('page'),
    language: text('language', { enum: LOCALES }).notNull(),
    words: wordIndex('words').notNull(),
    /** No search finds it, until its document changes: another passage was kept in its place. */
    isSetAside: boolean('is_set_aside').notNull().default(false),
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

/** A reply that was sent, and rests on a document. */
export const knowledgeUses = pgTable(
  'knowledge_uses',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    ticketId: ticketId(),
    /** It may be gone. */
    documentId: text('document_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('knowledge_uses_company').on(table.companyId, table.id),
    index('knowledge_uses_counted').on(table.companyId, table.createdAt, table.documentId),
    index('knowledge_uses_document').on(table.documentId, table.createdAt),
    index('knowledge_uses_ticket').on(table.ticketId),
    index('knowledge_uses_age').on(table.createdAt),
  ],
)
