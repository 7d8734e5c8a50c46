import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from './create-query-client.ts'
import type { Ticket } from './entities.ts'
import type { components, operations } from './generated/schema.ts'

/** Which tickets of a web, in which order. */
export type TicketFilter = Omit<NonNullable<operations['listTickets']['parameters']['query']>, 'cursor'>

/** @see specification §7, Tickets */
export const ticketQueries = {
  all: ['tickets'] as const,
  /** Tickets of a web, page by page; each page says where the next begins. */
  list: (webId: string, filter: TicketFilter) =>
    infiniteQueryOptions({
      queryKey: [...ticketQueries.all, 'list', { webId, ...filter }] as const,
      initialPageParam: undefined as string | undefined,
      queryFn: async ({ client, signal, pageParam }) => {
        const query = { ...filter, ...(pageParam && { cursor: pageParam }) }
        const body = await apiOf(client).call(
          'listTickets',
          (http, init) => http.GET('/tickets/list/{webId}', { ...init, params: { path: { webId }, query } }),
          { signal },
        )
        return body.data
      },
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  /** How many tickets of a web stand where; an addition, behind the capability `ticket-counts`. */
  counts: (webId: string) =>
    queryOptions({
      queryKey: [...ticketQueries.all, 'counts', webId] as const,
      queryFn: async ({ client, signal }) => {
        const body = await apiOf(client).call(
          'countTickets',
          (http, init) => http.GET('/tickets/counts/{webId}', { ...init, params: { path: { webId } } }),
          { signal },
        )
        return body.data.counts
      },
    }),
  /** One ticket with its messages. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...ticketQueries.all, 'detail', id] as const,
      queryFn: async ({ client, signal }) => {
        const body = await apiOf(client).call(
          'getTicketInfo',
          (http, init) => http.GET('/tickets/info/{id}', { ...init, params: { path: { id } } }),
          { signal },
        )
        return body.data.ticket
      },
    }),
}

const invalidates = [
  [...ticketQueries.all, 'list'],
  [...ticketQueries.all, 'counts'],
]

/** @see specification §4, ticket lifecycle; §7, Tickets */
export const ticketMutations = {
  /** Appends an answer; where the backend knows keys, the same `key` is stored once, however often it is sent. */
  answer: (id: string) =>
    mutationOptions({
      mutationKey: [...ticketQueries.all, 'answer', id],
      meta: { invalidates },
      mutationFn: async ({ message, key }: { message: string; key?: string | undefined }, { client }) => {
        const body = await apiOf(client).call('answerTicket', (http, init) =>
          http.POST('/tickets/answer/{id}', {
            ...init,
            params: { path: { id }, ...(key && { header: { 'Idempotency-Key': key } }) },
            body: { message },
          }),
        )
        await keep(client, id, body?.data?.ticket)
      },
    }),
  close: (id: string) =>
    mutationOptions({
      mutationKey: [...ticketQueries.all, 'close', id],
      meta: { invalidates },
      mutationFn: async (_: void, { client }) => {
        const body = await apiOf(client).call('closeTicket', (http, init) =>
          http.PATCH('/tickets/close/{id}', { ...init, params: { path: { id } } }),
        )
        await keep(client, id, body?.data?.ticket)
      },
    }),
  /** Changes the fields that are named; the others stay. */
  update: ({ id, webId }: { id: string; webId: string }) =>
    mutationOptions({
      mutationKey: [...ticketQueries.all, 'update', id],
      meta: { invalidates },
      mutationFn: async (change: components['schemas']['TicketChange'], { client }) => {
        const body = await apiOf(client).call('updateTicket', (http, init) =>
          http.PATCH('/tickets/ticket/{id}/{id2}', {
            ...init,
            params: { path: { id, id2: webId } },
            body: change,
          }),
        )
        await keep(client, id, body?.data?.ticket)
      },
    }),
  delete: () =>
    mutationOptions({
      mutationKey: [...ticketQueries.all, 'delete'],
      meta: { invalidates },
      mutationFn: (id: string, { client }) =>
        apiOf(client).call('deleteTicket', (http, init) =>
          http.DELETE('/tickets/{id}', { ...init, params: { path: { id } } }),
        ),
    }),
}

/**
 * Puts the ticket that a change answered where readers look, and stops an older read from overtaking it.
 * A backend that answers no ticket is asked for it again.
 */
async function keep(client: QueryClient, id: string, ticket: Ticket | undefined): Promise<void> {
  const { queryKey } = ticketQueries.detail(id)
  await client.cancelQueries({ queryKey })
  if (ticket) client.setQueryData(queryKey, ticket)
  else void client.invalidateQueries({ queryKey })
}
