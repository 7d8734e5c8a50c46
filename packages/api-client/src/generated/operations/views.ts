// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** The saved views of a web */
export const listViews = {
  "id": "listViews",
  "method": "get",
  "path": "/views/{webId}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listViews">

/** Save a view */
export const createView = {
  "id": "createView",
  "method": "post",
  "path": "/views/{webId}",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"createView">

/** Change a saved view */
export const updateView = {
  "id": "updateView",
  "method": "patch",
  "path": "/views/view/{id}",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"updateView">

/** Remove a saved view */
export const deleteView = {
  "id": "deleteView",
  "method": "delete",
  "path": "/views/view/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"deleteView">
