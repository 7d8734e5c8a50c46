import { queryCall } from './call-options.ts'
import type { Filter } from './filter.ts'
import { getTicketStatistics } from './generated/operations.ts'

/** @see specification §7, Analytics */
export const analyticsQueries = {
  all: ['analytics'] as const,
  /** What happened to tickets in a range of days. */
  tickets: (filter: Filter<'getTicketStatistics'> = {}) =>
    queryCall({
      key: [...analyticsQueries.all, 'tickets', filter],
      operation: getTicketStatistics,
      request: { query: filter },
      read: ({ data }) => data.statistics,
    }),
}
