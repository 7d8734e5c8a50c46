// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Try the AI agent */
export const sendExampleConversation = {
  "id": "sendExampleConversation",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/chat/example-conversation"
} as const satisfies Operation<"sendExampleConversation">
