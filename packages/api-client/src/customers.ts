import { mutationCall, queryCall } from './call-options.ts'
import { getCustomer, listCustomers, updateCustomer } from './generated/operations.ts'
import type { RequestBody } from './request-body.ts'
import { ticketQueries } from './tickets.ts'

/** Who writes, over all channels; behind the capability `customers`. */
export const customerQueries = {
  all: ['customers'] as const,
  /** Those whose name, address, number or handle holds words that begin with these. */
  search: (search: string) =>
    queryCall({
      key: [...customerQueries.all, 'search', search],
      operation: listCustomers,
      request: { query: { search } },
      read: ({ data }) => data.customers,
    }),
  /** A customer and their tickets, the newest change first. */
  detail: (id: string) =>
    queryCall({
      key: [...customerQueries.all, 'detail', id],
      operation: getCustomer,
      request: { path: { id } },
      read: ({ data }) => data,
    }),
}

export const customerMutations = {
  /** Changes the fields that are named, or blocks. */
  update: (id: string) =>
    mutationCall({
      operation: updateCustomer,
      request: (body: RequestBody<'updateCustomer'>) => ({ path: { id }, body }),
      read: ({ data }, client) => {
        client.setQueryData(customerQueries.detail(id).queryKey, data)
      },
      invalidates: [customerQueries.all, ticketQueries.all],
    }),
}
