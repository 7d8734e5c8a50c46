import { answeredCall, mutationCall, queryCall } from './call-options.ts'
import {
  addTestQuestion,
  changeTestQuestion,
  listTestQuestions,
  removeTestQuestion,
  runTestQuestion,
} from './generated/operations.ts'
import type { RequestBody } from './request-body.ts'

/** Additions: questions that AI agents are tested with. */
export const testQuestionQueries = {
  /** The questions that the AI agent of a web is tested with, with how that went. */
  list: (webId: string) =>
    queryCall({
      key: ['test-questions', webId],
      operation: listTestQuestions,
      request: { path: { id: webId } },
      read: ({ data }) => data.testQuestions,
    }),
}

/** Where a test question is. */
interface TestPlace {
  webId: string
  questionId: string
}

/** Additions. */
export const testQuestionMutations = {
  /** Adds a question to test an AI agent with. */
  add: (webId: string) =>
    mutationCall({
      operation: addTestQuestion,
      request: (body: RequestBody<'addTestQuestion'>) => ({ path: { id: webId }, body }),
      read: ({ data }) => data.testQuestion,
      invalidates: [testQuestionQueries.list(webId).queryKey],
    }),
  /** Changes a test question. */
  change: ({ webId, questionId }: TestPlace) =>
    mutationCall({
      operation: changeTestQuestion,
      request: (body: RequestBody<'changeTestQuestion'>) => ({ path: { id: webId, questionId }, body }),
      read: ({ data }) => data.testQuestion,
      invalidates: [testQuestionQueries.list(webId).queryKey],
    }),
  /** Deletes a test question. */
  remove: ({ webId, questionId }: TestPlace) =>
    mutationCall({
      operation: removeTestQuestion,
      request: () => ({ path: { id: webId, questionId } }),
      read: () => undefined,
      invalidates: [testQuestionQueries.list(webId).queryKey],
    }),
  /** Asks the agent a test question, and keeps what it said. The signal stops it. Who runs many reads the list once. */
  run: ({ webId, questionId, signal }: TestPlace & { signal?: AbortSignal }) =>
    answeredCall({
      operation: runTestQuestion,
      request: () => ({ path: { id: webId, questionId } }),
      options: () => ({ signal }),
      read: ({ data }) => data.testQuestion,
    }),
}
