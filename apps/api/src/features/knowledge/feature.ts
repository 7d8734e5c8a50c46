import { exported, leftOut } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { indexDocument, indexWaiting } from './indexing.ts'
import { knowledgeHandlers } from './routes.ts'
import { createKnowledgeService } from './service.ts'
import { knowledgeDocuments, knowledgePassages, knowledgeSettings, knowledgeWords } from './tables.ts'

/** What the agents are taught, and how it is found. */
export const knowledgeFeature = defineServerFeature({
  id: 'knowledge',
  tables: [
    exported(knowledgeSettings, knowledgeSettings.companyId, { name: 'knowledgeSettings' }),
    exported(knowledgeDocuments, knowledgeDocuments.companyId, {
      name: 'knowledgeDocuments',
      staysWithTicket: 'What was learned is worded by a person, and is no part of the ticket.',
    }),
    leftOut(knowledgePassages, 'They are cut from the documents.'),
    leftOut(knowledgeWords, 'They are counted from the documents.'),
  ],
  handlers: (context) => knowledgeHandlers(createKnowledgeService(context)),
  jobs: [indexWaiting, indexDocument],
})
