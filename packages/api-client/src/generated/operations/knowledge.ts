// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** The documents that the agents know */
export const listKnowledgeDocuments = {
  "id": "listKnowledgeDocuments",
  "method": "get",
  "path": "/knowledge/list-documents",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listKnowledgeDocuments">

/** The websites that the agents know */
export const listKnowledgeWebsites = {
  "id": "listKnowledgeWebsites",
  "method": "get",
  "path": "/knowledge/list-websites",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listKnowledgeWebsites">

/** Learn from a ticket */
export const learnFromTicket = {
  "id": "learnFromTicket",
  "method": "post",
  "path": "/knowledge/ticket",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"learnFromTicket">

/** Learn nothing from a ticket */
export const skipTicket = {
  "id": "skipTicket",
  "method": "post",
  "path": "/knowledge/ticket-skipt",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"skipTicket">

/** Learn from an e-mail thread */
export const learnFromEmail = {
  "id": "learnFromEmail",
  "method": "post",
  "path": "/knowledge/email",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"learnFromEmail">

/** Learn from a website */
export const learnFromWebsite = {
  "id": "learnFromWebsite",
  "method": "post",
  "path": "/knowledge/website",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"learnFromWebsite">

/** Set the language of the knowledge */
export const setKnowledgeLanguage = {
  "id": "setKnowledgeLanguage",
  "method": "patch",
  "path": "/knowledge/update-knwoledge-lang",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"setKnowledgeLanguage">
