// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Start a conversation */
export const openConversation = {
  "id": "openConversation",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/visitor/conversations"
} as const satisfies Operation<"openConversation">

/** Read the conversation */
export const getConversation = {
  "id": "getConversation",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/visitor/conversations/{id}"
} as const satisfies Operation<"getConversation">

/** Send another message */
export const continueConversation = {
  "id": "continueConversation",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/visitor/conversations/{id}/messages"
} as const satisfies Operation<"continueConversation">
