import { mutationCall, queryCall, whole } from './call-options.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import type { Filter } from './filter.ts'
import {
  addSynonyms,
  answerKnowledgeGap,
  changeSynonyms,
  decideContradiction,
  decideLesson,
  findAlikeSources,
  forceIndexation,
  getKnowledgeDocument,
  getKnowledgeWebsite,
  indexDocumentsAgain,
  learnFromEmail,
  learnFromTicket,
  learnFromWebsite,
  listContradictions,
  listKnowledgeDocuments,
  listKnowledgeGaps,
  listKnowledgeWebsites,
  listLessons,
  listPassages,
  listSynonyms,
  listUntaughtEmails,
  listUntaughtTickets,
  listWebsitePages,
  lookAtWebsite,
  proposeEmailLesson,
  proposeLesson,
  readKnowledgeGap,
  readPair,
  readText,
  removeKnowledgeDocument,
  removeKnowledgeWebsite,
  removeSynonyms,
  setKnowledgeLanguage,
  skipEmail,
  skipTicket,
  updateKnowledgeGap,
  updatePair,
  updateText,
  uploadFile,
  uploadPair,
  uploadText,
} from './generated/operations.ts'
import { infiniteCall } from './infinite-call.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §7, Knowledge, Files */
export const knowledgeQueries = {
  all: ['knowledge'] as const,
  /** The documents that the agents know. */
  documents: (filter: Filter<'listKnowledgeDocuments'> = {}) =>
    queryCall({
      key: [...knowledgeQueries.all, 'documents', filter],
      operation: listKnowledgeDocuments,
      request: { query: filter },
      read: ({ data }) => whole(data, 'documents'),
    }),
  /** A document; an addition. */
  document: (id: string) =>
    queryCall({
      key: [...knowledgeQueries.all, 'document', id],
      operation: getKnowledgeDocument,
      request: { path: { id } },
      read: ({ data }) => data.document,
    }),
  /** Those of `documents`, page by page; each page says where the next begins. */
  documentPages: (filter: Omit<Filter<'listKnowledgeDocuments'>, 'cursor'> = {}) =>
    infiniteCall({
      key: [...knowledgeQueries.all, 'document-pages', filter],
      operation: listKnowledgeDocuments,
      request: (cursor) => ({ query: { ...filter, ...(cursor && { cursor }) } }),
      read: ({ data }) => whole(data, 'documents'),
      next: (page) => page.nextCursor,
    }),
  /** The websites that the agents know. */
  websites: (filter: Filter<'listKnowledgeWebsites'> = {}) =>
    queryCall({
      key: [...knowledgeQueries.all, 'websites', filter],
      operation: listKnowledgeWebsites,
      request: { query: filter },
      read: ({ data }) => whole(data, 'websites'),
    }),
  /** A website; an addition. */
  website: (id: string) =>
    queryCall({
      key: [...knowledgeQueries.all, 'website', id],
      operation: getKnowledgeWebsite,
      request: { path: { id } },
      read: ({ data }) => data.website,
    }),
  /** The pages of a website; an addition. */
  websitePages: (id: string) =>
    queryCall({
      key: [...knowledgeQueries.all, 'website-pages', id],
      operation: listWebsitePages,
      request: { path: { id } },
      read: ({ data }) => data.pages,
    }),
  /** The text of a document. */
  text: (id: string) =>
    queryCall({
      key: [...knowledgeQueries.all, 'text', id],
      operation: readText,
      request: { path: { id } },
      read: ({ data }) => data.document,
    }),
  /** What was indexed of a document, page by page; an addition. */
  passages: (id: string) =>
    infiniteCall({
      key: [...knowledgeQueries.all, 'passages', id],
      operation: listPassages,
      request: (cursor) => ({ path: { id }, query: cursor ? { cursor } : {} }),
      read: ({ data }) => data,
      next: (page) => page.nextCursor,
    }),
  /** Question and answer of a document. */
  pair: (id: string) =>
    queryCall({
      key: [...knowledgeQueries.all, 'pair', id],
      operation: readPair,
      request: { path: { id } },
      read: ({ data }) => data.document,
    }),
  /** What could be learned of a ticket. */
  proposedLesson: (ticketId: string) =>
    queryCall({
      key: [...knowledgeQueries.all, 'proposed-lesson', ticketId],
      operation: proposeLesson,
      request: { path: { id: ticketId } },
      read: ({ data }) => data.proposal,
    }),
  /** What could be learned of an email thread. */
  proposedEmailLesson: (emailId: string) =>
    queryCall({
      key: [...knowledgeQueries.all, 'proposed-email-lesson', emailId],
      operation: proposeEmailLesson,
      request: { path: { id: emailId } },
      read: ({ data }) => data.proposal,
    }),
  /** What waits to be learned. */
  lessons: (filter: Filter<'listLessons'> = {}) =>
    queryCall({
      key: [...knowledgeQueries.all, 'lessons', filter],
      operation: listLessons,
      request: { query: filter },
      read: ({ data }) => whole(data, 'lessons'),
    }),
  /** Closed tickets from which nothing was learned yet, page by page. */
  untaughtTickets: (filter: Omit<Filter<'listUntaughtTickets'>, 'cursor'> = {}) =>
    infiniteCall({
      key: [...knowledgeQueries.all, 'untaught-tickets', filter],
      operation: listUntaughtTickets,
      request: (cursor) => ({ query: { ...filter, ...(cursor && { cursor }) } }),
      read: ({ data }) => whole(data, 'tickets'),
      next: (page) => page.nextCursor,
    }),
  /** Answered email threads from which nothing was learned yet, page by page. */
  untaughtEmails: (filter: Omit<Filter<'listUntaughtEmails'>, 'cursor'> = {}) =>
    infiniteCall({
      key: [...knowledgeQueries.all, 'untaught-emails', filter],
      operation: listUntaughtEmails,
      request: (cursor) => ({ query: { ...filter, ...(cursor && { cursor }) } }),
      read: ({ data }) => whole(data, 'emails'),
      next: (page) => page.nextCursor,
    }),
  /** Words that mean the same in the shop. */
  synonyms: () =>
    queryCall({
      key: [...knowledgeQueries.all, 'synonyms'],
      operation: listSynonyms,
      request: {},
      read: ({ data }) => whole(data, 'groups'),
    }),
  /** Sources that contradict each other. */
  contradictions: () =>
    queryCall({
      key: [...knowledgeQueries.all, 'contradictions'],
      operation: listContradictions,
      request: {},
      read: ({ data }) => data.contradictions,
    }),
  /** The questions that no source answers. */
  gaps: (filter: Filter<'listKnowledgeGaps'> = {}) =>
    queryCall({
      key: [...knowledgeQueries.all, 'gaps', filter],
      operation: listKnowledgeGaps,
      request: { query: filter },
      read: ({ data }) => whole(data, 'gaps'),
    }),
  /** A question that no source answers, and the tickets behind it. */
  gap: (id: string) =>
    queryCall({
      key: [...knowledgeQueries.all, 'gap', id],
      operation: readKnowledgeGap,
      request: { path: { id } },
      read: ({ data }) => data.gap,
    }),
}

