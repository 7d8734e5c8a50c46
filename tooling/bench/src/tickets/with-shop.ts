import { randomBytes } from 'node:crypto'
import { PostgresCluster } from '@replybay/postgres'
import { ReplybayServer } from '@replybay/server'
import { Client } from 'pg'
import { insertTickets } from './insert-tickets.ts'

/**
 * Runs work with a server on a PostgreSQL with that many tickets: a database of its own on the one that `DATABASE_URL`
 * names, else on one that is started for it. Leaves nothing behind.
 */
export async function withShop<Result>(
  count: number,
  work: (server: ReplybayServer, client: Client) => Promise<Result>,
): Promise<Result> {
  const given = process.env['DATABASE_URL']
  const cluster = given ? undefined : await PostgresCluster.create({ durable: true })
  try {
    return await withDatabase(given ?? cluster?.url ?? '', count, work)
  } finally {
    await cluster?.remove()
  }
}

async function withDatabase<Result>(
  serverUrl: string,
  count: number,
  work: (server: ReplybayServer, client: Client) => Promise<Result>,
): Promise<Result> {
  const url = new URL(serverUrl)
  const name = `replybay_bench_${randomBytes(6).toString('hex')}`
  const administration = new Client(serverUrl)
  await administration.connect()
  await administration.query(`create database ${name}`)
  url.pathname = `/${name}`
  const server = await ReplybayServer.create({ DATABASE_URL: url.href, REPLYBAY_DEMO: 'on' })
  const client = new Client(url.href)
  try {
    await server.start()
    await client.connect()
    await insertTickets((statements) => client.query(statements), count)
    // What it does by itself within a minute.
    await client.query('vacuum analyze')
    return await work(server, client)
  } finally {
    await server.remove()
    await client.end()
    await administration.query(`drop database ${name} with (force)`)
    await administration.end()
  }
}
