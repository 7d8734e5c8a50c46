import { mutationCall, queryCall } from './call-options.ts'
import type { Filter } from './filter.ts'
import {
  forceIndexation,
  learnFromEmail,
  learnFromTicket,
  learnFromWebsite,
  listKnowledgeDocuments,
  listKnowledgeWebsites,
  readPair,
  readText,
  removeKnowledgeDocument,
  removeKnowledgeWebsite,
  setKnowledgeLanguage,
  skipTicket,
  updatePair,
  updateText,
  uploadFile,
  uploadPair,
  uploadText,
} from './generated/operations.ts'
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
      read: ({ data }) => data,
    }),
  /** The websites that the agents know. */
  websites: (filter: Filter<'listKnowledgeWebsites'> = {}) =>
    queryCall({
      key: [...knowledgeQueries.all, 'websites', filter],
      operation: listKnowledgeWebsites,
      request: { query: filter },
      read: ({ data }) => data,
    }),
  /** The text of a document. */
  text: (id: string) =>
    queryCall({
      key: [...knowledgeQueries.all, 'text', id],
      operation: readText,
      request: { path: { id } },
      read: ({ data }) => data.document,
    }),
  /** Question and answer of a document. */
  pair: (id: string) =>
    queryCall({
      key: [...knowledgeQueries.all, 'pair', id],
      operation: readPair,
      request: { path: { id } },
      read: ({ data }) => data.document,
    }),
}

/** @see specification §7, Knowledge, Files */
export const knowledgeMutations = {
  /** Uploads a file. */
  uploadFile: () =>
    mutationCall({
      operation: uploadFile,
      request: (body: RequestBody<'uploadFile'>) => ({ body }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Adds a text. */
  uploadText: () =>
    mutationCall({
      operation: uploadText,
      request: (body: RequestBody<'uploadText'>) => ({ body }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Changes a text. */
  updateText: () =>
    mutationCall({
      operation: updateText,
      request: (body: RequestBody<'updateText'>) => ({ body }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Adds a question and its answer. */
  uploadPair: () =>
    mutationCall({
      operation: uploadPair,
      request: (body: RequestBody<'uploadPair'>) => ({ body }),
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
  /** Teaches the agents from a mail. */
  learnFromEmail: () =>
    mutationCall({
      operation: learnFromEmail,
      request: (body: RequestBody<'learnFromEmail'>) => ({ body }),
      read: ({ data }) => data.document,
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
  /** Sets the language of the knowledge. */
  setLanguage: () =>
    mutationCall({
      operation: setKnowledgeLanguage,
      request: (body: RequestBody<'setKnowledgeLanguage'>) => ({ body }),
      read: ({ data }) => data.language,
      invalidates: [knowledgeQueries.all],
    }),
}
