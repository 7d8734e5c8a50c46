import { ApiError, followTickets, type TicketStreamEvent } from '@replybay/api-client'
import type { QueryClient } from '@tanstack/react-query'

/** How long to wait before the stream is asked for again after it broke: at first, and at most; in ms. */
const [SOON_MS, LATE_MS] = [1_000, 30_000]

/** Whether changes are told as they happen, and since when that was last known. */
export interface LiveState {
  isLive: boolean
  /** When something was heard last, ms since 1970; nothing before that. */
  heardAt: number | undefined
  /** Since when nothing was missed: what was read after that is as it should be; ms since 1970. */
  since?: number | undefined
}

interface Following {
  client: QueryClient
  webId: string
  tell: (event: TicketStreamEvent) => void
  onState: (state: LiveState) => void
  signal: AbortSignal
}

/**
 * Follows the tickets of a web for as long as it is wanted, through broken connections and sleep. What happened
 * meanwhile is told when it is back.
 */
export async function keepFollowing({ client, webId, tell, onState, signal }: Following): Promise<void> {
  let since: string | undefined
  let delay = SOON_MS
  let wholeSince: number | undefined
  while (!signal.aborted) {
    try {
      let begun: string | undefined
      for await (const event of followTickets(client, webId, { since, signal })) {
        // What has to be caught up is told after `ready`: who is cut off before that has heard nothing yet.
        if (event.kind === 'ready' && since !== undefined) begun = event.id
        else since = laterOf(since, event.id)
        delay = SOON_MS
        if (wholeSince === undefined || event.kind === 'resync') wholeSince = Date.now()
        onState({ isLive: true, heardAt: Date.now(), since: wholeSince })
        tell(event)
      }
      if (begun !== undefined) since = laterOf(since, begun)
      // It has had its time, or the session ends at this very moment: who signs out is gone after a pause.
      await pause(SOON_MS, signal)
    } catch (error) {
      if (signal.aborted) return
      // The person may not follow, or not any more: asking again would not change that.
      if (error instanceof ApiError && !error.isTransient)
        return onState({ isLive: false, heardAt: undefined })
      onState({ isLive: false, heardAt: undefined, since: wholeSince })
      await pause(delay, signal)
      delay = Math.min(delay * 2, LATE_MS)
    }
  }
}

function laterOf(one: string | undefined, other: string): string {
  return one !== undefined && Number(one) > Number(other) ? one : other
}

/** Waits, but no longer than until the browser is online again or the tab is looked at. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      over.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end, { signal: over.signal })
    document.addEventListener('visibilitychange', end, { signal: over.signal })
    signal.addEventListener('abort', end, { signal: over.signal })
  })
}
