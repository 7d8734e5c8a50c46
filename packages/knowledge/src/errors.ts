import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords, errorCause, errorDetail } from '@replybay/feature-kit'
import { switchErrors } from './agent-switch/switch-errors.ts'

const noCompany = msg`Save your company’s details first`
const justIndexed = msg`Everything was indexed less than 10 minutes ago. Nothing was changed. Try again in a few minutes.`
const savedFirst = msg`Your team saved other changes first. Yours are kept. Check them and save again.`
const takenWord = msg`Another group has one of these words`
const tooManyWebsites = msg`You’ve reached the limit of 50 websites. Delete one first.`
const tooManySources = msg`Your knowledge base is full. Delete a source first.`

/** The operations that this feature calls. */
export type KnowledgeOperation =
  | 'addSynonyms'
  | 'answerKnowledgeGap'
  | 'changeSynonyms'
  | 'decideContradiction'
  | 'decideLesson'
  | 'changeAgentSwitch'
  | 'findAlikeSources'
  | 'forceIndexation'
  | 'getAgentReplyNumbers'
  | 'getAgentSwitch'
  | 'getBotSettings'
  | 'getKnowledgeDocument'
  | 'getKnowledgeWebsite'
  | 'indexDocumentsAgain'
  | 'learnFromWebsite'
  | 'learnFromTicket'
  | 'listContradictions'
  | 'listKnowledgeDocuments'
  | 'listKnowledgeGaps'
  | 'listKnowledgeWebsites'
  | 'listLessons'
  | 'listPassages'
  | 'listSynonyms'
  | 'listUntaughtTickets'
  | 'listWebsitePages'
  | 'lookAtWebsite'
  | 'proposeLesson'
  | 'readKnowledgeGap'
  | 'readPair'
  | 'readText'
  | 'removeKnowledgeDocument'
  | 'removeKnowledgeWebsite'
  | 'removeSynonyms'
  | 'sendExampleConversation'
  | 'setKnowledgeLanguage'
  | 'skipTicket'
  | 'updateKnowledgeGap'
  | 'updateBotSettings'
  | 'updatePair'
  | 'updateText'
  | 'uploadFile'
  | 'uploadPair'
  | 'uploadText'

/** The words for each catalogued error of the operations that this feature calls. @see specification §8 */
export const errors: ErrorWording<KnowledgeOperation, MessageDescriptor> = {
  ...switchErrors,
  listKnowledgeGaps: { default: msg`Could not load the unanswered questions` },
  answerKnowledgeGap: {
    conflict: noCompany,
    'limit-reached': tooManySources,
    default: msg`Could not save the answer`,
  },
  addSynonyms: {
    conflict: takenWord,
    'limit-reached': msg`You’ve reached the limit of 200 groups. Delete one first.`,
    default: msg`Could not save the synonyms`,
  },
  changeSynonyms: { conflict: takenWord, default: msg`Could not save the synonyms` },
  listSynonyms: { default: msg`Could not load the synonyms` },
  removeSynonyms: { default: msg`Could not delete the synonyms` },
  decideContradiction: { default: msg`Could not save your decision` },
  listContradictions: { default: msg`Could not load the sources that contradict each other` },
  listUntaughtTickets: { default: msg`Could not load the tickets` },
  decideLesson: {
    conflict: noCompany,
    'limit-reached': tooManySources,
    default: msg`Could not save your decision`,
  },
  learnFromTicket: {
    conflict: noCompany,
    'limit-reached': tooManySources,
    default: msg`Could not instruct the bot`,
  },
  listPassages: { default: msg`Could not load the passages` },
  listLessons: { default: msg`Could not load the review list` },
  proposeLesson: { default: msg`Could not summarize the ticket` },
  readKnowledgeGap: { default: msg`Could not load the question` },
  skipTicket: { default: msg`Could not skipt the ticket.` },
  updateKnowledgeGap: { default: msg`Could not change the question` },
  getAgentReplyNumbers: { default: msg`Could not load the AI agent’s results` },
  getBotSettings: { default: msg`Error on fetching bot settings` },
  findAlikeSources: { default: msg`Could not check for similar sources` },
  forceIndexation: {
    'too-many-requests': justIndexed,
    default: msg`Could not force indexation`,
  },
  getKnowledgeDocument: { default: msg`Could not find the source` },
  getKnowledgeWebsite: { default: msg`Could not find the source` },
  indexDocumentsAgain: { default: msg`Could not index the sources again` },
  listKnowledgeDocuments: {
    // The catalogue says so of a list of sources, too; other languages say what is meant.
    default: msg({ context: 'sources', message: 'Could not find a ticket with specified id' }),
  },
  listKnowledgeWebsites: {
    // The catalogue says so of a list of websites, too; other languages say what is meant.
    default: msg({ context: 'sources', message: 'Could not find a ticket with specified id' }),
  },
  learnFromWebsite: {
    conflict: noCompany,
    'limit-reached': tooManyWebsites,
    default: msg`Could not instruct the bot with the website`,
  },
  lookAtWebsite: { default: msg`Could not check the website` },
  listWebsitePages: { default: msg`Could not list the pages` },
  readPair: { default: msg`Could not read the question and answer` },
  readText: { default: msg`Could not read the text` },
  removeKnowledgeDocument: {
    // The catalogue says so of a source, too; other languages say what is meant.
    default: msg({ context: 'source', message: 'Could not find a ticket with specified id' }),
  },
  removeKnowledgeWebsite: {
    // The catalogue says so of a website, too; other languages say what is meant.
    default: msg({ context: 'website', message: 'Could not find a ticket with specified id' }),
  },
  sendExampleConversation: { default: msg`Could not send conversation` },
  setKnowledgeLanguage: {
    'too-many-requests': justIndexed,
    default: msg`Could not update knowledge language.`,
  },
  updateBotSettings: { default: msg`Error on updating bot settings` },
  updatePair: {
    'changed-meanwhile': savedFirst,
    'limit-reached': tooManySources,
    default: msg`Could not save the question and answer`,
  },
  updateText: {
    'changed-meanwhile': savedFirst,
    'limit-reached': tooManySources,
    default: msg`Could not save the text`,
  },
  uploadFile: {
    conflict: noCompany,
    'limit-reached': tooManySources,
    'upload-limit': msg`Your team has reached today’s upload limit. Try again tomorrow.`,
    default: msg`Could not upload the file`,
  },
  uploadPair: {
    conflict: noCompany,
    'limit-reached': tooManySources,
    default: msg`Could not save the question and answer`,
  },
  uploadText: {
    conflict: noCompany,
    'limit-reached': tooManySources,
    default: msg`Could not save the text`,
  },
}

export const wordError = createErrorWords(errors)

/**
 * What stands below the words of an error: nothing where they are of this very error and say themselves what to do.
 * @param detail - What the failure means, and what to do.
 */
export function detailOfError(
  i18n: I18n,
  operation: KnowledgeOperation,
  error: unknown,
  detail: string,
): string | undefined {
  if (wordError(i18n, operation, error) !== i18n._(errors[operation].default)) return undefined
  // What it means for the person says more than that the server had a problem.
  const cause = errorCause(error) === 'server' ? undefined : errorDetail(i18n, error)
  return cause ? `${cause} ${detail}` : detail
}
