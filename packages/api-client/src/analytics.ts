import { queryCall } from './call-options.ts'
import type { Filter } from './filter.ts'

/** @see specification §7, Analytics */
export const analyticsQueries = {
  all: ['analytics'] as const,
  /** What happened to tickets in a range of days. */
  tickets: (filter: Filter<'getTicketStatistics'> = {}) =>
    queryCall({
      key: [...analyticsQueries.all, 'tickets', filter],
      operation: 'getTicketStatistics',
      send: (http, init) => http.GET('/analytics/tickets', { ...init, params: { query: filter } }),
      read: ({ data }) => data.statistics,
    }),
}