/** @see specification §7, Knowledge, Files */
export const knowledgeMutations = {
  /** Uploads a file, under the same `key` once; `onProgress` is told the share that is through, 0 to 1. */
  uploadFile: () =>
    mutationCall({
      operation: uploadFile,
      request: ({ key, file, title }: Upload) => ({
        body: { file, ...(title !== undefined && { title }) },
        ...named(key),
      }),
      options: ({ signal, onProgress }: Upload) => ({
        signal,
        fetch: onProgress && fetchWithProgress(onProgress),
      }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Adds a text; under the same `key` once. */
  uploadText: () =>
    mutationCall({
      operation: uploadText,
      request: ({ key, ...body }: RequestBody<'uploadText'> & Keyed) => ({ body, ...named(key) }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Looks for sources that have a title, or say nearly the same as a text; an addition. */
  findAlike: () =>
    mutationCall({
      operation: findAlikeSources,
      request: (body: RequestBody<'findAlikeSources'>) => ({ body }),
      read: ({ data }) => data.sources,
    }),
  /** Changes a text. */
  updateText: () =>
    mutationCall({
      operation: updateText,
      request: (body: RequestBody<'updateText'>) => ({ body }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Adds a question and its answer; under the same `key` once. */
  uploadPair: () =>
    mutationCall({
      operation: uploadPair,
      request: ({ key, ...body }: RequestBody<'uploadPair'> & Keyed) => ({ body, ...named(key) }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Changes a question and its answer. */
  updatePair: () =>
    mutationCall({
      operation: updatePair,
      request: (body: RequestBody<'updatePair'>) => ({ body }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Removes a document. */
  removeDocument: (id: string) =>
    mutationCall({
      operation: removeKnowledgeDocument,
      request: () => ({ path: { id } }),
      read: () => undefined,
      invalidates: [knowledgeQueries.all],
    }),
  /** Removes a website. */
  removeWebsite: (id: string) =>
    mutationCall({
      operation: removeKnowledgeWebsite,
      request: () => ({ path: { id } }),
      read: () => undefined,
      invalidates: [knowledgeQueries.all],
    }),
  /** Indexes some documents again; an addition. */
  indexAgain: () =>
    mutationCall({
      operation: indexDocumentsAgain,
      request: (body: RequestBody<'indexDocumentsAgain'>) => ({ body }),
      read: ({ data }) => data.documents,
      invalidates: [knowledgeQueries.all],
    }),
  /** Indexes everything again. */
  forceIndexation: () =>
    mutationCall({
      operation: forceIndexation,
      request: () => ({}),
      read: ({ data }) => data.indexing,
      invalidates: [knowledgeQueries.all],
    }),
  /** Teaches the agents from a ticket. */
  learnFromTicket: () =>
    mutationCall({
      operation: learnFromTicket,
      request: (body: RequestBody<'learnFromTicket'>) => ({ body }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Leaves a ticket out of the knowledge. */
  skipTicket: () =>
    mutationCall({
      operation: skipTicket,
      request: (body: RequestBody<'skipTicket'>) => ({ body }),
      read: ({ data }) => data,
      invalidates: [knowledgeQueries.all],
    }),
  /** Approves a lesson, throws it away, or takes that back. */
  decideLesson: (id: string) =>
    mutationCall({
      operation: decideLesson,
      request: (body: RequestBody<'decideLesson'>) => ({ path: { id }, body }),
      read: ({ data }) => data.lesson,
      invalidates: [knowledgeQueries.all],
    }),
  /** Leaves a gap to support, or merges or splits it. */
  updateGap: (id: string) =>
    mutationCall({
      operation: updateKnowledgeGap,
      request: (body: RequestBody<'updateKnowledgeGap'>) => ({ path: { id }, body }),
      read: ({ data }) => data.gap,
      invalidates: [knowledgeQueries.all],
    }),
  /** Answers a gap. */
  answerGap: (id: string) =>
    mutationCall({
      operation: answerKnowledgeGap,
      request: (body: RequestBody<'answerKnowledgeGap'>) => ({ path: { id }, body }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Keeps one of two passages that contradict each other, or both; or takes that back. */
  decideContradiction: (id: string) =>
    mutationCall({
      operation: decideContradiction,
      request: (body: RequestBody<'decideContradiction'>) => ({ path: { id }, body }),
      read: ({ data }) => data,
      invalidates: [knowledgeQueries.all],
    }),
  /** Adds words that mean the same. */
  addSynonyms: () =>
    mutationCall({
      operation: addSynonyms,
      request: (body: RequestBody<'addSynonyms'>) => ({ body }),
      read: ({ data }) => data.group,
      invalidates: [knowledgeQueries.all],
    }),
  /** Changes a group of synonyms. */
  changeSynonyms: (id: string) =>
    mutationCall({
      operation: changeSynonyms,
      request: (body: RequestBody<'changeSynonyms'>) => ({ path: { id }, body }),
      read: ({ data }) => data.group,
      invalidates: [knowledgeQueries.all],
    }),
  /** Removes a group of synonyms. */
  removeSynonyms: (id: string) =>
    mutationCall({
      operation: removeSynonyms,
      request: () => ({ path: { id } }),
      read: () => undefined,
      invalidates: [knowledgeQueries.all],
    }),
  /** Teaches the agents from a mail. */
  learnFromEmail: () =>
    mutationCall({
      operation: learnFromEmail,
      request: (body: RequestBody<'learnFromEmail'>) => ({ body }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Leaves an email thread out of the knowledge. */
  skipEmail: () =>
    mutationCall({
      operation: skipEmail,
      request: (body: RequestBody<'skipEmail'>) => ({ body }),
      read: ({ data }) => data,
      invalidates: [knowledgeQueries.all],
    }),
  /** Teaches the agents a website. */
  learnFromWebsite: () =>
    mutationCall({
      operation: learnFromWebsite,
      request: (body: RequestBody<'learnFromWebsite'>) => ({ body }),
      read: ({ data }) => data.website,
      invalidates: [knowledgeQueries.all],
    }),
  /** Looks at a website before it is added; an addition. */
  lookAtWebsite: () =>
    mutationCall({
      operation: lookAtWebsite,
      request: ({ link, pages }: Look) => ({ body: { link, ...(pages && { pages }) } }),
      options: ({ signal }: Look) => ({ signal }),
      read: ({ data }) => data.look,
    }),
  /** Sets the language of the knowledge. */
  setLanguage: () =>
    mutationCall({
      operation: setKnowledgeLanguage,
      request: (body: RequestBody<'setKnowledgeLanguage'>) => ({ body }),
      read: ({ data }) => data.language,
      invalidates: [knowledgeQueries.all],
    }),
}

type Look = RequestBody<'lookAtWebsite'> & { signal?: AbortSignal }

interface Upload extends Keyed {
  file: File
  title?: string
  signal?: AbortSignal
  onProgress?: (share: number) => void
}

interface Keyed {
  key?: string | undefined
}

const named = (key: string | undefined) => key && { header: { 'Idempotency-Key': key } }
