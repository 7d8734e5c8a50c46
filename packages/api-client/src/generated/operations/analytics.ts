// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Figures about tickets */
export const getTicketStatistics = {
  "id": "getTicketStatistics",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/analytics/tickets"
} as const satisfies Operation<"getTicketStatistics">
