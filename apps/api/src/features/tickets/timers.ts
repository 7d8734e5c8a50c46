import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { endClaims } from './claims.ts'
import { closeSilentTickets } from './closing-silent.ts'
import { wakeTickets } from './waking.ts'

const EVERY_MS = 30_000

interface Task {
  run: () => Promise<void>
  /** What is logged when it fails. */
  failure: string
}

/** Wakes tickets, ends claims and closes what has become silent. @returns the way to stop; resolves when none of it is under way any more. */
export function startTicketTimers(database: Database, log: FastifyBaseLogger): () => Promise<void> {
  return startTimers(
    [
      { run: () => wakeTickets(database, new Date()), failure: 'Waking tickets failed' },
      { run: () => endClaims(database, new Date()), failure: 'Ending claims failed' },
      { run: () => closeSilentTickets(database, new Date()), failure: 'Closing silent tickets failed' },
    ],
    log,
  )
}

/**
 * Runs each task again and again, whatever becomes of the others; one that is still under way when it is due is left out.
 *
 * @returns the way to stop them.
 */
export function startTimers(
  tasks: readonly Task[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const stops = tasks.map(({ run, failure }) => {
    let underWay: Promise<void> | undefined
    const timer = setInterval(() => {
      underWay ??= run()
        .catch((error: unknown) => log.warn({ err: error }, failure))
        .finally(() => (underWay = undefined))
    }, EVERY_MS)
    timer.unref()
    return async () => {
      clearInterval(timer)
      await underWay
    }
  })
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
