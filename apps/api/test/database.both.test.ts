import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import { lockFolder } from '../src/platform/database/folder-lock.ts'
import { keepHouse } from './house.ts'
import { openDatabase } from '../src/platform/database/open.ts'
import { mails } from '../src/platform/mail/tables.ts'
import { rateLimits } from '../src/platform/rate-limits/tables.ts'
import { MAISON_LUMEN } from '../src/platform/demo/accounts.ts'
import { StartProblem } from '../src/platform/config/start-problem.ts'
import { pageQuery } from '../src/features/tickets/store.ts'
import { copyTemplate, openTestDatabase } from './test-database.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('transaction: a query outside of it from inside fails at once instead of waiting for ever', async () => {
  const work = database.transaction(async () => {
    await database.queries.execute(sql`select 1`)
  })
  await expect(work).rejects.toThrow('Inside a transaction')
  const nested = database.transaction(() => database.transaction(async () => {}))
  await expect(nested).rejects.toThrow('Inside a transaction')
})

test('transaction: one that throws leaves nothing behind', async () => {
  const row = { key: 'left-behind', count: 1, resetAt: new Date() }
  const work = database.transaction(async (queries) => {
    await queries.insert(rateLimits).values(row)
    throw new Error('No.')
  })
  await expect(work).rejects.toThrow('No.')
  expect(await database.queries.select().from(rateLimits)).toEqual([])
})

test.each(['40P01', '40001'])(
  'transaction: one that ends with %s is run again, three times at most',
  async (state) => {
    const failing = (runs: number) => {
      let run = 0
      const work = database.transaction(async (queries) => {
        await queries
          .insert(rateLimits)
          .values({ key: `again-${state}-${runs}`, count: run, resetAt: new Date() })
        const fault = sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`)
        if (run++ < runs) await queries.execute(fault)
        return run
      })
      return { work, runs: () => run }
    }
    expect(await failing(3).work).toBe(4)
    const stored = await database.queries
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, `again-${state}-3`))
    expect(stored).toMatchObject([{ count: 3 }])
    const { work, runs } = failing(4)
    await expect(work).rejects.toThrow()
    expect(runs()).toBe(4)
  },
)

test('transaction: one that fails for another reason is run once', async () => {
  let runs = 0
  const work = database.transaction(async (queries) => {
    runs++
    await queries.execute(sql`select 1 / 0`)
  })
  await expect(work).rejects.toThrow()
  expect(runs).toBe(1)
})

test('housekeeping: removes what has ended and keeps the rest', async () => {
  const now = new Date()
  await database.queries.insert(rateLimits).values([
    { key: 'over', count: 1, resetAt: new Date(now.getTime() - 1) },
    { key: 'running', count: 1, resetAt: new Date(now.getTime() + 60_000) },
  ])
  await keepHouse(database, now)
  const rows = await database.queries.select({ key: rateLimits.key }).from(rateLimits)
  expect(rows).toEqual([{ key: 'running' }])
})

test('housekeeping: keeps a mail that was not sent, however old it is', async () => {
  const now = new Date()
  const createdAt = new Date(now.getTime() - 2 * 86_400_000)
  const mail = {
    companyId: MAISON_LUMEN,
    recipient: 'lou@x.example',
    subject: 'S',
    text: 'T',
    html: 'H',
    createdAt,
  }
  await database.queries.insert(mails).values([
    { id: 'sent', ...mail, sentAt: createdAt },
    { id: 'waiting', ...mail },
    { id: 'sent-lately', ...mail, sentAt: now },
  ])
  await keepHouse(database, now)
  const rows = await database.queries.select({ id: mails.id }).from(mails)
  expect(rows.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual(['sent-lately', 'waiting'])
})

const filters = [{}, { status: 'open' }, { channel: 'web' }, { status: 'open', channel: 'web' }]
const sorts = ['waiting', 'newest', 'oldest'] as const

test.each(
  [[], ['discord']].flatMap((closed) =>
    filters.flatMap((filter) => sorts.map((sort) => ({ closed, sort, ...filter }))),
  ),
)(
  'ticket list: a page of %j is read along an index, without sorting',
  async ({ closed, sort, ...filter }) => {
    const plan = await database.transaction(async (queries) => {
      // The table is empty: what the planner may choose is the question, not what is cheapest.
      await queries.execute(sql`set local enable_seqscan = off`)
      await queries.execute(sql`set local enable_bitmapscan = off`)
      const after = { order: 1_700_000_000_000, id: 'x' }
      const list = pageQuery(
        queries,
        { companyId: 'c', closed },
        { webId: 'w', ...filter },
        { sort, now: new Date(), limit: 50, after },
      )
      return await queries.execute(sql`explain ${list.getSQL()}`)
    })
    const text = JSON.stringify(plan)
    expect(text).toMatch(/Index Scan (Backward )?using tickets_/)
    expect(text).not.toMatch(/"(->)?\s*(Incremental )?Sort/)
  },
)

test('embedded database: its folder is open in one place at a time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'replybay-lock-'))
  const unlock = await lockFolder(folder)
  expect(unlock).toBeDefined()
  expect(await lockFolder(folder)).toBeUndefined()
  await unlock?.()
  const again = await lockFolder(folder)
  expect(again).toBeDefined()
  await again?.()
  await rm(folder, { recursive: true })
})

test('database from before the first release: is refused in one sentence, and not written', async () => {
  const own = await copyTemplate('empty')
  const before = await openDatabase(own.choice)
  await before.queries.execute(sql`update drizzle.__drizzle_migrations set hash = 'another'`)
  await before.close()
  await expect(openDatabase(own.choice)).rejects.toThrow(/^This database is of a Replybay from before .*\.$/)
  await expect(openDatabase(own.choice)).rejects.toBeInstanceOf(StartProblem)
  await own.remove()
})
