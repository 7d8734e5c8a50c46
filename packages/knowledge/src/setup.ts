import { msg } from '@lingui/core/macro'
import { knowledgeQueries } from '@replybay/api-client'
import { setupQuery, type SetupStep } from '@replybay/feature-kit'
import { addingRoute } from './routes.ts'

/** Something that the AI agents know. */
export const setup: readonly SetupStep[] = [
  {
    id: 'knowledge',
    stage: 'knowledge',
    title: msg`Add your first sources`,
    detail: msg`The AI agent replies only from what you teach it`,
    minutes: 5,
    action: msg`Add sources`,
    page: addingRoute,
    // The knowledge base comes with the first save of the company.
    after: 'company',
    state: setupQuery(knowledgeQueries.documents({ limit: 1 }), ({ documents, counts }) => ({
      // A website is a source, too, and no document.
      is: documents.length > 0 || (counts?.['website'] ?? 0) > 0 ? 'done' : 'open',
    })),
  },
]
