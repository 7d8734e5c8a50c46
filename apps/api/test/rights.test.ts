/** What a person may do beside their role, what is switched on for a company, and what a suspended one can still do. */
import { getUserInfo } from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { changeCompanyState } from '../src/features/users/company-state.ts'
import { companies, users } from '../src/features/users/tables.ts'
import {
  operationsById,
  type AccountFeature,
  type Operation,
  type Right,
} from '../src/platform/contract/contract.ts'
import { MAISON_LUMEN } from '../src/platform/demo/accounts.ts'
import { callAs, nameOf } from './call-as.ts'
import { fingerprintOf } from './company-rows.ts'
import { routes, type Route } from './contract-check.ts'
import { sharedServer } from './test-server.ts'

const shared = sharedServer()

const operationOf = (route: Route): Operation => {
  const operation = operationsById.get(nameOf(route))
  if (!operation) throw new Error(`The contract has no ${nameOf(route)}.`)
  return operation
}
/** Which signed-in people call. */
const ofPeople = routes.filter((route) => {
  const { callers } = operationOf(route)
  return callers.includes('owner') && !callers.includes('anonymous')
})

/** Who is called so, and their company, are changed for one test. */
async function change(
  email: string,
  set: Partial<typeof users.$inferInsert>,
  company: Partial<typeof companies.$inferInsert> = {},
) {
  const { queries } = shared().database
  const write = async (person: typeof set, shop: typeof company) => {
    if (Object.keys(person).length > 0) await queries.update(users).set(person).where(eq(users.email, email))
    if (Object.keys(shop).length > 0) {
      await queries.update(companies).set(shop).where(eq(companies.id, MAISON_LUMEN))
    }
  }
  await write(set, company)
  onTestFinished(() => write({ permissions: null }, { features: null, blocked: null }))
}

/** The operations that are refused so, each called once; of all others, nothing is called. */
async function refusals(email: string, some: readonly Route[]) {
  const token = await shared().newSession(email)
  const before = await fingerprintOf(shared().database, MAISON_LUMEN)
  const codes = new Map<string, string>()
  for (const route of some) {
    const { status, problem } = await callAs(shared(), token, route)
    codes.set(nameOf(route), status === 403 ? problem.code : `${status}`)
  }
  expect(await fingerprintOf(shared().database, MAISON_LUMEN)).toEqual(before)
  return [...new Set(codes.values())]
}

const needs = (right: Right) => (route: Route) => operationOf(route).rights.includes(right)
const INES = 'support@maison-lumen.example'
const PACKER = 'warehouse@maison-lumen.example'

test.each(['main', 'web', 'email', 'discord'] as const)(
  'support without the right %s: is refused whatever needs it',
  async (right) => {
    await change(INES, { permissions: { [right]: false } })
    // Of several rights one is enough.
    const others = (['main', 'web', 'email', 'discord'] as const).filter((one) => one !== right)
    const closed = ofPeople.filter((route) => needs(right)(route) && !others.some((one) => needs(one)(route)))
    expect(await refusals(INES, closed)).toEqual(['forbidden'])
  },
)

test('without the main platform, the warehouse alone is left', async () => {
  await change(INES, { permissions: { main: false, warehouse: true } })
  const others = ofPeople.filter((route) => {
    const { rights } = operationOf(route)
    return rights.length > 0 && !rights.includes('warehouse') && !rights.includes('main')
  })
  expect(await refusals(INES, others)).toEqual(['forbidden'])
  const { status } = await shared().call(getUserInfo, { token: await shared().newSession(INES) })
  expect(status).toBe(200)
})

const isNotRefused = async (email: string, id: string) => {
  const route = ofPeople.find((one) => nameOf(one) === id)
  if (!route) throw new Error(`The contract has no ${id}.`)
  const { status } = await callAs(shared(), await shared().newSession(email), route)
  return status !== 403
}

test('a right that a role has not: given to a person, it opens what needs it, and to nobody else', async () => {
  expect(await isNotRefused(INES, 'setPacking')).toBe(false)
  expect(await isNotRefused(PACKER, 'listViews')).toBe(false)
  await change(INES, { permissions: { warehouse: true } })
  await change(PACKER, { permissions: { main: true, web: true } })
  expect(await isNotRefused(INES, 'setPacking')).toBe(true)
  expect(await isNotRefused(PACKER, 'listViews')).toBe(true)
  expect(await isNotRefused(PACKER, 'addSampleData')).toBe(false)
})

test('who answers tickets or emails: reads orders and returns beside them, and opens a return', async () => {
  for (const id of ['listOrders', 'listReturns', 'requestReturn']) {
    expect([id, await isNotRefused(INES, id)]).toEqual([id, true])
  }
  await change(INES, { permissions: { web: false } })
  expect(await isNotRefused(INES, 'listOrders')).toBe(true)
  await change(INES, { permissions: { web: false, email: false } })
  expect(await isNotRefused(INES, 'listOrders')).toBe(false)
})

test.each(['emails', 'discord', 'knowledge', 'warehouse'] as const)(
  '%s switched off for the company: refused to the owner, too, and said so',
  async (feature: AccountFeature) => {
    await change('owner@maison-lumen.example', {}, { features: { [feature]: false } })
    const of = ofPeople.filter((route) => operationOf(route).feature === feature)
    expect(await refusals('owner@maison-lumen.example', of)).toEqual(['feature-off'])
  },
)

test('a suspended company: can read who they are, pay, export and leave, and nothing else', async () => {
  await change('owner@maison-lumen.example', {}, { blocked: { account: 'payment' } })
  const isClosed = (route: Route) => !operationOf(route).isForSuspended
  expect(await refusals('owner@maison-lumen.example', ofPeople.filter(isClosed))).toEqual(['suspended'])
  const open = ofPeople.filter((route) => !isClosed(route)).map(nameOf)
  expect(open).toContain('subscribe')
  expect(open).toContain('exportAccount')
  const { status, text } = await shared().call(getUserInfo, {
    token: await shared().newSession('owner@maison-lumen.example'),
  })
  expect([status, text]).toEqual([200, expect.stringContaining('"blocked":{"account":"payment"}')])
})

test('who runs the server suspends a company, switches off and on, and reopens it', async () => {
  const owner = 'Owner@maison-lumen.example'
  onTestFinished(async () => {
    await changeCompanyState(shared().database, owner, {
      suspend: null,
      pages: [],
      features: { emails: true },
    })
  })
  const set = (of: Parameters<typeof changeCompanyState>[2]) =>
    changeCompanyState(shared().database, owner, of)
  expect(await set({ suspend: 'policy', features: { emails: false } })).toEqual({
    features: { emails: false },
    blocked: { account: 'policy' },
  })
  expect(await isNotRefused(INES, 'listViews')).toBe(false)
  expect(await set({ suspend: null, pages: ['/analytics/analytics'] })).toEqual({
    features: { emails: false },
    blocked: { pages: ['/analytics/analytics'] },
  })
  expect(await isNotRefused(INES, 'listViews')).toBe(true)
  expect(await isNotRefused(INES, 'listEmailHeaders')).toBe(false)
  expect(await set({ features: { emails: true }, pages: [] })).toEqual({
    features: { emails: true },
    blocked: null,
  })
  expect(await changeCompanyState(shared().database, INES, { suspend: 'other' })).toBeUndefined()
})
