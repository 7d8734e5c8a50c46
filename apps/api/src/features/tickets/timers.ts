import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { endClaims } from './claims.ts'
import { wakeTickets } from './waking.ts'

const EVERY_MS = 30_000

interface Task {
  run: () => Promise<void>
  /** What is logged when it fails. */
  failure: string
}

/** Wakes tickets and ends claims. @returns the way to stop; resolves when none of it is under way any more. */
export function startTicketTimers(database: Database, log: FastifyBaseLogger): () => Promise<void> {
  return startTimers(
    [
      { run: () => wakeTickets(database, new Date()), failure: 'Waking tickets failed' },
      { run: () => endClaims(database, new Date()), failure: 'Ending claims failed' },
    ],
    log,
  )
}

/** Runs each task again and again, whatever becomes of the others. @returns the way to stop them. */
export function startTimers(
  tasks: readonly Task[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const stops = tasks.map(({ run, failure }) => {
    let turn = Promise.resolve()
    const timer = setInterval(() => {
      turn = turn.then(run).catch((error: unknown) => log.warn({ err: error }, failure))
    }, EVERY_MS)
    timer.unref()
    return async () => {
      clearInterval(timer)
      await turn
    }
  })
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
