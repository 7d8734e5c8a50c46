/** Hears of changes of a conversation: one connection a visitor, however many tabs there are. */
import { CallProblem, type Calls } from './calls.ts'
import type { KeptConversation } from './kept.ts'

/** Between two connections; each failure doubles it, up to the most. In ms. */
const PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/**
 * @param changed that something may have changed
 * @param lost that the conversation is not there any more
 * @returns the way to stop.
 */
export function followConversation(
  calls: Calls,
  own: KeptConversation,
  { changed, lost }: { changed: () => void; lost: () => void },
): () => void {
  const stopped = new AbortController()
  const name = `replybay:${own.id}`
  const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined
  tabs?.addEventListener('message', changed)
  const heard = () => {
    changed()
    tabs?.postMessage('')
  }

  async function keepListening(): Promise<void> {
    let pause = PAUSE_MS
    while (!stopped.signal.aborted) {
      const began = Date.now()
      try {
        await calls.follow(own, heard, stopped.signal)
        pause = PAUSE_MS
      } catch (problem) {
        if (stopped.signal.aborted) return
        if (problem instanceof CallProblem && [401, 404].includes(problem.status)) return lost()
        pause = Date.now() - began > LONGEST_PAUSE_MS ? PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
      }
      // Not all visitors at the same moment, when a server has begun anew.
      await wait(pause * (0.5 + Math.random()), stopped.signal)
    }
  }

  // Another tab takes over when the one that listens is closed.
  const turn = navigator.locks
    ? navigator.locks.request(name, { signal: stopped.signal }, keepListening)
    : keepListening()
  void turn.catch(() => undefined)
  return () => {
    stopped.abort()
    tabs?.close()
  }
}

/** Ends sooner once the browser is online again. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
