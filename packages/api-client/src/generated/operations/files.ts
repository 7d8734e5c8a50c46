// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Learn from a file */
export const uploadFile = {
  "id": "uploadFile",
  "method": "post",
  "path": "/files/upload",
  "body": "form",
  "answer": "json"
} as const satisfies Operation<"uploadFile">

/** Learn from a text */
export const uploadText = {
  "id": "uploadText",
  "method": "post",
  "path": "/files/upload-txt",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"uploadText">

/** Change a text */
export const updateText = {
  "id": "updateText",
  "method": "patch",
  "path": "/files/patch-txt",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"updateText">

/** A text with its content */
export const readText = {
  "id": "readText",
  "method": "get",
  "path": "/files/decode-txt/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"readText">

/** A question/answer pair */
export const readPair = {
  "id": "readPair",
  "method": "get",
  "path": "/files/decode-qa/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"readPair">

/** Change a question/answer pair */
export const updatePair = {
  "id": "updatePair",
  "method": "patch",
  "path": "/files/patch-qa",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"updatePair">

/** Learn from a question and its answer */
export const uploadPair = {
  "id": "uploadPair",
  "method": "post",
  "path": "/files/upload-qa",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"uploadPair">

/** Forget a website */
export const removeKnowledgeWebsite = {
  "id": "removeKnowledgeWebsite",
  "method": "delete",
  "path": "/files/web/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"removeKnowledgeWebsite">

/** Forget a document */
export const removeKnowledgeDocument = {
  "id": "removeKnowledgeDocument",
  "method": "delete",
  "path": "/files/document/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"removeKnowledgeDocument">

/** Index all knowledge anew */
export const forceIndexation = {
  "id": "forceIndexation",
  "method": "post",
  "path": "/files/force-indexation",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"forceIndexation">
