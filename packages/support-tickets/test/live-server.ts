import type { PresentPerson, TicketSummary, User } from '@replybay/api-client'
import {
  countTickets,
  getUserInfo,
  listAssignees,
  listCannedAnswers,
  listTickets,
  listViews,
  streamChanges,
} from '@replybay/api-client/operations'
import { answerWith, aUser, handle } from '@replybay/testing'

/** A server that tells of what happens, and answers the list as a test wants. */
export function liveServer(
  list: (cursor: string | null) => Response | Promise<Response>,
  ...more: ReturnType<typeof handle>[]
) {
  const encoder = new TextEncoder()
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const since: (string | null)[] = []
  let last = 1_000
  let held = Promise.resolve()
  const send = (event: string, data: object, id = ++last) =>
    streams.at(-1)?.enqueue(encoder.encode(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  const capabilities: User['capabilities'] = [
    ...(aUser().capabilities ?? []),
    'views',
    'customers',
    'changes',
  ]
  answerWith(
    ...more,
    handle(listCannedAnswers, () => ({ data: { cannedAnswers: [] } })),
    handle(getUserInfo, () => ({ data: { user: aUser({ capabilities }) } })),
    handle(listViews, () => ({ data: { views: [] } })),
    handle(listAssignees, () => ({ data: { assignees: [] } })),
    handle(countTickets, () => ({ data: { counts: {} } })),
    handle(listTickets, ({ request }) => list(new URL(request.url).searchParams.get('cursor'))),
    handle(streamChanges, ({ request }) => {
      since.push(new URL(request.url).searchParams.get('since'))
      const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) })
      void held.then(() => send('ready', { topics: ['tickets', 'presence'] }))
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  return {
    /** Since when each connection wanted to be told. */
    since,
    /** Begins no stream. @returns the way to begin. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    isFollowed: () => streams.length > 0,
    ready: (id: number) => send('ready', { topics: ['tickets', 'presence'] }, id),
    /** Says who looks at a ticket, or follows the web. */
    present: (id: string, people: PresentPerson[], begins?: boolean) =>
      send('change', { topic: 'presence', id, people, ...(begins && { begins }) }),
    tell: (ticket: TicketSummary, id?: number, by = 'thomas') =>
      send('change', { topic: 'tickets', id: ticket._id, ticket, by }, id),
    resync: () => send('resync', { topic: 'tickets' }),
    cut: () => streams.at(-1)?.error(new Error('cut')),
  }
}
