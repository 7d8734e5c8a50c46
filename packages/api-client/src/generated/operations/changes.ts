// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Stream of changes */
export const streamChanges = {
  "id": "streamChanges",
  "method": "get",
  "body": "none",
  "answer": "stream",
  "path": "/changes"
} as const satisfies Operation<"streamChanges">
