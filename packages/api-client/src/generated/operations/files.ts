// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Learn from a file */
export const uploadFile = {
  "id": "uploadFile",
  "method": "post",
  "body": "form",
  "answer": "json",
  "path": "/files/upload"
} as const satisfies Operation<"uploadFile">

/** Learn from a text */
export const uploadText = {
  "id": "uploadText",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/files/upload-txt"
} as const satisfies Operation<"uploadText">

/** Change a text */
export const updateText = {
  "id": "updateText",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/files/patch-txt"
} as const satisfies Operation<"updateText">

/** A text with its content */
export const readText = {
  "id": "readText",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/files/decode-txt/{id}"
} as const satisfies Operation<"readText">

/** A question/answer pair */
export const readPair = {
  "id": "readPair",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/files/decode-qa/{id}"
} as const satisfies Operation<"readPair">

/** Change a question/answer pair */
export const updatePair = {
  "id": "updatePair",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/files/patch-qa"
} as const satisfies Operation<"updatePair">

/** Learn from a question and its answer */
export const uploadPair = {
  "id": "uploadPair",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/files/upload-qa"
} as const satisfies Operation<"uploadPair">

/** Delete a website */
export const removeKnowledgeWebsite = {
  "id": "removeKnowledgeWebsite",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/files/web/{id}"
} as const satisfies Operation<"removeKnowledgeWebsite">

/** Delete a document */
export const removeKnowledgeDocument = {
  "id": "removeKnowledgeDocument",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/files/document/{id}"
} as const satisfies Operation<"removeKnowledgeDocument">

/** Reindex all knowledge */
export const forceIndexation = {
  "id": "forceIndexation",
  "method": "post",
  "body": "none",
  "answer": "json",
  "path": "/files/force-indexation"
} as const satisfies Operation<"forceIndexation">
