import { customerQueries, ticketQueries, type TicketSummary, viewQueries } from '@replybay/api-client'
import { useAccess, useCan, useCurrentWeb, useUser } from '@replybay/feature-kit'
import { followTopic, silent } from '@replybay/sync'
import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { findKnown } from './find-known.ts'
import { applyToLists } from './apply-signal.ts'
import { setLiveState } from './live-state.ts'

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
  const webId = useCurrentWeb()
  const { _id: userId } = useUser()
  const access = useAccess()
  const hasStream = useCan('changes')
  // Others would be refused by the server, on each load of each page.
  const canFollow = hasStream && access?.may.main === true
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (!canFollow || webId === undefined) return
    const leaving = new AbortController()
    const invalidate = (queryKey: QueryKey) => void client.invalidateQueries({ queryKey })
    const recount = atMostEvery(COUNT_EVERY_MS, () => invalidate(countsKey), leaving.signal)
    const recountViews = atMostEvery(COUNT_VIEWS_EVERY_MS, () => invalidate(viewQueries.all), leaving.signal)
    const readAnew = () => invalidate(ticketQueries.all)
    followTopic({
      client,
      userId,
      webId,
      topic: 'tickets',
      signal: leaving.signal,
      onState: setLiveState,
      onMissed: readAnew,
      onChange: (event, at) => {
        const before = findKnown(client, event.id)
        applyToLists(client, event.id, event.ticket ?? undefined)
        const isNew = isNews(client, event.id, event.ticket)
        if (isNew) invalidate(ticketQueries.detail(event.id).queryKey)
        const customerId = (event.ticket ?? before)?.customer._id
        // The ticket does not tell whether its customer was blocked.
        if (customerId !== undefined && (isNew || event.by !== userId)) {
          invalidate(customerQueries.detail(customerId).queryKey)
        }
        recount()
        recountViews()
        if (event.ticket) tell(event.ticket, before, { by: event.by, at })
      },
    })
    return () => {
      leaving.abort()
      setLiveState(silent)
    }
  }, [client, webId, canFollow, userId])
}

/** What this tab has done itself, it has seen in the answer already. */
function isNews(client: QueryClient, ticketId: string, ticket: TicketSummary | null): boolean {
  const known = client.getQueryData(ticketQueries.detail(ticketId).queryKey)
  if (!known || !ticket) return true
  const isSame = known.updatedAt === ticket.updatedAt && known.unread === ticket.unread
  const isOfSame = hashKey([known.customer]) === hashKey([ticket.customer])
  return !isSame || !isOfSame || known.lastMessage?._id !== ticket.lastMessage?._id
}

const countsKey = [...ticketQueries.all, 'counts']

/** Does it at once, and for all calls that come soon after once more. */
function atMostEvery(ms: number, act: () => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const run = () => {
    act()
    isDue = false
    timer = setTimeout(() => {
      timer = undefined
      if (isDue) run()
    }, ms)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  return () => {
    if (timer === undefined) run()
    else isDue = true
  }
}
