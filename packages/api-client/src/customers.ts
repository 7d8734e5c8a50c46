import { mutationCall, queryCall } from './call-options.ts'
import type { RequestBody } from './request-body.ts'
import { ticketQueries } from './tickets.ts'

/** Who writes, over all channels; behind the capability `customers`. */
export const customerQueries = {
  all: ['customers'] as const,
  /** Those whose name, address, number or handle holds words that begin with these. */
  search: (search: string) =>
    queryCall({
      key: [...customerQueries.all, 'search', search],
      operation: 'listCustomers',
      send: (http, init) => http.GET('/customers', { ...init, params: { query: { search } } }),
      read: ({ data }) => data.customers,
    }),
  /** A customer and their tickets, the newest change first. */
  detail: (id: string) =>
    queryCall({
      key: [...customerQueries.all, 'detail', id],
      operation: 'getCustomer',
      send: (http, init) => http.GET('/customers/{id}', { ...init, params: { path: { id } } }),
      read: ({ data }) => data,
    }),
}

export const customerMutations = {
  /** Changes the fields that are named, or blocks. */
  update: (id: string) =>
    mutationCall({
      operation: 'updateCustomer',
      send: (body: RequestBody<'updateCustomer'>) => (http, init) =>
        http.PATCH('/customers/{id}', { ...init, params: { path: { id } }, body }),
      read: ({ data }) => data,
      invalidates: [customerQueries.all, ticketQueries.all],
    }),
}
