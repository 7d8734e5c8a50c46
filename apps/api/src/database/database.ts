import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import * as schema from './schema.ts'
import type { Hearing, Listening } from './hearing.ts'
import { isUnreachable } from './unreachable.ts'

/** What stores ask: the database itself or a transaction. */
export type Queries = PgDatabase<NodePgQueryResultHKT, typeof schema>

export interface Database {
  /** For single queries. Throws inside a transaction, where only the transaction may be asked. */
  readonly queries: Queries
  /** Runs `work` in one transaction; a throw rolls it back. Never await the network in it. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** Resolves when the database answers; rejects after `timeoutMs`. */
  ping(timeoutMs: number): Promise<void>
  /** Hears what transactions that were committed have told, in any process, by `pg_notify` on the channel. */
  listen(hear: Hearing): Listening
  /** Whether there is room on the disk to write, as far as that can be known before writing. */
  hasRoom(): Promise<boolean>
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

interface Rest {
  listen: Database['listen']
  hasRoom: Database['hasRoom']
  /** Ends what stands behind the connections, after them. */
  close(): Promise<void>
}

export function createDatabase(pool: Pool, rest: Rest): Database {
  const everything = drizzle(pool, { schema })
  return {
    get queries() {
      refuseInsideTransaction()
      return everything
    },
    async transaction(work) {
      refuseInsideTransaction()
      const client = await pool.connect()
      let isLost = false
      try {
        return await drizzle(client, { schema }).transaction((queries) =>
          insideTransaction.run(true, () => work(queries)),
        )
      } catch (error) {
        isLost = isUnreachable(error)
        throw error
      } finally {
        client.release(isLost)
      }
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
    listen: (hear) => rest.listen(hear),
    hasRoom: () => rest.hasRoom(),
  }
}
