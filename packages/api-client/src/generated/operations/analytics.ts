// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Figures about tickets */
export const getTicketStatistics = {
  "id": "getTicketStatistics",
  "method": "get",
  "path": "/analytics/tickets",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"getTicketStatistics">
