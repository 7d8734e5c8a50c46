import type { Session } from './session.ts'
import { useSession } from './session-provider.tsx'
import { useSyncExternalStore } from 'react'

const TICK_MS = 30_000

interface Clock {
  subscribe: (listener: () => void) => () => void
  now: () => Date
}

const clocks = new WeakMap<Session, Clock>()

/** The server's time, renewed often enough for waiting times in minutes: this machine's clock may be wrong. */
export function useNow(): Date {
  const { subscribe, now } = clockOf(useSession())
  return useSyncExternalStore(subscribe, now)
}

/** One for all, so that all waiting times go on together. */
function clockOf(session: Session): Clock {
  const known = clocks.get(session)
  if (known) return known
  const listeners = new Set<() => void>()
  let shown = new Date(session.now())
  let timer: ReturnType<typeof setInterval> | undefined
  function tick() {
    shown = new Date(session.now())
    for (const listener of listeners) listener()
  }
  const clock: Clock = {
    now: () => shown,
    subscribe(listener) {
      // What was shown before nobody looked may be old.
      if (listeners.size === 0) shown = new Date(session.now())
      listeners.add(listener)
      timer ??= setInterval(tick, TICK_MS)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
  clocks.set(session, clock)
  return clock
}
