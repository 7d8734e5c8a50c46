import { randomBytes } from 'node:crypto'
import { ReplybayServer } from '@replybay/server'
import { Client } from 'pg'
import type { Figure } from '../figure.ts'
import { insertTickets } from '../tickets/insert-tickets.ts'
import { apiFigures, measureEach, measureServer } from './api-figures.ts'
import { rawPages } from './raw-pages.ts'

/** The calls on a database of their own on a PostgreSQL, beside the statements on the same one. */
export async function measureOnPostgres(
  serverUrl: string,
  count: number,
  depth: number,
  times: number,
): Promise<Figure[]> {
  const url = new URL(serverUrl)
  const name = `replybay_bench_${randomBytes(6).toString('hex')}`
  const administration = new Client(serverUrl)
  await administration.connect()
  await administration.query(`create database ${name}`)
  url.pathname = `/${name}`
  const server = await ReplybayServer.create({ DATABASE_URL: url.href })
  const client = new Client(url.href)
  try {
    await server.start()
    await client.connect()
    await insertTickets((statements) => client.query(statements), count)
    // What it does by itself within a minute.
    await client.query('analyze')
    const measured = await measureServer(server, depth, times)
    const raw = await measureEach(await rawPages(client, depth), times)
    return apiFigures(`${count.toLocaleString('en')}, PostgreSQL`, measured, raw)
  } finally {
    await server.remove()
    await client.end()
    await administration.query(`drop database ${name} with (force)`)
    await administration.end()
  }
}
