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

/** Hear of changes of the conversation */
export const followConversation = {
  "id": "followConversation",
  "method": "get",
  "body": "none",
  "answer": "stream",
  "path": "/visitor/conversations/{id}/changes"
} as const satisfies Operation<"followConversation">

/** Upload a file for a message */
export const addVisitorAttachment = {
  "id": "addVisitorAttachment",
  "method": "post",
  "body": "form",
  "answer": "json",
  "path": "/visitor/conversations/{id}/attachments"
} as const satisfies Operation<"addVisitorAttachment">

/** Download a file of a message */
export const getVisitorAttachment = {
  "id": "getVisitorAttachment",
  "method": "get",
  "body": "none",
  "answer": "blob",
  "path": "/visitor/conversations/{id}/attachments/{attachmentId}"
} as const satisfies Operation<"getVisitorAttachment">

/** Ask for a person */
export const askForPerson = {
  "id": "askForPerson",
  "method": "post",
  "body": "none",
  "answer": "json",
  "path": "/visitor/conversations/{id}/hand-off"
} as const satisfies Operation<"askForPerson">

/** Leave an address */
export const leaveContact = {
  "id": "leaveContact",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/visitor/conversations/{id}/contact"
} as const satisfies Operation<"leaveContact">

/** Say how one was helped */
export const rateConversation = {
  "id": "rateConversation",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/visitor/conversations/{id}/rating"
} as const satisfies Operation<"rateConversation">

/** What the chat window shows */
export const getWidget = {
  "id": "getWidget",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/visitor/webs/{id}"
} as const satisfies Operation<"getWidget">

/** Read what the return page shows */
export const getReturnPage = {
  "id": "getReturnPage",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/visitor/returns/pages/{id}"
} as const satisfies Operation<"getReturnPage">

/** Read one's order */
export const getCustomerOrder = {
  "id": "getCustomerOrder",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/visitor/returns/order"
} as const satisfies Operation<"getCustomerOrder">

/** Find one's order */
export const findCustomerOrder = {
  "id": "findCustomerOrder",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/visitor/returns/order"
} as const satisfies Operation<"findCustomerOrder">

/** See what there is in exchange */
export const listExchangeArticles = {
  "id": "listExchangeArticles",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/visitor/returns/order/exchanges"
} as const satisfies Operation<"listExchangeArticles">

/** Upload a photo for a return */
export const addReturnPhoto = {
  "id": "addReturnPhoto",
  "method": "post",
  "body": "form",
  "answer": "json",
  "path": "/visitor/returns/order/photos"
} as const satisfies Operation<"addReturnPhoto">

/** Ask for a return */
export const askForReturn = {
  "id": "askForReturn",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/visitor/returns/order/return"
} as const satisfies Operation<"askForReturn">

/** Write about a return */
export const writeAboutReturn = {
  "id": "writeAboutReturn",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/visitor/returns/order/messages"
} as const satisfies Operation<"writeAboutReturn">
