import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { leases } from './tables.ts'

/** How often a lease is renewed or asked for; in ms. */
const RENEW_MS = 10_000
/** After how long without a renewal another instance may take it; in ms. */
const LAPSE_MS = 30_000

interface LeaseOptions {
  database: Database
  log: FastifyBaseLogger
  /** What there is one of: a mailbox's connection, a gateway. */
  name: string
  /** What the holder does, until the signal says that the lease is lost or the server stops. */
  work: (signal: AbortSignal) => Promise<void>
  renewMs?: number
  lapseMs?: number
}

/**
 * Does something in one instance of all. When the holder stops, the next instance that asks takes over, within 10 seconds;
 * when it crashes, after 30 seconds.
 *
 * @returns the way to stop it; resolves when the work has ended.
 */
export function holdLease(options: LeaseOptions): () => Promise<void> {
  const { database, log, name, work, renewMs = RENEW_MS, lapseMs = LAPSE_MS } = options
  const holder = randomUUID()
  let held: { controller: AbortController; done: Promise<void>; until: number } | undefined
  let isStopped = false
  let turn: Promise<void> = Promise.resolve()

  async function begin(until: number): Promise<void> {
    const controller = new AbortController()
    const done = work(controller.signal).catch((error: unknown) =>
      log.warn({ err: error, lease: name }, 'What held a lease failed, and begins again'),
    )
    held = { controller, done, until }
    await done
    // It ended by itself: it begins again with the next renewal.
    if (held?.controller === controller) held = undefined
  }

  function lose(): Promise<void> {
    const { controller, done } = held ?? {}
    held = undefined
    controller?.abort()
    return done ?? Promise.resolve()
  }

  async function renew(): Promise<void> {
    if (isStopped) return
    // By this machine's clock, from before the question: never later than the database's.
    const until = Date.now() + lapseMs
    try {
      const isHeld = await claim()
      if (!isHeld) await lose()
      else if (held) held.until = until
      else void begin(until)
    } catch (error) {
      log.warn({ err: error, lease: name }, 'A lease could not be renewed')
      // Another instance may have it from now on.
      if (held && held.until <= Date.now() + renewMs) await lose()
    }
  }

  async function claim(): Promise<boolean> {
    const expiresAt = sql`now() + ${`${lapseMs} milliseconds`}::interval`
    const rows = await database.queries
      .insert(leases)
      .values({ name, holder, expiresAt })
      .onConflictDoUpdate({
        target: leases.name,
        set: { holder, expiresAt },
        setWhere: sql`${leases.holder} = ${holder} or ${leases.expiresAt} < now()`,
      })
      .returning({ name: leases.name })
    return rows.length > 0
  }

  const look = () => {
    turn = turn.then(renew)
  }
  const timer = setInterval(look, renewMs)
  timer.unref()
  look()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await turn
    await lose()
    await database.queries.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)))
  }
}
