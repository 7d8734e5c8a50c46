// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** One web of the company */
export const getWebInfo = {
  "id": "getWebInfo",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/webs/info/{id}"
} as const satisfies Operation<"getWebInfo">

/** Add a web to the company */
export const addWeb = {
  "id": "addWeb",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/webs"
} as const satisfies Operation<"addWeb">

/** Create a web */
export const createWeb = {
  "id": "createWeb",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/webs/create"
} as const satisfies Operation<"createWeb">

/** Remove a web from the company */
export const removeWeb = {
  "id": "removeWeb",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/webs/{id}"
} as const satisfies Operation<"removeWeb">

/** Change a web */
export const updateWeb = {
  "id": "updateWeb",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/webs/web/{id}"
} as const satisfies Operation<"updateWeb">

/** The bot questions of a web */
export const listBotQuestions = {
  "id": "listBotQuestions",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/webs/web/{id}/questions"
} as const satisfies Operation<"listBotQuestions">

/** Add a language to the bot questions */
export const addBotQuestionLanguage = {
  "id": "addBotQuestionLanguage",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/webs/web/{id}/questions/language"
} as const satisfies Operation<"addBotQuestionLanguage">

/** Add a bot question */
export const addBotQuestion = {
  "id": "addBotQuestion",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/webs/web/{id}/questions/{lang}"
} as const satisfies Operation<"addBotQuestion">

/** Change a bot question */
export const updateBotQuestion = {
  "id": "updateBotQuestion",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/webs/web/{id}/questions/{lang}"
} as const satisfies Operation<"updateBotQuestion">

/** Delete a bot question */
export const removeBotQuestion = {
  "id": "removeBotQuestion",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/webs/web/{id}/questions/{lang}/{questionId}"
} as const satisfies Operation<"removeBotQuestion">

/** Move a bot question */
export const moveBotQuestion = {
  "id": "moveBotQuestion",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/webs/web/{id}/questions/{lang}/drag"
} as const satisfies Operation<"moveBotQuestion">

/** The bot settings of a web */
export const getBotSettings = {
  "id": "getBotSettings",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/webs/web/{id}/settings"
} as const satisfies Operation<"getBotSettings">

/** Change the bot settings of a web */
export const updateBotSettings = {
  "id": "updateBotSettings",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/webs/web/{id}/settings"
} as const satisfies Operation<"updateBotSettings">

/** Set the logo of the chat window */
export const uploadLogo = {
  "id": "uploadLogo",
  "method": "post",
  "body": "form",
  "answer": "json",
  "path": "/webs/web/{id}/settings/upload-logo"
} as const satisfies Operation<"uploadLogo">

/** Delete a language of the bot questions */
export const removeBotQuestionLanguage = {
  "id": "removeBotQuestionLanguage",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/webs/web/{id}/language/{lang}"
} as const satisfies Operation<"removeBotQuestionLanguage">

/** The secret that signs who visitors are */
export const getIdentitySecret = {
  "id": "getIdentitySecret",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/webs/web/{id}/identity"
} as const satisfies Operation<"getIdentitySecret">

/** Make a new secret */
export const renewIdentitySecret = {
  "id": "renewIdentitySecret",
  "method": "post",
  "body": "none",
  "answer": "json",
  "path": "/webs/web/{id}/identity"
} as const satisfies Operation<"renewIdentitySecret">
