import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { answeredCall, mutationCall, queryCall, whole } from './call-options.ts'
import type { Ticket, TicketSummary } from './entities.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import {
  addAttachment,
  addNote,
  answerTicket,
  changeTickets,
  claimTicket,
  closeTicket,
  countTickets,
  deleteNote,
  deleteTicket,
  getAttachment,
  getTicketInfo,
  listAssignees,
  listMentions,
  listTicketIds,
  listTickets,
  openTicket,
  readMentions,
  resendMessage,
  suggestAnswer,
  undoTicket,
  updateNote,
  updateTicket,
} from './generated/operations.ts'
import type { components, operations } from './generated/schema.ts'
import { infiniteCall } from './infinite-call.ts'

/** Which tickets of a web, in which order. */
export type TicketFilter = Omit<NonNullable<operations['listTickets']['parameters']['query']>, 'cursor'>

/** Which tickets of a web. */
export type TicketSelection = NonNullable<operations['listTicketIds']['parameters']['query']>

/** @see specification §7, Tickets */
export const ticketQueries = {
  all: ['tickets'] as const,
  /** Tickets of a web, page by page; each page says where the next begins. */
  list: (webId: string, filter: TicketFilter) =>
    infiniteCall({
      key: [...ticketQueries.all, 'list', { webId, ...filter }],
      operation: listTickets,
      request: (cursor) => ({ path: { webId }, query: { ...filter, ...(cursor && { cursor }) } }),
      read: ({ data }) => whole(data, 'tickets'),
      next: (page) => page.nextCursor,
    }),
  /** How many tickets of a web stand where; an addition, behind the capability `tickets`. */
  counts: (webId: string) =>
    queryCall({
      key: [...ticketQueries.all, 'counts', webId],
      operation: countTickets,
      request: { path: { webId } },
      read: ({ data }) => whole(data, 'counts'),
    }),
  /** The ids of all that match, the first 20,000 of them, and how many there are; behind the capability `tickets`. */
  ids: (webId: string, selection: TicketSelection) =>
    queryCall({
      key: [...ticketQueries.all, 'ids', { webId, ...selection }],
      operation: listTicketIds,
      request: { path: { webId }, query: selection },
      read: ({ data }) => data,
    }),
  /** The colleagues to whom a ticket can be given; behind the capability `tickets`. */
  assignees: () =>
    queryCall({
      key: [...ticketQueries.all, 'assignees'],
      operation: listAssignees,
      request: {},
      read: ({ data }) => data.assignees,
    }),
  /**
   * The notes that mention the person and that they have not read yet, the newest first; behind the capability `tickets`.
   * @param count - How many there are, as the counts say: with another number they are read anew.
   */
  mentions: (count: number) =>
    queryCall({
      key: [...ticketQueries.all, 'mentions', count],
      operation: listMentions,
      request: {},
      read: ({ data }) => data,
    }),
  /** The notes that mention the person and that they have read lately, the last read first; behind the capability `tickets`. */
  earlierMentions: () =>
    queryCall({
      key: [...ticketQueries.all, 'earlier-mentions'],
      operation: listMentions,
      request: { query: { read: true } },
      read: ({ data }) => data.mentions,
    }),
  /** The bytes of a file of a message; behind the capability `attachments`. */
  attachment: (id: string, attachmentId: string) =>
    queryCall({
      key: [...ticketQueries.all, 'attachment', id, attachmentId],
      operation: getAttachment,
      request: { path: { id, attachmentId } },
      read: (bytes) => bytes,
    }),
  /** One ticket with its messages. */
  detail: (id: string) =>
    queryCall({
      key: [...ticketQueries.all, 'detail', id],
      operation: getTicketInfo,
      request: { path: { id } },
      read: ({ data }) => data.ticket,
    }),
  /**
   * A reply to begin with; null where there is none. Behind the capability `tickets`. It stays as it is: another message
   * makes it another one.
   * @param seen - The id of the newest message.
   */
  suggestion: (id: string, seen: string | null) => ({
    ...queryCall({
      key: [...ticketQueries.all, 'suggestion', id, seen],
      operation: suggestAnswer,
      request: { path: { id } },
      read: ({ data }) => data.suggestion,
      mayBeNull: true,
    }),
    staleTime: Infinity,
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
  /** Tags that the ticket gets with it; behind the capability `tickets`, as the next. */
  addTags?: string[] | undefined
  /** Until when the ticket sleeps from then on, ISO 8601. */
  snoozedUntil?: string | undefined
  key?: string | undefined
}

interface NewNote {
  text: string
  /** The colleagues whom it names. */
  mentions: components['schemas']['Mentions']
  /** Ids of files that were uploaded for it. */
  attachments: string[]
  key: string
}

interface Upload {
  file: File
  signal?: AbortSignal
  onProgress?: (share: number) => void
}

/** @see specification §4, ticket lifecycle; §7, Tickets */
export const ticketMutations = {
  /** Appends an answer; where the backend knows keys, the same `key` is stored once, however often it is sent. */
  answer: (id: string) =>
    mutationCall({
      key: [...ticketQueries.all, 'answer', id],
      operation: answerTicket,
      request: ({ message, attachments, addTags, snoozedUntil, key }: NewAnswer) => ({
        path: { id },
        ...named(key),
        body: {
          message,
          ...(attachments?.length && { attachments }),
          ...(addTags?.length && { addTags }),
          ...(snoozedUntil && { snoozedUntil }),
        },
      }),
      read: (body, client) => keep(client, id, body),
      invalidates,
    }),
  /** Where the backend knows keys, `key` names the change: `undo` takes it. So do those of the next two. */
  close: (id: string, { key }: Keyed = {}) =>
    mutationCall({
      key: [...ticketQueries.all, 'close', id],
      operation: closeTicket,
      request: () => ({ path: { id }, ...named(key) }),
      read: (body, client) => keep(client, id, body),
      invalidates,
    }),
  /** Changes the fields that are named; the others stay. */
  update: ({ id, webId, key }: { id: string; webId: string } & Keyed) =>
    mutationCall({
      key: [...ticketQueries.all, 'update', id],
      operation: updateTicket,
      request: (body: components['schemas']['TicketChange']) => ({
        path: { id, id2: webId },
        ...named(key),
        body,
      }),
      read: (body, client) => keep(client, id, body),
      invalidates,
    }),
  /** Says that it was seen. That moves no row, so the lists are mended where they stand instead of being read again. */
  markRead: ({ id, webId }: { id: string; webId: string }) =>
    mutationCall({
      key: [...ticketQueries.all, 'markRead', id],
      operation: updateTicket,
      request: () => ({ path: { id, id2: webId }, body: { unread: false } }),
      read: async (body, client) => {
        await keep(client, id, body)
        markReadInLists(client, id)
      },
      invalidates: [[...ticketQueries.all, 'counts']],
    }),
  /**
   * Changes up to 200 tickets in one way; behind the capability `tickets`. Where more of them follow at once, readers
   * wait for the last.
   */
  changeMany: (webId: string, { moreFollow = false, key }: { moreFollow?: boolean } & Keyed = {}) =>
    mutationCall({
      operation: changeTickets,
      request: (body: components['schemas']['BulkChange']) => ({ path: { webId }, ...named(key), body }),
      read: ({ data }) => data,
      invalidates: moreFollow ? [] : [...invalidates, [...ticketQueries.all, 'detail']],
    }),
  /** Undoes a change by the key that it was sent under; behind the capability `tickets`. */
  undo: (id: string) =>
    mutationCall({
      key: [...ticketQueries.all, 'undo', id],
      operation: undoTicket,
      request: (key: string) => ({ path: { id }, body: { key } }),
      read: (body, client) => keep(client, id, body),
      invalidates,
    }),
  /** Sends a message of a ticket once more that was not sent, or may not have been; behind the capability `channels`. */
  resend: (id: string) =>
    mutationCall({
      key: [...ticketQueries.all, 'resend', id],
      operation: resendMessage,
      request: (messageId: string) => ({ path: { id, messageId } }),
      read: () => undefined,
      invalidates: [ticketQueries.detail(id).queryKey],
    }),
  /** Notes something for colleagues, once for each `key`; behind the capability `tickets`. */
  note: (id: string) =>
    mutationCall({
      key: [...ticketQueries.all, 'note', id],
      operation: addNote,
      request: ({ text, mentions, attachments, key }: NewNote) => ({
        path: { id },
        header: { 'Idempotency-Key': key },
        body: {
          text,
          ...(mentions.length > 0 && { mentions }),
          ...(attachments.length > 0 && { attachments }),
        },
      }),
      read: (body, client) => keep(client, id, body),
      invalidates,
    }),
  /** Gives a note another text, and other colleagues whom it names; behind the capability `tickets`. */
  changeNote: (id: string, noteId: string) =>
    mutationCall({
      key: [...ticketQueries.all, 'changeNote', noteId],
      operation: updateNote,
      request: ({ text, mentions }: Pick<NewNote, 'text' | 'mentions'>) => ({
        path: { id, noteId },
        body: { text, ...(mentions.length > 0 && { mentions }) },
      }),
      read: (body, client) => keep(client, id, body),
      invalidates,
    }),
  /** Takes a note out of the ticket; behind the capability `tickets`. */
  deleteNote: (id: string) =>
    mutationCall({
      key: [...ticketQueries.all, 'deleteNote', id],
      operation: deleteNote,
      request: (noteId: string) => ({ path: { id, noteId } }),
      read: (body, client) => keep(client, id, body),
      invalidates,
    }),
  /** Says that one has read what mentions them in a ticket; behind the capability `tickets`. */
  markMentionsRead: () =>
    mutationCall({
      key: [...ticketQueries.all, 'markMentionsRead'],
      operation: readMentions,
      request: (id: string) => ({ path: { id } }),
      read: (body) => body,
      invalidates: [
        [...ticketQueries.all, 'counts'],
        [...ticketQueries.all, 'earlier-mentions'],
      ],
    }),
  /** Says that one replies to a ticket, which is theirs meanwhile where nobody has it; behind the capability `tickets`. */
  claim: (id: string) =>
    mutationCall({
      key: [...ticketQueries.all, 'claim', id],
      operation: claimTicket,
      request: () => ({ path: { id } }),
      read: (body, client) => keep(client, id, body),
      invalidates,
    }),
  /** Writes to a customer first, once for each `key`; behind the capability `tickets`. */
  open: (webId: string) =>
    mutationCall({
      operation: openTicket,
      request: ({ key, ...body }: components['schemas']['NewTicket'] & { key: string }) => ({
        path: { webId },
        header: { 'Idempotency-Key': key },
        body,
      }),
      read: ({ data }) => data.ticket,
      // What the company knows of the customer lists their tickets.
      invalidates: [...invalidates, ['customers']],
    }),
  /** Uploads a file for an answer; `onProgress` is told the share that is through, 0 to 1. */
  addAttachment: (id: string) =>
    answeredCall({
      key: [...ticketQueries.all, 'addAttachment', id],
      operation: addAttachment,
      request: ({ file }: Upload) => ({ path: { id }, body: { name: file.name, file } }),
      options: ({ signal, onProgress }: Upload) => ({
        signal,
        fetch: onProgress && fetchWithProgress(onProgress),
      }),
      read: ({ data }) => data.attachment,
    }),
  delete: () =>
    mutationCall({
      key: [...ticketQueries.all, 'delete'],
      operation: deleteTicket,
      request: (id: string) => ({ path: { id } }),
      read: (body) => body,
      invalidates,
    }),
}

interface Keyed {
  key?: string | undefined
}

const named = (key: string | undefined) => key && { header: { 'Idempotency-Key': key } }

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

interface AnsweredTicket {
  data?: { ticket?: Ticket }
}

/**
 * Puts the ticket that a change answered where readers look, and stops an older read from overtaking it.
 * A backend that answers no ticket is asked for it again.
 */
async function keep(client: QueryClient, id: string, body: AnsweredTicket | undefined): Promise<void> {
  const ticket = body?.data?.ticket
  const { queryKey } = ticketQueries.detail(id)
  await client.cancelQueries({ queryKey })
  if (ticket) client.setQueryData(queryKey, ticket)
  else void client.invalidateQueries({ queryKey })
}
