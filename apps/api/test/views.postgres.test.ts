import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Queries } from '../src/platform/database/database.ts'
import { WEB } from './support-desk.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()

/** How many queries wait for this transaction. */
async function countWaiting(queries: Queries): Promise<number> {
  const { rows } = await queries.execute(
    sql`select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`,
  )
  return rows.length
}

test('views: are counted one after another, so that others still are answered', async () => {
  const token = await server().tokenOf('support')
  for (let number = 1; number <= 12; number++) {
    const body = { name: `View ${number}`, filter: { tag: `tag-${number}` } }
    await server().call('POST', `/views/${WEB}`, { token, body })
  }
  const [locked, counting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const list = locked.promise.then(() => server().call('GET', `/views/${WEB}`, { token }))
  let isAnswered = false
  const other = counting.promise
    .then(() => server().call('GET', '/users/info', { token }))
    .finally(() => (isAnswered = true))
  await server().database.transaction(async (queries) => {
    await queries.execute(sql`lock table tickets`)
    locked.resolve()
    await expect.poll(() => countWaiting(queries), { timeout: 10_000 }).toBeGreaterThan(0)
    counting.resolve()
    await expect.poll(async () => isAnswered || (await countWaiting(queries)) > 1).toBe(true)
    expect(isAnswered).toBe(true)
  })
  expect((await other).status).toBe(200)
  expect((await list).data.views.filter(({ name }) => name.startsWith('View '))).toHaveLength(12)
})
