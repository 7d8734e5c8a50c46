import { AsyncLocalStorage } from 'node:async_hooks'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import * as schema from './schema.ts'

/** What stores ask: the database itself or a transaction. */
export type Queries = PgDatabase<PostgresJsQueryResultHKT, typeof schema>

export interface Database {
  /** For single queries. Throws inside a transaction, where only the transaction may be asked. */
  readonly queries: Queries
  /** Runs `work` in one transaction; a throw rolls it back. Never await the network in it. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** Resolves when the database answers; rejects after `timeoutMs`. */
  ping(timeoutMs: number): Promise<void>
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

/** @param closeRest ends what stands behind the client, after the client. */
export function createDatabase(client: Sql, closeRest: () => Promise<void>): Database {
  const everything = drizzle(client, { schema })
  return {
    get queries() {
      refuseInsideTransaction()
      return everything
    },
    transaction(work) {
      refuseInsideTransaction()
      return everything.transaction((queries) => insideTransaction.run(true, () => work(queries)))
    },
    async ping(timeoutMs) {
      const timeout = Promise.withResolvers<never>()
      const timer = setTimeout(
        () => timeout.reject(new Error(`The database did not answer in ${timeoutMs} ms.`)),
        timeoutMs,
      )
      try {
        await Promise.race([client`select 1`, timeout.promise])
      } finally {
        clearTimeout(timer)
      }
    },
    async close() {
      await client.end({ timeout: 5 })
      await closeRest()
    },
  }
}
