// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** One web of the company */
export const getWebInfo = {
  "id": "getWebInfo",
  "method": "get",
  "path": "/webs/info/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"getWebInfo">

/** Add a web to the company */
export const addWeb = {
  "id": "addWeb",
  "method": "patch",
  "path": "/webs",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"addWeb">

/** Remove a web from the company */
export const removeWeb = {
  "id": "removeWeb",
  "method": "delete",
  "path": "/webs/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"removeWeb">

/** Change a web */
export const updateWeb = {
  "id": "updateWeb",
  "method": "patch",
  "path": "/webs/web/{id}",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"updateWeb">

/** The bot questions of a web */
export const listBotQuestions = {
  "id": "listBotQuestions",
  "method": "get",
  "path": "/webs/web/{id}/questions",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listBotQuestions">

/** Add a language to the bot questions */
export const addBotQuestionLanguage = {
  "id": "addBotQuestionLanguage",
  "method": "post",
  "path": "/webs/web/{id}/questions/language",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"addBotQuestionLanguage">

/** Add a bot question */
export const addBotQuestion = {
  "id": "addBotQuestion",
  "method": "post",
  "path": "/webs/web/{id}/questions/{lang}",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"addBotQuestion">

/** Change a bot question */
export const updateBotQuestion = {
  "id": "updateBotQuestion",
  "method": "patch",
  "path": "/webs/web/{id}/questions/{lang}",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"updateBotQuestion">

/** Delete a bot question */
export const removeBotQuestion = {
  "id": "removeBotQuestion",
  "method": "delete",
  "path": "/webs/web/{id}/questions/{lang}/{questionId}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"removeBotQuestion">

/** Move a bot question */
export const moveBotQuestion = {
  "id": "moveBotQuestion",
  "method": "post",
  "path": "/webs/web/{id}/questions/{lang}/drag",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"moveBotQuestion">

/** The bot settings of a web */
export const getBotSettings = {
  "id": "getBotSettings",
  "method": "get",
  "path": "/webs/web/{id}/settings",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"getBotSettings">

/** Change the bot settings of a web */
export const updateBotSettings = {
  "id": "updateBotSettings",
  "method": "post",
  "path": "/webs/web/{id}/settings",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"updateBotSettings">

/** Set the logo of the chat window */
export const uploadLogo = {
  "id": "uploadLogo",
  "method": "post",
  "path": "/webs/web/{id}/settings/upload-logo",
  "body": "form",
  "answer": "json"
} as const satisfies Operation<"uploadLogo">

/** Delete a language of the bot questions */
export const removeBotQuestionLanguage = {
  "id": "removeBotQuestionLanguage",
  "method": "delete",
  "path": "/webs/web/{id}/language/{lang}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"removeBotQuestionLanguage">
