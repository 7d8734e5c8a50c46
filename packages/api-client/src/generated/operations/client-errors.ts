// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Report a fault of the dashboard */
export const reportClientError = {
  "id": "reportClientError",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/client-errors"
} as const satisfies Operation<"reportClientError">
