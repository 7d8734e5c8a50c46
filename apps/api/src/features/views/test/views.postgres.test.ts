import { createView, getUserInfo, listViews, updateView } from '@replybay/api-client/operations'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Queries } from '../../../platform/database/database.ts'
import { WEB } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'

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
    await server().call(createView, { token, path: { webId: WEB }, body })
  }
  const [locked, counting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const list = locked.promise.then(() => server().call(listViews, { token, path: { webId: WEB } }))
  let isAnswered = false
  const other = counting.promise
    .then(() => server().call(getUserInfo, { token }))
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

test('views: many are moved at the same time, and each is answered', async () => {
  const token = await server().tokenOf('owner')
  const { queries } = server().database
  const deadlocks = async () => {
    const { rows } = await queries.execute<{ deadlocks: string }>(
      sql`select deadlocks::text from pg_stat_database where datname = current_database()`,
    )
    return Number(rows[0]?.deadlocks)
  }
  const ids: string[] = []
  for (let number = 1; number <= 20; number++) {
    const body = { name: `Moved ${number}`, filter: {} }
    ids.push((await server().call(createView, { token, path: { webId: WEB }, body })).data.view._id)
  }
  const before = await deadlocks()
  const move = (id: string, place: number) =>
    server().call(updateView, { token, path: { id }, body: { index: (place * 7) % ids.length } })
  const moved = await Promise.all([...ids, ...ids.toReversed()].map(move))
  expect(moved.filter(({ status }) => status !== 200)).toEqual([])
  await queries.execute(sql`select pg_stat_force_next_flush()`)
  expect(await deadlocks()).toBe(before)
  const places = await queries.execute<{ position: number }>(
    sql`select position from ticket_views where id in ${ids} order by position`,
  )
  expect(new Set(places.rows.map(({ position }) => position)).size).toBe(ids.length)
})
