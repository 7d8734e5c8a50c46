import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'

import type { NotificationListener, Subscription } from './notifications.ts'
import { hasSqlState } from './sql-state.ts'
import { isUnreachable } from './unreachable.ts'

/** What stores ask: the database itself or a transaction. */
export type Queries = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** Whether it has pgvector, and so the tables that need it. */
  readonly hasVectors: boolean
  /** For single queries. Throws inside a transaction, where only the transaction may be asked. */
  readonly queries: Queries
  /**
   * Runs `work` in one transaction; a throw rolls it back. Never await the network in it. Where PostgreSQL gave it up for
   * another transaction (a deadlock, a conflict), it is run anew, so it changes nothing but by its queries.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** Resolves when the database answers; rejects after `timeoutMs`. */
  ping(timeoutMs: number): Promise<void>
  /** Subscribes to what committed transactions of any process publish by `pg_notify` on the channel. */
  listen(listener: NotificationListener): Subscription
  /** Whether there is room on the disk to write, as far as that can be known before writing. */
  hasFreeDiskSpace(): Promise<boolean>
  close(): Promise<void>
}

/**
 * The embedded database is one connection: asking it from outside the transaction that holds
 * it waits for ever. This finds out at the first try instead.
 */
const insideTransaction = new AsyncLocalStorage<true>()

function refuseInsideTransaction(): void {
  if (insideTransaction.getStore()) {
    throw new Error('Inside a transaction, ask the queries that it was given.')
  }
}

/** What is to be done once a transaction is through. */
const committed = new WeakMap<Queries, (() => void)[]>()

/** Runs `act` when the transaction of these queries is through, and not at all where it is not. */
export function afterCommit(queries: Queries, act: () => void): void {
  const acts = committed.get(queries)
  if (acts) acts.push(act)
  else act()
}

/**
 * Runs `work` inside a transaction so that a throw takes back what it did, and the transaction can go on: without it, nothing
 * more can be asked after what the database has refused.
 */
export async function inSavepoint<Result>(
  queries: Queries,
  work: (inner: Queries) => Promise<Result>,
): Promise<Result> {
  const acts: (() => void)[] = []
  const result = await queries.transaction(async (inner) => {
    committed.set(inner, acts)
    return await work(inner)
  })
  for (const act of acts) afterCommit(queries, act)
  return result
}

const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
const MOST_RETRIES = 3
/** At most so long before each retry, times its number; in ms. Two that met do not meet again. */
const RETRY_PAUSE_MS = 20

/** Runs a transaction again, at most three times, where PostgreSQL gave it up for another one. */
async function retrying<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let retry = 1; ; retry++) {
    try {
      return await run()
    } catch (error) {
      if (retry > MOST_RETRIES || !hasSqlState(error, DEADLOCK, SERIALIZATION_FAILURE)) throw error
      await wait(Math.random() * RETRY_PAUSE_MS * retry)
    }
  }
}

interface Rest {
  kind: Database['kind']
  hasVectors: boolean
  listen: Database['listen']
  hasFreeDiskSpace: Database['hasFreeDiskSpace']
  /** Ends what stands behind the connections, after them. */
  close(): Promise<void>
}

export function createDatabase(pool: Pool, rest: Rest): Database {
  const everything = drizzle(pool)
  async function runOnce<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    let isLost = false
    try {
      const acts: (() => void)[] = []
      const result = await drizzle(client).transaction((queries) => {
        committed.set(queries, acts)
        return insideTransaction.run(true, () => work(queries))
      })
      for (const act of acts) act()
      return result
    } catch (error) {
      isLost = isUnreachable(error)
      throw error
    } finally {
      client.release(isLost)
    }
  }
  return {
    kind: rest.kind,
    hasVectors: rest.hasVectors,
    get queries() {
      refuseInsideTransaction()
      return everything
    },
    async transaction(work) {
      refuseInsideTransaction()
      return await retrying(() => runOnce(work))
    },
    async ping(timeoutMs) {
      const timeout = Promise.withResolvers<never>()
      const timer = setTimeout(
        () => timeout.reject(new Error(`The database did not answer in ${timeoutMs} ms.`)),
        timeoutMs,
      )
      try {
        await Promise.race([pool.query('select 1'), timeout.promise])
      } finally {
        clearTimeout(timer)
      }
    },
    async close() {
      await pool.end()
      await rest.close()
    },
    listen: (listener) => rest.listen(listener),
    hasFreeDiskSpace: () => rest.hasFreeDiskSpace(),
  }
}
