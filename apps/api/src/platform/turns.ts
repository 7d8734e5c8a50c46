import { Failure } from './contract/failure.ts'

const RETRY_S = 5

interface TurnsChoice {
  /** How much runs at a time. */
  atOnce: number
  /** How much waits beside that. */
  mostWaiting: number
}

/**
 * Runs work when it is its turn.
 *
 * @param signal aborts when it is wanted no more: what waits is not begun then
 * @throws Failure `overloaded` where too much waits already; the signal's reason.
 */
export type InTurn = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>

/** For what takes threads or memory that others need too: bounds how much of it runs, and how much waits to. */
export function createTurns({ atOnce, mostWaiting }: TurnsChoice): InTurn {
  const waiting: (() => void)[] = []
  let running = 0
  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      waiting.push(resolve)
      const leave = () => {
        const place = waiting.indexOf(resolve)
        if (place < 0) return
        waiting.splice(place, 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
    })
  return async (work, signal) => {
    signal?.throwIfAborted()
    if (running < atOnce) {
      running++
    } else {
      if (waiting.length >= mostWaiting) throw new Failure('overloaded', { retryAfter: RETRY_S })
      // Whoever ends passes its turn on, so that it stays counted.
      await turn(signal)
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
