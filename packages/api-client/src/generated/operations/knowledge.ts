// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** The documents that the AI agent knows */
export const listKnowledgeDocuments = {
  "id": "listKnowledgeDocuments",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/list-documents"
} as const satisfies Operation<"listKnowledgeDocuments">

/** The websites that the AI agent knows */
export const listKnowledgeWebsites = {
  "id": "listKnowledgeWebsites",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/list-websites"
} as const satisfies Operation<"listKnowledgeWebsites">

/** Learn from a ticket */
export const learnFromTicket = {
  "id": "learnFromTicket",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/ticket"
} as const satisfies Operation<"learnFromTicket">

/** Learn nothing from a ticket */
export const skipTicket = {
  "id": "skipTicket",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/ticket-skipt"
} as const satisfies Operation<"skipTicket">

/** Learn from an email thread */
export const learnFromEmail = {
  "id": "learnFromEmail",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/email"
} as const satisfies Operation<"learnFromEmail">

/** Learn from a website */
export const learnFromWebsite = {
  "id": "learnFromWebsite",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/website"
} as const satisfies Operation<"learnFromWebsite">

/** Set the language of the knowledge */
export const setKnowledgeLanguage = {
  "id": "setKnowledgeLanguage",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/update-knwoledge-lang"
} as const satisfies Operation<"setKnowledgeLanguage">
