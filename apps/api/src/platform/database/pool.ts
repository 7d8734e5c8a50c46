import { Pool, type PoolConfig } from 'pg'

/** How long to wait for a connection, be it to be made or to become free; in ms. */
const CONNECT_MS = 10_000
/** What takes longer is cut off by the server; in ms. */
const STATEMENT_MS = 15_000
/** Where the server does not even say that any more; in ms. */
const SILENCE_MS = 20_000

/** Connections that outlive the loss of any of them: whoever used it is told, and the next query has another. */
export function createPool(config: PoolConfig): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENCE_MS,
    application_name: 'replybay',
    keepAlive: true,
    ...config,
  })
  // Without a listener, a lost connection would end the process: while it is idle, and while it is in use.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

function ignore(): void {}
