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

/** Whether automatic replies are on */
export const getAgentSwitch = {
  "id": "getAgentSwitch",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/chat/agents"
} as const satisfies Operation<"getAgentSwitch">

/** Turn automatic replies off or on */
export const changeAgentSwitch = {
  "id": "changeAgentSwitch",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/chat/agents"
} as const satisfies Operation<"changeAgentSwitch">

/** Get the AI agent’s results for a web */
export const getAgentReplyNumbers = {
  "id": "getAgentReplyNumbers",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/chat/agents/{id}/replies"
} as const satisfies Operation<"getAgentReplyNumbers">
