// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** The test questions of a web */
export const listTestQuestions = {
  "id": "listTestQuestions",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/chat/agents/{id}/test-questions"
} as const satisfies Operation<"listTestQuestions">

/** Add a test question */
export const addTestQuestion = {
  "id": "addTestQuestion",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/chat/agents/{id}/test-questions"
} as const satisfies Operation<"addTestQuestion">

/** Change a test question */
export const changeTestQuestion = {
  "id": "changeTestQuestion",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/chat/agents/{id}/test-questions/{questionId}"
} as const satisfies Operation<"changeTestQuestion">

/** Delete a test question */
export const removeTestQuestion = {
  "id": "removeTestQuestion",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/chat/agents/{id}/test-questions/{questionId}"
} as const satisfies Operation<"removeTestQuestion">

/** Run a test question */
export const runTestQuestion = {
  "id": "runTestQuestion",
  "method": "post",
  "body": "none",
  "answer": "json",
  "path": "/chat/agents/{id}/test-questions/{questionId}/run"
} as const satisfies Operation<"runTestQuestion">
