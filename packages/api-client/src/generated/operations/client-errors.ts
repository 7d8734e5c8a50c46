// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Report a fault of the dashboard */
export const reportClientError = {
  "id": "reportClientError",
  "method": "post",
  "path": "/client-errors",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"reportClientError">
