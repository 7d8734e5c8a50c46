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
 * @throws Failure `overloaded` where too much waits already.
 */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** For what takes threads or memory that others need too: bounds how much of it runs, and how much waits to. */
export function createTurns({ atOnce, mostWaiting }: TurnsChoice): InTurn {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) {
      running++
    } else {
      if (waiting.length >= mostWaiting) throw new Failure('overloaded', { retryAfter: RETRY_S })
      // Whoever ends passes its turn on, so that it stays counted.
      await new Promise<void>((resolve) => waiting.push(resolve))
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
