// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** The canned answers of the team */
export const listCannedAnswers = {
  "id": "listCannedAnswers",
  "method": "get",
  "path": "/canned-answers",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listCannedAnswers">

/** Add a canned answer */
export const createCannedAnswer = {
  "id": "createCannedAnswer",
  "method": "post",
  "path": "/canned-answers",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"createCannedAnswer">

/** Change a canned answer */
export const updateCannedAnswer = {
  "id": "updateCannedAnswer",
  "method": "put",
  "path": "/canned-answers/{id}",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"updateCannedAnswer">

/** Remove a canned answer */
export const deleteCannedAnswer = {
  "id": "deleteCannedAnswer",
  "method": "delete",
  "path": "/canned-answers/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"deleteCannedAnswer">
