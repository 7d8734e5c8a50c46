import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { mutationCall, queryCall } from './call-options.ts'
import { apiOf } from './create-query-client.ts'
import type { Send } from './create-api.ts'
import type { Ticket, TicketSummary } from './entities.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import type { components, operations } from './generated/schema.ts'
import { toFormData } from './request-body.ts'

/** Which tickets of a web, in which order. */
export type TicketFilter = Omit<NonNullable<operations['listTickets']['parameters']['query']>, 'cursor'>

/** Which tickets of a web. */
export type TicketSelection = NonNullable<operations['listTicketIds']['parameters']['query']>

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
        return body.data
      },
    }),
  /** The ids of all that match, the first 20,000 of them, and how many there are; behind the capability `ticket-bulk`. */
  ids: (webId: string, selection: TicketSelection) =>
    queryCall({
      key: [...ticketQueries.all, 'ids', { webId, ...selection }],
      operation: 'listTicketIds',
      send: (http, init) =>
        http.GET('/tickets/ids/{webId}', { ...init, params: { path: { webId }, query: selection } }),
      read: ({ data }) => data,
    }),
  /** The colleagues to whom a ticket can be given; behind the capability `ticket-work`. */
  assignees: () =>
    queryCall({
      key: [...ticketQueries.all, 'assignees'],
      operation: 'listAssignees',
      send: (http, init) => http.GET('/tickets/assignees', init),
      read: ({ data }) => data.assignees,
    }),
  /** The bytes of a file of a message; behind the capability `attachments`. */
  attachment: (id: string, attachmentId: string) =>
    queryCall({
      key: [...ticketQueries.all, 'attachment', id, attachmentId],
      operation: 'getAttachment',
      send: (http, init) =>
        http.GET('/tickets/attachments/{id}/{attachmentId}', {
          ...init,
          params: { path: { id, attachmentId } },
          parseAs: 'blob',
        }),
      read: (bytes) => bytes,
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

interface NewAnswer {
  message: string
  /** Ids of files that were uploaded for it. */
  attachments?: string[] | undefined
  key?: string | undefined
}

interface Upload {
  file: File
  signal?: AbortSignal
  onProgress?: (share: number) => void
}

type Uploaded = operations['addAttachment']['responses'][201]['content']['application/json']

/** @see specification §4, ticket lifecycle; §7, Tickets */
export const ticketMutations = {
  /** Appends an answer; where the backend knows keys, the same `key` is stored once, however often it is sent. */
  answer: (id: string) =>
    mutationOptions({
      mutationKey: [...ticketQueries.all, 'answer', id],
      meta: { invalidates },
      mutationFn: async ({ message, attachments, key }: NewAnswer, { client }) => {
        const body = await apiOf(client).call('answerTicket', (http, init) =>
          http.POST('/tickets/answer/{id}', {
            ...init,
            params: { path: { id }, ...(key && { header: { 'Idempotency-Key': key } }) },
            body: { message, ...(attachments?.length && { attachments }) },
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
  /** Says that it was seen. That moves no row, so the lists are mended where they stand instead of being read again. */
  markRead: ({ id, webId }: { id: string; webId: string }) =>
    mutationOptions({
      mutationKey: [...ticketQueries.all, 'markRead', id],
      meta: { invalidates: [[...ticketQueries.all, 'counts']] },
      mutationFn: async (_: void, { client }) => {
        const body = await apiOf(client).call('updateTicket', (http, init) =>
          http.PATCH('/tickets/ticket/{id}/{id2}', {
            ...init,
            params: { path: { id, id2: webId } },
            body: { unread: false },
          }),
        )
        await keep(client, id, body?.data?.ticket)
        markReadInLists(client, id)
      },
    }),
  /**
   * Changes up to 200 tickets in one way; behind the capability `ticket-bulk`. Where more of them follow at once, readers
   * wait for the last.
   */
  changeMany: (webId: string, { moreFollow = false } = {}) =>
    mutationCall({
      operation: 'changeTickets',
      send: (body: components['schemas']['BulkChange']) => (http, init) =>
        http.POST('/tickets/bulk/{webId}', { ...init, params: { path: { webId } }, body }),
      read: ({ data }) => data,
      invalidates: moreFollow ? [] : [...invalidates, [...ticketQueries.all, 'detail']],
    }),
  /** Notes something for colleagues, once for each `key`; behind the capability `ticket-notes`. */
  note: (id: string) =>
    mutationOptions({
      mutationKey: [...ticketQueries.all, 'note', id],
      meta: { invalidates },
      mutationFn: async ({ text, key }: { text: string; key: string }, { client }) => {
        const body = await apiOf(client).call('addNote', (http, init) =>
          http.POST('/tickets/note/{id}', {
            ...init,
            params: { path: { id }, header: { 'Idempotency-Key': key } },
            body: { text },
          }),
        )
        await keep(client, id, body?.data?.ticket)
      },
    }),
  /** Writes to a customer first, once for each `key`; behind the capability `ticket-opening`. */
  open: (webId: string) =>
    mutationCall({
      operation: 'openTicket',
      send:
        ({ key, ...body }: components['schemas']['NewTicket'] & { key: string }) =>
        (http, init) =>
          http.POST('/tickets/open/{webId}', {
            ...init,
            params: { path: { webId }, header: { 'Idempotency-Key': key } },
            body,
          }),
      read: ({ data }) => data.ticket,
      // What the company knows of the customer lists their tickets.
      invalidates: [...invalidates, ['customers']],
    }),
  /** An answer to begin with; null where there is none. Behind the capability `answer-suggestions`. */
  suggest: (id: string) =>
    mutationCall({
      operation: 'suggestAnswer',
      send: () => (http, init) =>
        http.POST('/tickets/suggestion/{id}', { ...init, params: { path: { id } } }),
      read: ({ data }) => data.suggestion,
    }),
  /** Uploads a file for an answer; `onProgress` is told the share that is through, 0 to 1. */
  addAttachment: (id: string) =>
    mutationOptions({
      mutationKey: [...ticketQueries.all, 'addAttachment', id],
      mutationFn: async ({ file, signal, onProgress }: Upload, { client }) => {
        const send: Send<Uploaded> = (http, init) =>
          http.POST('/tickets/attachments/{id}', {
            ...init,
            params: { path: { id } },
            body: { name: file.name, file },
            bodySerializer: toFormData,
            ...(onProgress && { fetch: fetchWithProgress(onProgress) }),
          })
        const { data } = await apiOf(client).call('addAttachment', send, { signal })
        return data.attachment
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

function markReadInLists(client: QueryClient, id: string): void {
  for (const { queryKey, state } of client
    .getQueryCache()
    .findAll({ queryKey: [...ticketQueries.all, 'list'] })) {
    client.setQueryData<InfiniteData<{ tickets: TicketSummary[] }>>(
      queryKey,
      (list) => list && { ...list, pages: list.pages.map((page) => withRead(page, id)) },
      // When it was read is still what it was.
      { updatedAt: state.dataUpdatedAt },
    )
  }
}

function withRead<Page extends { tickets: TicketSummary[] }>(page: Page, id: string): Page {
  const index = page.tickets.findIndex((ticket) => ticket._id === id)
  const ticket = page.tickets[index]
  return ticket ? { ...page, tickets: page.tickets.with(index, { ...ticket, unread: false }) } : page
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
