import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tidyDatabase } from '../src/platform/database/tidy-database.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()

test('embedded database: what removed rows took is given back, and an index alone answers for the rest', async () => {
  const { queries } = server().database
  await queries.execute(sql`create table heap (id int primary key)`)
  await queries.execute(sql`insert into heap select generate_series(1, 20000)`)
  await queries.execute(sql`delete from heap where id > 1000`)
  const pages = async () => {
    const { rows } = await queries.execute<{ pages: number; visible: number }>(sql`
      select pg_relation_size('heap')::int / 8192 as pages, relallvisible as visible from pg_class where relname = 'heap'`)
    return rows[0]
  }
  expect((await pages())?.pages).toBeGreaterThan(50)
  await tidyDatabase(server().database)
  const { pages: left, visible } = (await pages()) ?? {}
  expect(left).toBeLessThan(10)
  expect(visible).toBe(left)
})
