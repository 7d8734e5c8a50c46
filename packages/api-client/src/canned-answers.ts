import { mutationCall, queryCall } from './call-options.ts'
import {
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from './generated/operations.ts'
import type { RequestBody } from './request-body.ts'

/** Texts that the team answers with; behind the capability `canned-answers`. */
export const cannedAnswerQueries = {
  all: ['canned-answers'] as const,
  /** All of them, by shortcut. */
  list: () =>
    queryCall({
      key: [...cannedAnswerQueries.all, 'list'],
      operation: listCannedAnswers,
      request: {},
      read: ({ data }) => data.cannedAnswers,
    }),
}

export const cannedAnswerMutations = {
  create: () =>
    mutationCall({
      operation: createCannedAnswer,
      request: (body: RequestBody<'createCannedAnswer'>) => ({ body }),
      read: ({ data }) => data.cannedAnswer,
      invalidates: [cannedAnswerQueries.all],
    }),
  /** Changes it as a whole. */
  update: (id: string) =>
    mutationCall({
      operation: updateCannedAnswer,
      request: (body: RequestBody<'updateCannedAnswer'>) => ({ path: { id }, body }),
      read: ({ data }) => data.cannedAnswer,
      invalidates: [cannedAnswerQueries.all],
    }),
  delete: (id: string) =>
    mutationCall({
      operation: deleteCannedAnswer,
      request: () => ({ path: { id } }),
      read: () => undefined,
      invalidates: [cannedAnswerQueries.all],
    }),
}
