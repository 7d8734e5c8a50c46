import {
  customerQueries,
  keepAgentSwitch,
  ticketQueries,
  type TicketSummary,
  userQueries,
  viewQueries,
} from '@replybay/api-client'
import { tellReconnected, useAccess, useCurrentWeb, useTopics, useUser } from '@replybay/feature-kit'
import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { findKnown } from './find-known.ts'
import { applyToLists, onceRead } from './apply-signal.ts'
import { clearArrivalsOnRead } from './arrivals.ts'
import { forgetPresence, hearPresence } from '../presence/presence-store.ts'
import { useSharedPresence } from '../presence/use-shared-presence.ts'
import { isLiveNow, setLiveState } from './live-state.ts'

/** One stream tells of all that is kept up to date on every page: also of the switch of all AI agents, in the menu. */
const TOPICS = ['tickets', 'presence', 'agents'] as const

/** Counting again costs more than one change is worth, and counting each view far more; in ms. */
const COUNT_EVERY_MS = 1_000
const COUNT_VIEWS_EVERY_MS = 15_000

/**
 * Keeps all that is loaded of the current web's tickets up to date, for as long as it is mounted: once in a tab.
 *
 * @param onChange is told of each ticket that was opened or changed, here or elsewhere, and how it was known before, and
 *   of the colleague who did it and when, by the server's clock in ms since 1970.
 */
export function useLiveTickets(
  onChange: (
    ticket: TicketSummary,
    before: TicketSummary | undefined,
    told: { by: string | undefined; at: number },
  ) => void,
): void {
  const client = useQueryClient()
  const { _id: userId } = useUser()
  const access = useAccess()
  const recount = useAtMostEvery(COUNT_EVERY_MS, countsKey)
  const recountViews = useAtMostEvery(COUNT_VIEWS_EVERY_MS, viewQueries.all)
  const invalidate = (queryKey: QueryKey) => void client.invalidateQueries({ queryKey })
  useSharedPresence(userId, useCurrentWeb())
  useEffect(() => clearArrivalsOnRead(client), [client])
  useTopics(TOPICS, {
    mayFollow: access?.may.main === true,
    onState: (state) => {
      const wasLive = isLiveNow()
      setLiveState(state)
      if (!state.isLive) forgetPresence()
      else if (!wasLive) retryFailed(client)
    },
    onMissed: (until) => readAgain(client, until),
    onChange: (event, at) => {
      if (event.topic === 'presence') return hearPresence(event)
      if (event.topic === 'agents') return keepAgentSwitch(client, event)
      if (event.topic !== 'tickets') return
      const before = findKnown(client, event.id)
      applyToLists(client, event.id, event.ticket ?? undefined, event.by === userId)
      const isNew = isNews(client, event.id, event.ticket)
      if (isNew) invalidate(ticketQueries.detail(event.id).queryKey)
      const customerId = (event.ticket ?? before)?.customer._id
      // The ticket does not tell whether its customer was blocked.
      if (customerId !== undefined && (isNew || event.by !== userId)) {
        invalidate(customerQueries.detail(customerId).queryKey)
      }
      recount()
      recountViews()
      if (event.ticket) onChange(event.ticket, before, { by: event.by, at })
    },
  })
}

/** The server can be reached again: what could not be loaded is asked for anew. */
function retryFailed(client: QueryClient) {
  tellReconnected()
  for (const { state, queryKey } of client
    .getQueryCache()
    .findAll({ queryKey: ticketQueries.all, type: 'active' })) {
    if (state.status === 'error') void client.invalidateQueries({ queryKey, exact: true })
  }
}

/** What was read before a moment, or is being read for the first time and may be as old. */
function readAgain(client: QueryClient, until: number) {
  const kept = [ticketQueries.all, userQueries.info().queryKey]
  for (const query of kept.flatMap((queryKey) => client.getQueryCache().findAll({ queryKey }))) {
    const { data, dataUpdatedAt, fetchStatus } = query.state
    const read = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    if (data === undefined && fetchStatus !== 'idle') onceRead(client, query, read)
    else if (dataUpdatedAt < until) read()
  }
}

/** What this tab has done itself, it has seen in the answer already. */
function isNews(client: QueryClient, ticketId: string, ticket: TicketSummary | null): boolean {
  const known = client.getQueryData(ticketQueries.detail(ticketId).queryKey)
  if (!known || !ticket) return true
  return hashKey(newsOf(known)) !== hashKey(newsOf(ticket))
}

/** A claim, its end, and what was read do not count as a change of the ticket. */
const newsOf = ({ updatedAt, unread, customer, lastMessage, assigneeId, claimedAt }: TicketSummary) => [
  updatedAt,
  unread,
  customer,
  lastMessage?._id,
  assigneeId ?? null,
  claimedAt ?? null,
]

const countsKey = [...ticketQueries.all, 'counts']

/** Reads anew at once, and for all calls that come soon after once more. */
function useAtMostEvery(ms: number, queryKey: QueryKey): () => void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDue = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  function run() {
    void client.invalidateQueries({ queryKey })
    isDue.current = false
    timer.current = setTimeout(() => {
      timer.current = undefined
      if (isDue.current) run()
    }, ms)
  }
  return () => {
    if (timer.current === undefined) run()
    else isDue.current = true
  }
}
