// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Write to a web for the first time */
export const openConversation = {
  "id": "openConversation",
  "method": "post",
  "path": "/visitor/conversations",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"openConversation">

/** Read the conversation */
export const getConversation = {
  "id": "getConversation",
  "method": "get",
  "path": "/visitor/conversations/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"getConversation">

/** Write once more */
export const continueConversation = {
  "id": "continueConversation",
  "method": "post",
  "path": "/visitor/conversations/{id}/messages",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"continueConversation">
