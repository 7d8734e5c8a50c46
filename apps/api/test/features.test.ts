import { readdirSync } from 'node:fs'
import { is, getTableName } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { dataOwners, features } from '../src/features.ts'
import { operationsById } from '../src/platform/contract/contract.ts'
import { failureCodes } from '../src/platform/contract/failure.ts'
import { missingHandlers } from '../src/platform/contract/missing-handlers.ts'
import type { FeatureJob, ServerContext, ServerFeature } from '../src/platform/server-feature.ts'
import { companies, users } from '../src/features/users/tables.ts'
import contract from '@replybay/api-client/openapi.json' with { type: 'json' }
import { getUserInfo } from '@replybay/api-client/operations'
import { sharedServer, TestServer } from './test-server.ts'

const source = new URL('../src/', import.meta.url)
const server = sharedServer()
const tables = dataOwners.flatMap((owner) => [...owner.tables, ...(owner.vectorTables ?? [])])
const twice = (names: readonly string[]) => names.filter((name, place) => names.indexOf(name) !== place)

test('server features: each folder is one feature of the list, under its name', () => {
  const folders = readdirSync(new URL('features/', source))
  expect(features.map(({ id }) => id).toSorted()).toEqual(folders.toSorted())
})

test('server features: each operation is answered by one feature, or is listed as missing', () => {
  const context = {
    database: server().database,
    config: {},
    captcha: {},
    capabilities: () => [],
    owners: dataOwners,
    beforeClose: () => undefined,
  }
  // Sound: handlers are made, and none is called.
  const made = features.flatMap(({ handlers }) => Object.keys(handlers(context as unknown as ServerContext)))
  expect(twice(made)).toEqual([])
  expect([...made, ...missingHandlers].toSorted()).toEqual([...operationsById.keys()].toSorted())
})

test('user info: names each feature that answers an addition once, as the contract does', async () => {
  const { data } = await server().call(getUserInfo, { as: 'owner' })
  const named = contract.components.schemas.User.properties.capabilities.items.enum
  expect(data.user.capabilities?.toSorted()).toEqual(named.toSorted())
  const ids = features.map(({ id }) => id)
  expect(named.filter((name) => !ids.includes(name))).toEqual([])
})

test('tables: each one of the database has one owner', async () => {
  const { rows } = await server().database.queries.execute<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const { hasVectors } = server().database
  const there = dataOwners.flatMap((owner) => [
    ...owner.tables,
    ...((hasVectors && owner.vectorTables) || []),
  ])
  const owned = there.map(({ table }) => getTableName(table))
  expect(twice(owned)).toEqual([])
  expect(owned.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test.each(tables.filter(({ kind }) => kind === 'exported').map((each) => [getTableName(each.table), each]))(
  'account export: says of each column of %s whether it is told',
  (_name, each) => {
    if (each.kind !== 'exported') throw new Error('Only exported tables are asked for.')
    const columns = Object.entries(each.table).flatMap(([name, column]) =>
      getTableConfig(each.table).columns.includes(column) ? [name] : [],
    )
    expect([...each.export.columns, ...each.left].toSorted()).toEqual(columns.toSorted())
  },
)

/** Tables from which rows go with the company. */
function goesWithCompany(table: PgTable, seen = new Set<PgTable>()): boolean {
  if (table === companies) return true
  if (seen.has(table)) return false
  seen.add(table)
  return getTableConfig(table).foreignKeys.some((key) => {
    const { foreignTable } = key.reference()
    return key.onDelete === 'cascade' && is(foreignTable, PgTable) && goesWithCompany(foreignTable, seen)
  })
}

test.each(tables.map((each) => [getTableName(each.table), each] as const))(
  'account deletion: rows of %s go with the company, or belong to none',
  (_name, { kind, table }) => {
    expect(goesWithCompany(table)).toBe(kind !== 'impersonal')
  },
)

test('failures: each code is of one kind', () => {
  const own = features.flatMap(({ failures = [] }) => failures.map(({ code }) => code))
  expect(twice([...failureCodes, ...own])).toEqual([])
})

test('blobs: each folder of the store has one owner', () => {
  const names = dataOwners.flatMap(({ blobs }) => blobs?.name ?? [])
  expect(twice(names)).toEqual([])
})

/** A server with one feature more. */
const withAnother = (parts: Partial<ServerFeature>) =>
  TestServer.start({
    features: [...features, { id: 'another', tables: [], handlers: () => ({}), ...parts }],
  })
const withJob = (job: FeatureJob) => withAnother({ jobs: [job] })
const once = { retries: 0, retryDelay: 0, retryDelayMax: 0, timeLimit: 60 }

test('jobs: a feature has its own run, with what the platform gives to every feature', async () => {
  const ran: unknown[] = []
  const job: FeatureJob<{ id: string }> = {
    ...once,
    name: 'count-users',
    async run({ id }, { database: { queries } }) {
      ran.push([id, await queries.$count(users)])
    },
  }
  const other = await withJob(job)
  await other.database.transaction((queries) => other.jobs.add(queries, job, { id: 'one' }))
  await other.jobs.runWaiting()
  expect(ran).toEqual([['one', await other.database.queries.$count(users)]])
  await other.stop()
})

test('jobs: the server does not start with two of one name', async () => {
  const job = { ...once, name: 'housekeeping', run: async () => {} }
  await expect(withJob(job)).rejects.toThrow('Two jobs are named housekeeping.')
})

test.each<[string, Partial<ServerFeature>, string]>([
  [
    'answer one operation',
    { handlers: () => ({ listSessions: () => Promise.reject(new Error('Never called.')) }) },
    'Two features answer listSessions: auth and another.',
  ],
  [
    'know the tokens of one kind of caller',
    { tokens: () => ({ visitor: async () => undefined }) },
    'Two features know the tokens of visitor: visitor and another.',
  ],
])('server: does not start with two features that %s', async (_what, parts, message) => {
  await expect(withAnother(parts)).rejects.toThrow(message)
})
