import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import { companyId } from '../../users/tables.ts'

const PROBLEMS = [
  'empty',
  'error',
  'forbidden-address',
  'not-found',
  'refused',
  'timeout',
  'too-large',
  'unreachable',
  'wrong-type',
] as const

/** Websites that agents have read, or are reading. */
export const knowledgeWebsites = pgTable(
  'knowledge_websites',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    /** As it was named. */
    link: text('link').notNull(),
    /** Where its pages are; it may have led to another host. */
    origin: text('origin').notNull(),
    isRecursive: boolean('is_recursive').notNull(),
    /** The pages that are read; null where all that are found are. */
    chosen: text('chosen').array(),
    title: text('title'),
    /** How far it is read. Whether it is known, its documents say. */
    reading: text('reading', { enum: ['waiting', 'reading', 'read', 'failed'] }).notNull(),
    problem: text('problem', { enum: PROBLEMS }),
    /** Counts how often it was read: what is left of an earlier reading is thrown away. */
    run: integer('run').notNull().default(1),
    /** Counts the jobs of this run: one that is tried again while another goes on ends. */
    step: integer('step').notNull().default(0),
    /** In this run. */
    pagesFound: integer('pages_found').notNull().default(0),
    pagesRead: integer('pages_read').notNull().default(0),
    /** Pages in a row that could not be had. */
    failures: integer('failures').notNull().default(0),
    /** Its robots.txt. */
    rules: text('rules').notNull().default(''),
    startedAt: time('started_at').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('knowledge_websites_newest').on(table.companyId, table.updatedAt, table.id),
    uniqueIndex('knowledge_websites_link').on(table.companyId, table.link),
    index('knowledge_websites_started').on(table.startedAt),
  ],
)

/** Pages of a website, found and read. */
export const knowledgePages = pgTable(
  'knowledge_pages',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    websiteId: text('website_id')
      .notNull()
      .references(() => knowledgeWebsites.id, { onDelete: 'cascade' }),
    link: text('link').notNull(),
    /** Links between it and the page that the website was named by. */
    depth: integer('depth').notNull(),
    /**
     * `found` is still to be read in this run, `read` has text, `kept` has not changed since, `gone` is no page of its
     * own (any more), `failed` could not be read this time.
     */
    state: text('state', { enum: ['found', 'read', 'kept', 'gone', 'failed'] }).notNull(),
    /** Why it is not known. */
    problem: text('problem', { enum: [...PROBLEMS, 'duplicate', 'robots'] }),
    title: text('title'),
    /** What it said when it was read, until that is a document. */
    content: text('content'),
    words: integer('words').notNull().default(0),
    /** Of its text: by it a page knows that it has not changed. */
    hash: text('hash'),
    etag: text('etag'),
    lastModified: text('last_modified'),
  },
  (table) => [
    uniqueIndex('knowledge_pages_link').on(table.websiteId, table.link),
    index('knowledge_pages_next').on(table.websiteId, table.state, table.depth, table.id),
    index('knowledge_pages_company').on(table.companyId),
  ],
)
