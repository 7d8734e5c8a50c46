import { mutationCall, queryCall } from './call-options.ts'
import type { Filter } from './filter.ts'
import { type RequestBody, toFormData } from './request-body.ts'

/** @see specification §7, Emails */
export const emailQueries = {
  all: ['email'] as const,
  /** One conversation by mail, by the id of a header. */
  thread: (body: RequestBody<'getEmailThread'>) =>
    queryCall({
      key: [...emailQueries.all, 'thread', body],
      operation: 'getEmailThread',
      names: body,
      send: (http, init) => http.POST('/emails/thread', { ...init, body }),
      read: ({ data }) => data.thread,
    }),
  /** A page of headers of a folder, by subject. */
  headers: (body: RequestBody<'listEmailHeaders'>) =>
    queryCall({
      key: [...emailQueries.all, 'headers', body],
      operation: 'listEmailHeaders',
      send: (http, init) => http.POST('/emails/headers', { ...init, body }),
      read: ({ data }) => data,
    }),
  /** The archived headers. */
  archived: (filter: Filter<'listArchivedEmails'> = {}) =>
    queryCall({
      key: [...emailQueries.all, 'archived', filter],
      operation: 'listArchivedEmails',
      send: (http, init) => http.GET('/emails/get-archived-emails', { ...init, params: { query: filter } }),
      read: ({ data }) => data,
    }),
  /** The headers of one subject. */
  bySubject: (body: RequestBody<'findEmailsBySubject'>) =>
    queryCall({
      key: [...emailQueries.all, 'bySubject', body],
      operation: 'findEmailsBySubject',
      send: (http, init) => http.POST('/emails/get-email-by-subject/', { ...init, body }),
      read: ({ data }) => data.headers,
    }),
}

/** @see specification §7, Emails */
export const emailMutations = {
  /** Asks for what came since the last uids of each folder. */
  poll: () =>
    mutationCall({
      operation: 'pollEmails',
      send: (body: RequestBody<'pollEmails'>) => (http, init) => http.POST('/emails/poll', { ...init, body }),
      read: ({ data }) => data,
    }),
  /** Fetches the headers that are newer than the uids of each folder. */
  fetchNew: () =>
    mutationCall({
      operation: 'listNewEmailHeaders',
      send: (body: RequestBody<'listNewEmailHeaders'>) => (http, init) =>
        http.POST('/emails/new-headers', { ...init, body }),
      read: ({ data }) => data.headers,
      invalidates: [emailQueries.all],
    }),
  /** Works out which mails belong together; takes up to a minute. */
  syncThreads: () =>
    mutationCall({
      operation: 'syncThreadMapping',
      send: () => (http, init) => http.POST('/emails/sync-thread-mapping', init),
      read: ({ data }) => data.mapping,
      invalidates: [emailQueries.all],
    }),
  /** Answers a mail, with files; the same `key` is sent once. */
  answer: (key: string) =>
    mutationCall({
      operation: 'answerEmail',
      names: { 'Idempotency-Key': key },
      send: (body: RequestBody<'answerEmail'>) => (http, init) =>
        http.POST('/emails/answer-email', {
          ...init,
          params: { header: { 'Idempotency-Key': key } },
          body,
          bodySerializer: toFormData,
        }),
      read: ({ data }) => data.message,
      invalidates: [emailQueries.all],
    }),
  /** Asks the agent for an answer; nothing is sent. */
  suggestAnswer: () =>
    mutationCall({
      operation: 'suggestEmailAnswer',
      send: (body: RequestBody<'suggestEmailAnswer'>) => (http, init) =>
        http.POST('/emails/suggest-answer', { ...init, body }),
      read: ({ data }) => data.suggestion,
    }),
  /** Changes a header, such as whether it was seen. */
  update: (id: string) =>
    mutationCall({
      operation: 'updateEmail',
      names: { id },
      send: (body: RequestBody<'updateEmail'>) => (http, init) =>
        http.PATCH('/emails/patch-email/{id}', { ...init, params: { path: { id } }, body }),
      read: ({ data }) => data.header,
      invalidates: [emailQueries.all],
    }),
  /** Archives a mail. */
  archive: () =>
    mutationCall({
      operation: 'archiveEmail',
      send: (body: RequestBody<'archiveEmail'>) => (http, init) =>
        http.POST('/emails/archive-email', { ...init, body }),
      read: ({ data }) => data.header,
      invalidates: [emailQueries.all],
    }),
  /** Deletes a mail. */
  delete: () =>
    mutationCall({
      operation: 'deleteEmail',
      send: (body: RequestBody<'deleteEmail'>) => (http, init) =>
        http.POST('/emails/delete-email', { ...init, body }),
      read: () => undefined,
      invalidates: [emailQueries.all],
    }),
  /** Turns automatic answers on (1) or off (0). */
  setAutomaticAnswer: () =>
    mutationCall({
      operation: 'setAutomaticAnswer',
      send: (body: RequestBody<'setAutomaticAnswer'>) => (http, init) =>
        http.PATCH('/emails/patch-automatic-answer', { ...init, body }),
      read: ({ data }) => data.automaticAnswer,
      invalidates: [['user']],
    }),
  /** Sets how the agent writes mails. */
  setPrompt: () =>
    mutationCall({
      operation: 'setEmailPrompt',
      send: (body: RequestBody<'setEmailPrompt'>) => (http, init) =>
        http.PATCH('/emails/email-prompt', { ...init, body }),
      read: ({ data }) => data.emailPrompt,
      invalidates: [['user']],
    }),
  /** Disconnects the mailbox. */
  removeSettings: () =>
    mutationCall({
      operation: 'removeEmailSettings',
      send: () => (http, init) => http.DELETE('/emails/settings', init),
      read: () => undefined,
      invalidates: [emailQueries.all, ['user']],
    }),
}
