import { randomBytes } from 'node:crypto'
import { ReplybayServer } from '@replybay/server'
import postgres from 'postgres'
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
  const administration = postgres(serverUrl, { max: 1 })
  await administration.unsafe(`create database ${name}`)
  url.pathname = `/${name}`
  const server = await ReplybayServer.create({ DATABASE_URL: url.href })
  const sql = postgres(url.href, { max: 1, fetch_types: false, onnotice: () => {} })
  try {
    await server.start()
    await insertTickets((statements) => sql.unsafe(statements), count)
    // What it does by itself within a minute.
    await sql`analyze`
    const measured = await measureServer(server, depth, times)
    const raw = await measureEach(await rawPages(sql, depth), times)
    return apiFigures(`${count.toLocaleString('en')}, PostgreSQL`, measured, raw)
  } finally {
    await server.remove()
    await sql.end()
    await administration.unsafe(`drop database ${name} with (force)`)
    await administration.end()
  }
}
