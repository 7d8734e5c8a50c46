import { and, eq } from 'drizzle-orm'
import type { FeatureJob } from '../../platform/server-feature.ts'
import { closeGaps } from './gaps/close-gaps.ts'
import { indexDocument } from './indexing.ts'
import { knowledgeDocuments } from './tables.ts'

/** Compares what was indexed with what was there before. */
export const compareLearned: FeatureJob<{ documentId: string; version: number }> = {
  name: 'knowledge-compare-learned',
  retries: 3,
  retryDelay: 5,
  retryDelayMax: 60,
  timeLimit: 120,
  async run({ documentId, version }, { database }) {
    const [document] = await database.queries
      .select({ companyId: knowledgeDocuments.companyId })
      .from(knowledgeDocuments)
      .where(
        and(
          eq(knowledgeDocuments.id, documentId),
          eq(knowledgeDocuments.version, version),
          eq(knowledgeDocuments.state, 'ready'),
        ),
      )
    if (document) await closeGaps(database, { companyId: document.companyId, documentId })
  },
}

/** Indexes a document, and has it compared. */
export const indexAndCompare: typeof indexDocument = {
  ...indexDocument,
  async run(data, context) {
    await indexDocument.run(data, context)
    await context.jobs.add(context.database.queries, compareLearned, data)
  },
}
