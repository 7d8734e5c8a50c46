import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import { companyId } from '../../users/tables.ts'
import { knowledgeDocuments } from '../tables.ts'

const documentId = (name: string) =>
  text(name)
    .notNull()
    .references(() => knowledgeDocuments.id, { onDelete: 'cascade' })

/** Two passages that answer one question differently. Passages get new ids with each indexing: these know them by their texts. */
export const knowledgeContradictions = pgTable(
  'knowledge_contradictions',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    question: text('question').notNull(),
    oneDocumentId: documentId('one_document_id'),
    otherDocumentId: documentId('other_document_id'),
    /** Of the passage's text. */
    oneDigest: text('one_digest').notNull(),
    otherDigest: text('other_digest').notNull(),
    state: text('state', { enum: ['open', 'kept', 'both-right'] }).notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('knowledge_contradictions_pair').on(
      table.oneDocumentId,
      table.oneDigest,
      table.otherDocumentId,
      table.otherDigest,
    ),
    index('knowledge_contradictions_other').on(table.otherDocumentId),
    index('knowledge_contradictions_company').on(table.companyId, table.state, table.id),
  ],
)
