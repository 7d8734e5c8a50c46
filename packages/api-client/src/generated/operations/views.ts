// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** The saved views of a web */
export const listViews = {
  "id": "listViews",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/views/{webId}"
} as const satisfies Operation<"listViews">

/** Save a view */
export const createView = {
  "id": "createView",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/views/{webId}"
} as const satisfies Operation<"createView">

/** Change a saved view */
export const updateView = {
  "id": "updateView",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/views/view/{id}"
} as const satisfies Operation<"updateView">

/** Delete a saved view */
export const deleteView = {
  "id": "deleteView",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/views/view/{id}"
} as const satisfies Operation<"deleteView">
