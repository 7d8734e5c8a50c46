import { tellPresence } from '@replybay/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { v4 as randomId } from 'uuid'
import { type Doing, onTyped, peopleAt, subscribePresence, without } from './presence-store.ts'
import { repeats } from './presence-times.ts'

interface Act {
  ticketId: string
  doing: Doing
}

interface Telling {
  client: QueryClient
  userId: string
  webId: string
  ticketId: string
}

/** Who steps through tickets looks at none of them; who looks at another tab for a moment has not left. In ms. */
const [LOOKS_AFTER_MS, LEAVES_AFTER_MS] = [400, 10_000]
/** So long after the last key, they write no more; in ms. */
const TYPING_PAUSE_MS = 10_000
/** So long after something was told of others, what was said of this page is known to the server; in ms. */
const KNOWN_AFTER_MS = 1_500

/** Names this page to the server. */
const tab = randomId()

/** What is done in this page: it shows one ticket. */
let act: Act | undefined
/** What the server was told of it last, and when, in ms since 1970. */
let told: (Act & { at: number }) | undefined
let isSending = false

/**
 * Says to the others who are there that this person looks at a ticket, and that they write in it. Where nobody else is
 * there, nothing is said. @returns the way to stop.
 */
export function startTelling(telling: Telling): () => void {
  const { ticketId } = telling
  const [stopped, left] = [new AbortController(), new AbortController()]
  const { signal } = stopped
  let [typing, turning, checking]: (ReturnType<typeof setTimeout> | undefined)[] = []
  const turn = (next: Act | undefined) => {
    clearTimeout(turning)
    clearTimeout(typing)
    act = next
    if (next && next.doing !== 'looking') typing = setTimeout(() => turn(looking), TYPING_PAUSE_MS)
    void say(telling)
  }
  const looking: Act = { ticketId, doing: 'looking' }
  const turnAfter = (next: Act | undefined, ms: number) => {
    clearTimeout(turning)
    turning = setTimeout(() => turn(next), ms)
  }
  const onVisible = () =>
    document.visibilityState === 'visible'
      ? turnAfter(looking, LOOKS_AFTER_MS)
      : turnAfter(undefined, LEAVES_AFTER_MS)
  // A server that has begun anew knows nothing of what it was told before.
  const check = () => {
    if (act?.ticketId !== ticketId || told?.ticketId !== ticketId) return
    if (peopleAt(ticketId).some(({ _id }) => _id === telling.userId)) return
    told = undefined
    void say(telling)
  }

  onVisible()
  document.addEventListener('visibilitychange', onVisible, { signal })
  // A call that begins while the page is hidden does not leave any more. Who stays after all says it with the next key.
  for (const sign of ['beforeunload', 'pagehide']) {
    addEventListener(sign, () => leaveForGood(telling), { signal: left.signal })
  }
  for (const sign of ['keydown', 'pointerdown', 'wheel']) {
    addEventListener(sign, () => void say(telling), { signal, passive: true, capture: true })
  }
  const stopTyped = onTyped((id, doing) => id === ticketId && turn({ ticketId, doing }))
  const unsubscribe = subscribePresence(() => {
    void say(telling)
    clearTimeout(checking)
    checking = setTimeout(check, KNOWN_AFTER_MS)
  })
  return () => {
    stopped.abort()
    for (const timer of [typing, turning, checking]) clearTimeout(timer)
    stopTyped()
    unsubscribe()
    const last = act
    // Who turns to another ticket says that alone. The page may go before that.
    setTimeout(() => {
      left.abort()
      if (act !== last) return
      act = undefined
      void say(telling)
    }, 2 * LOOKS_AFTER_MS)
  }
}

/** Tells what is done, as often as it has become something else meanwhile. */
async function say(telling: Telling): Promise<void> {
  if (isSending) return
  isSending = true
  while (hasOthers(telling) && isDue()) {
    const { ticketId, doing } = act ?? {
      ticketId: told?.ticketId ?? telling.ticketId,
      doing: 'left' as const,
    }
    told = act && { ...act, at: Date.now() }
    try {
      await tellPresence(telling.client, { ticketId, tab, doing })
    } catch {
      // Nobody has lost anything by it, and the next change says more.
      break
    }
  }
  isSending = false
}

const hasOthers = ({ webId, userId }: Telling) => without(peopleAt(webId), userId).length > 0

function isDue(): boolean {
  if (!act || !told) return act !== told
  if (act.ticketId !== told.ticketId || act.doing !== told.doing) return true
  return Date.now() - told.at > (act.doing === 'looking' ? repeats.looks : repeats.writes)
}

/** The page goes: the call outlives it. */
function leaveForGood({ client }: Telling): void {
  if (!told) return
  const { ticketId } = told
  told = act = undefined
  tellPresence(client, { ticketId, tab, doing: 'left', isLast: true }).catch(() => undefined)
}
