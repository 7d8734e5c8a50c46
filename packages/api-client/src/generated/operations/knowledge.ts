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

/** Index documents again */
export const indexDocumentsAgain = {
  "id": "indexDocumentsAgain",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/index-again"
} as const satisfies Operation<"indexDocumentsAgain">

/** A document that the AI agent knows */
export const getKnowledgeDocument = {
  "id": "getKnowledgeDocument",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/document/{id}"
} as const satisfies Operation<"getKnowledgeDocument">

/** The passages of a document */
export const listPassages = {
  "id": "listPassages",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/passages/{id}"
} as const satisfies Operation<"listPassages">

/** The websites that the AI agent knows */
export const listKnowledgeWebsites = {
  "id": "listKnowledgeWebsites",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/list-websites"
} as const satisfies Operation<"listKnowledgeWebsites">

/** The sources that say almost the same thing */
export const findAlikeSources = {
  "id": "findAlikeSources",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/alike"
} as const satisfies Operation<"findAlikeSources">

/** A website that the AI agent knows */
export const getKnowledgeWebsite = {
  "id": "getKnowledgeWebsite",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/websites/{id}"
} as const satisfies Operation<"getKnowledgeWebsite">

/** The pages of a website */
export const listWebsitePages = {
  "id": "listWebsitePages",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/website-pages/{id}"
} as const satisfies Operation<"listWebsitePages">

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

/** Propose a Q&A from a ticket */
export const proposeLesson = {
  "id": "proposeLesson",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/ticket/{id}"
} as const satisfies Operation<"proposeLesson">

/** Lessons by state */
export const listLessons = {
  "id": "listLessons",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/lessons"
} as const satisfies Operation<"listLessons">

/** Approve or reject a lesson */
export const decideLesson = {
  "id": "decideLesson",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/lessons/{id}"
} as const satisfies Operation<"decideLesson">

/** Questions that no source answers */
export const listKnowledgeGaps = {
  "id": "listKnowledgeGaps",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/gaps"
} as const satisfies Operation<"listKnowledgeGaps">

/** A question that no source answers */
export const readKnowledgeGap = {
  "id": "readKnowledgeGap",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/gaps/{id}"
} as const satisfies Operation<"readKnowledgeGap">

/** Leave a gap to support, or merge and split gaps */
export const updateKnowledgeGap = {
  "id": "updateKnowledgeGap",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/gaps/{id}"
} as const satisfies Operation<"updateKnowledgeGap">

/** Answer a gap */
export const answerKnowledgeGap = {
  "id": "answerKnowledgeGap",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/gaps/{id}/answer"
} as const satisfies Operation<"answerKnowledgeGap">

/** Sources that contradict each other */
export const listContradictions = {
  "id": "listContradictions",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/contradictions"
} as const satisfies Operation<"listContradictions">

/** Keep one of two passages, or both */
export const decideContradiction = {
  "id": "decideContradiction",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/contradictions/{id}"
} as const satisfies Operation<"decideContradiction">

/** Words that mean the same thing in this shop */
export const listSynonyms = {
  "id": "listSynonyms",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/synonyms"
} as const satisfies Operation<"listSynonyms">

/** Add words that mean the same thing */
export const addSynonyms = {
  "id": "addSynonyms",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/synonyms"
} as const satisfies Operation<"addSynonyms">

/** Change a group of synonyms */
export const changeSynonyms = {
  "id": "changeSynonyms",
  "method": "put",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/synonyms/{id}"
} as const satisfies Operation<"changeSynonyms">

/** Delete a group of synonyms */
export const removeSynonyms = {
  "id": "removeSynonyms",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/synonyms/{id}"
} as const satisfies Operation<"removeSynonyms">

/** Closed tickets from which nothing was learned yet */
export const listUntaughtTickets = {
  "id": "listUntaughtTickets",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/untaught-tickets"
} as const satisfies Operation<"listUntaughtTickets">

/** Learn from an email thread */
export const learnFromEmail = {
  "id": "learnFromEmail",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/email"
} as const satisfies Operation<"learnFromEmail">

/** Learn nothing from an email thread */
export const skipEmail = {
  "id": "skipEmail",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/email/skip"
} as const satisfies Operation<"skipEmail">

/** Propose a Q&A from an email thread */
export const proposeEmailLesson = {
  "id": "proposeEmailLesson",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/email/{id}"
} as const satisfies Operation<"proposeEmailLesson">

/** Email threads from which nothing was learned yet */
export const listUntaughtEmails = {
  "id": "listUntaughtEmails",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/knowledge/untaught-emails"
} as const satisfies Operation<"listUntaughtEmails">

/** Learn from a website */
export const learnFromWebsite = {
  "id": "learnFromWebsite",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/website"
} as const satisfies Operation<"learnFromWebsite">

/** Preview a website before adding it */
export const lookAtWebsite = {
  "id": "lookAtWebsite",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/website/look"
} as const satisfies Operation<"lookAtWebsite">

/** Set the language of the knowledge */
export const setKnowledgeLanguage = {
  "id": "setKnowledgeLanguage",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/knowledge/update-knwoledge-lang"
} as const satisfies Operation<"setKnowledgeLanguage">
