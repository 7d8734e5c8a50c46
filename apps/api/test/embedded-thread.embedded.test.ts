import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import { openEmbedded } from '../src/platform/database/embedded.ts'
import { rateLimits } from '../src/platform/rate-limits/tables.ts'
import { isUnreachable } from '../src/platform/database/unreachable.ts'
import { copyTemplate, type OwnDatabase } from './test-database.ts'

let own: OwnDatabase
let database: Database
beforeEach(async () => {
  own = await copyTemplate()
})
/** @param pace quick, so that a test need not wait for what takes minutes otherwise. */
async function open(pace: Parameters<typeof openEmbedded>[1]) {
  database = await openEmbedded(own.environment['REPLYBAY_DATA'], pace)
}
afterEach(async () => {
  await database.close()
  await own.remove()
})

const keys = () => database.queries.select({ key: rateLimits.key }).from(rateLimits)

test('embedded database: one that hangs is given up and opened again, with all that was committed', async () => {
  await open({ beatMs: 150 })
  await database.queries.insert(rateLimits).values({ key: 'kept', count: 1, resetAt: new Date() })
  const stuck = database.transaction(async (queries) => {
    await queries.insert(rateLimits).values({ key: 'not committed', count: 1, resetAt: new Date() })
    await queries.execute(sql`select count(*) from generate_series(1, 1000000000000)`)
  })
  await expect(stuck).rejects.toSatisfy(isUnreachable)
  await expect.poll(keys, { timeout: 30_000 }).toEqual([{ key: 'kept' }])
})

test('embedded database: writes its log to its tables and learns their sizes while the server runs', async () => {
  await open({ upkeepMs: 1_000 })
  await database.queries.insert(rateLimits).values({ key: 'in the log', count: 1, resetAt: new Date() })
  const { rows } = await database.queries.execute<{ end: string }>(sql`select pg_current_wal_lsn() as end`)
  const isWritten = async () => {
    const checkpoint = sql`select checkpoint_lsn >= ${rows[0]?.end}::pg_lsn as done from pg_control_checkpoint()`
    return (await database.queries.execute<{ done: boolean }>(checkpoint)).rows[0]?.done
  }
  await expect.poll(isWritten, { timeout: 30_000 }).toBe(true)
  // Without it, a long list would be sorted whole for its first page.
  const known = sql`select reltuples::int as tuples from pg_class where relname = 'rate_limits'`
  const tuples = async () => (await database.queries.execute<{ tuples: number }>(known)).rows[0]?.tuples
  await expect.poll(tuples, { timeout: 30_000 }).toBe(1)
})
