// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** The saved replies of the team */
export const listCannedAnswers = {
  "id": "listCannedAnswers",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/canned-answers"
} as const satisfies Operation<"listCannedAnswers">

/** Add a saved reply */
export const createCannedAnswer = {
  "id": "createCannedAnswer",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/canned-answers"
} as const satisfies Operation<"createCannedAnswer">

/** Change a saved reply */
export const updateCannedAnswer = {
  "id": "updateCannedAnswer",
  "method": "put",
  "body": "json",
  "answer": "json",
  "path": "/canned-answers/{id}"
} as const satisfies Operation<"updateCannedAnswer">

/** Delete a saved reply */
export const deleteCannedAnswer = {
  "id": "deleteCannedAnswer",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/canned-answers/{id}"
} as const satisfies Operation<"deleteCannedAnswer">
