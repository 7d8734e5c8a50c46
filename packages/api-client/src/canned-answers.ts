import { mutationCall, queryCall } from './call-options.ts'
import type { RequestBody } from './request-body.ts'

/** Texts that the team answers with; behind the capability `canned-answers`. */
export const cannedAnswerQueries = {
  all: ['canned-answers'] as const,
  /** All of them, by shortcut. */
  list: () =>
    queryCall({
      key: [...cannedAnswerQueries.all, 'list'],
      operation: 'listCannedAnswers',
      send: (http, init) => http.GET('/canned-answers', init),
      read: ({ data }) => data.cannedAnswers,
    }),
}

export const cannedAnswerMutations = {
  create: () =>
    mutationCall({
      operation: 'createCannedAnswer',
      send: (body: RequestBody<'createCannedAnswer'>) => (http, init) =>
        http.POST('/canned-answers', { ...init, body }),
      read: ({ data }) => data.cannedAnswer,
      invalidates: [cannedAnswerQueries.all],
    }),
  /** Changes it as a whole. */
  update: (id: string) =>
    mutationCall({
      operation: 'updateCannedAnswer',
      send: (body: RequestBody<'updateCannedAnswer'>) => (http, init) =>
        http.PUT('/canned-answers/{id}', { ...init, params: { path: { id } }, body }),
      read: ({ data }) => data.cannedAnswer,
      invalidates: [cannedAnswerQueries.all],
    }),
  delete: (id: string) =>
    mutationCall({
      operation: 'deleteCannedAnswer',
      send: () => (http, init) => http.DELETE('/canned-answers/{id}', { ...init, params: { path: { id } } }),
      read: () => undefined,
      invalidates: [cannedAnswerQueries.all],
    }),
}
