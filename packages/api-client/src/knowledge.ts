import { mutationCall, queryCall } from './call-options.ts'
import type { Filter } from './filter.ts'
import { type RequestBody, toFormData } from './request-body.ts'

/** @see specification §7, Knowledge, Files */
export const knowledgeQueries = {
  all: ['knowledge'] as const,
  /** The documents that the agents know. */
  documents: (filter: Filter<'listKnowledgeDocuments'> = {}) =>
    queryCall({
      key: [...knowledgeQueries.all, 'documents', filter],
      operation: 'listKnowledgeDocuments',
      send: (http, init) => http.GET('/knowledge/list-documents', { ...init, params: { query: filter } }),
      read: ({ data }) => data,
    }),
  /** The websites that the agents know. */
  websites: (filter: Filter<'listKnowledgeWebsites'> = {}) =>
    queryCall({
      key: [...knowledgeQueries.all, 'websites', filter],
      operation: 'listKnowledgeWebsites',
      send: (http, init) => http.GET('/knowledge/list-websites', { ...init, params: { query: filter } }),
      read: ({ data }) => data,
    }),
  /** The text of a document. */
  text: (id: string) =>
    queryCall({
      key: [...knowledgeQueries.all, 'text', id],
      operation: 'readText',
      send: (http, init) => http.GET('/files/decode-txt/{id}', { ...init, params: { path: { id } } }),
      read: ({ data }) => data.document,
    }),
  /** Question and answer of a document. */
  pair: (id: string) =>
    queryCall({
      key: [...knowledgeQueries.all, 'pair', id],
      operation: 'readPair',
      send: (http, init) => http.GET('/files/decode-qa/{id}', { ...init, params: { path: { id } } }),
      read: ({ data }) => data.document,
    }),
}

/** @see specification §7, Knowledge, Files */
export const knowledgeMutations = {
  /** Uploads a file. */
  uploadFile: () =>
    mutationCall({
      operation: 'uploadFile',
      send: (body: RequestBody<'uploadFile'>) => (http, init) =>
        http.POST('/files/upload', { ...init, body, bodySerializer: toFormData }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Adds a text. */
  uploadText: () =>
    mutationCall({
      operation: 'uploadText',
      send: (body: RequestBody<'uploadText'>) => (http, init) =>
        http.POST('/files/upload-txt', { ...init, body }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Changes a text. */
  updateText: () =>
    mutationCall({
      operation: 'updateText',
      send: (body: RequestBody<'updateText'>) => (http, init) =>
        http.PATCH('/files/patch-txt', { ...init, body }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Adds a question and its answer. */
  uploadPair: () =>
    mutationCall({
      operation: 'uploadPair',
      send: (body: RequestBody<'uploadPair'>) => (http, init) =>
        http.POST('/files/upload-qa', { ...init, body }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Changes a question and its answer. */
  updatePair: () =>
    mutationCall({
      operation: 'updatePair',
      send: (body: RequestBody<'updatePair'>) => (http, init) =>
        http.PATCH('/files/patch-qa', { ...init, body }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Removes a document. */
  removeDocument: (id: string) =>
    mutationCall({
      operation: 'removeKnowledgeDocument',
      send: () => (http, init) => http.DELETE('/files/document/{id}', { ...init, params: { path: { id } } }),
      read: () => undefined,
      invalidates: [knowledgeQueries.all],
    }),
  /** Removes a website. */
  removeWebsite: (id: string) =>
    mutationCall({
      operation: 'removeKnowledgeWebsite',
      send: () => (http, init) => http.DELETE('/files/web/{id}', { ...init, params: { path: { id } } }),
      read: () => undefined,
      invalidates: [knowledgeQueries.all],
    }),
  /** Indexes everything again. */
  forceIndexation: () =>
    mutationCall({
      operation: 'forceIndexation',
      send: () => (http, init) => http.POST('/files/force-indexation', init),
      read: ({ data }) => data.indexing,
      invalidates: [knowledgeQueries.all],
    }),
  /** Teaches the agents from a ticket. */
  learnFromTicket: () =>
    mutationCall({
      operation: 'learnFromTicket',
      send: (body: RequestBody<'learnFromTicket'>) => (http, init) =>
        http.POST('/knowledge/ticket', { ...init, body }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Leaves a ticket out of the knowledge. */
  skipTicket: () =>
    mutationCall({
      operation: 'skipTicket',
      send: (body: RequestBody<'skipTicket'>) => (http, init) =>
        http.POST('/knowledge/ticket-skipt', { ...init, body }),
      read: ({ data }) => data,
      invalidates: [knowledgeQueries.all],
    }),
  /** Teaches the agents from a mail. */
  learnFromEmail: () =>
    mutationCall({
      operation: 'learnFromEmail',
      send: (body: RequestBody<'learnFromEmail'>) => (http, init) =>
        http.POST('/knowledge/email', { ...init, body }),
      read: ({ data }) => data.document,
      invalidates: [knowledgeQueries.all],
    }),
  /** Teaches the agents a website. */
  learnFromWebsite: () =>
    mutationCall({
      operation: 'learnFromWebsite',
      send: (body: RequestBody<'learnFromWebsite'>) => (http, init) =>
        http.POST('/knowledge/website', { ...init, body }),
      read: ({ data }) => data.website,
      invalidates: [knowledgeQueries.all],
    }),
  /** Sets the language of the knowledge. */
  setLanguage: () =>
    mutationCall({
      operation: 'setKnowledgeLanguage',
      send: (body: RequestBody<'setKnowledgeLanguage'>) => (http, init) =>
        http.PATCH('/knowledge/update-knwoledge-lang', { ...init, body }),
      read: ({ data }) => data.language,
      invalidates: [knowledgeQueries.all],
    }),
}
