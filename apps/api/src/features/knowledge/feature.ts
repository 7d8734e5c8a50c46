import { eq } from 'drizzle-orm'
import { exported, leftOut } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { ofListedTicket } from '../tickets/tables.ts'
import { findContradictions } from './contradictions/find-contradictions.ts'
import { contradictionHandlers } from './contradictions/routes.ts'
import { createContradictionService } from './contradictions/service.ts'
import { knowledgeContradictions } from './contradictions/tables.ts'
import { knowledgeDemo } from './demo/knowledge-demo.ts'
import { closeAnsweredGaps } from './gaps/close-gaps.ts'
import { forgetQuestions, noteHandedOff, noteQuestions } from './gaps/note-questions.ts'
import { gapHandlers } from './gaps/routes.ts'
import { createGapService } from './gaps/service.ts'
import { knowledgeGaps, knowledgeQuestions } from './gaps/tables.ts'
import { indexDocument, indexWaiting } from './indexing.ts'
import { lessonHandlers } from './lessons/routes.ts'
import { createLessonService } from './lessons/service.ts'
import { isToldLesson } from './lessons/store.ts'
import { knowledgeLessons } from './lessons/tables.ts'
import { indexOutdated, indexStuck } from './reindexing.ts'
import { knowledgeHandlers } from './routes.ts'
import { createKnowledgeService } from './service.ts'
import { listBlobs, listNamed } from './store.ts'
import { synonymHandlers } from './synonyms/routes.ts'
import { createSynonymService } from './synonyms/service.ts'
import { knowledgeSynonyms } from './synonyms/tables.ts'
import {
  knowledgeDocuments,
  knowledgePassages,
  knowledgeSettings,
  knowledgeUses,
  knowledgeWords,
} from './tables.ts'
import { knowledgeTopic } from './topic.ts'
import { forgetUses } from './uses.ts'
import { embedDocument, embedMissing } from './vectors/embed-passages.ts'
import { knowledgeVectors } from './vectors/vector-table.ts'
import { createWebsiteLooks } from './websites/look.ts'
import { readWebsite, rereadWebsites } from './websites/read-website.ts'
import { websiteHandlers } from './websites/routes.ts'
import { createWebsiteService } from './websites/service.ts'
import { knowledgePages, knowledgeWebsites } from './websites/tables.ts'

/** What the agents are taught, and how it is found. */
export const knowledgeFeature = defineServerFeature({
  id: 'knowledge',
  tables: [
    exported(knowledgeSettings, knowledgeSettings.companyId, { name: 'knowledgeSettings' }),
    exported(knowledgeSynonyms, knowledgeSynonyms.companyId, { name: 'knowledgeSynonyms' }),
    exported(knowledgeWebsites, knowledgeWebsites.companyId, { name: 'knowledgeWebsites' }),
    leftOut(knowledgePages, 'They are read from websites; what is known of them are documents.'),
    exported(knowledgeDocuments, knowledgeDocuments.companyId, {
      name: 'knowledgeDocuments',
      left: ['blob', 'digest', 'alikeTo', 'indexedWith', 'isAskedAgain', 'orderTitle'],
      page: 10,
      staysWithTicket: 'What was learned is worded by a person, and is no part of the ticket.',
    }),
    exported(knowledgeLessons, knowledgeLessons.companyId, { name: 'knowledgeLessons', only: isToldLesson }),
    exported(knowledgeGaps, knowledgeGaps.companyId, { name: 'knowledgeGaps' }),
    exported(knowledgeQuestions, knowledgeQuestions.companyId, {
      name: 'knowledgeQuestions',
      left: ['tokens', 'words'],
      only: ofListedTicket(knowledgeQuestions.ticketId),
    }),
    exported(knowledgeContradictions, knowledgeContradictions.companyId, {
      name: 'knowledgeContradictions',
      left: ['oneDigest', 'otherDigest'],
    }),
    leftOut(knowledgePassages, 'They are cut from the documents.'),
    exported(knowledgeUses, knowledgeUses.companyId, {
      name: 'knowledgeUses',
      only: ofListedTicket(knowledgeUses.ticketId),
      staysWithTicket: 'They say how often a document was of use, and nothing of what was said.',
    }),
    leftOut(knowledgeWords, 'They are counted from the documents.'),
  ],
  vectorTables: [leftOut(knowledgeVectors, 'They are made from the passages.')],
  blobs: { name: 'knowledge', named: listNamed, ofCompany: listBlobs },
  handlers: (context) => ({
    ...knowledgeHandlers(createKnowledgeService(context)),
    ...lessonHandlers(createLessonService(context)),
    ...gapHandlers(createGapService(context)),
    ...contradictionHandlers(createContradictionService(context)),
    ...synonymHandlers(createSynonymService(context)),
    ...websiteHandlers(createWebsiteService(context), createWebsiteLooks(context)),
  }),
  topics: () => [knowledgeTopic],
  demo: knowledgeDemo,
  jobs: [
    readWebsite,
    rereadWebsites,
    indexOutdated,
    indexStuck,
    indexWaiting,
    indexDocument,
    embedMissing,
    embedDocument,
    closeAnsweredGaps,
    findContradictions,
    noteQuestions,
    noteHandedOff,
  ],
  housekeeping: [forgetQuestions, forgetUses],
  async emptyTicket(queries, { id }) {
    await queries.delete(knowledgeLessons).where(eq(knowledgeLessons.ticketId, id))
    await queries.delete(knowledgeQuestions).where(eq(knowledgeQuestions.ticketId, id))
    return []
  },
})
