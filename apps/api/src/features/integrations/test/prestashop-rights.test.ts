/** A key of PrestaShop that was given fewer rights after it was connected. */
import { checkIntegration, generateLabels, validateSending } from '@replybay/api-client/operations'
import { simulatedOrders } from '@replybay/shop-platforms'
import { beforeEach, expect, test } from 'vitest'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { catchUpAll } from '../following/catch-up.ts'
import { integrations } from '../tables.ts'
import { hookDesk } from './hook-desk.ts'
import { platformDesk } from './platform-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)
beforeEach(() => desk.connect('sendcloud'))
let id = ''

beforeEach(async () => {
  desk.prestashop.orders = simulatedOrders(1)
  id = (await desk.connect('prestashop')).data._id
  await hooks.run()
})

async function look() {
  const { database, jobs } = desk.server
  await database.queries.update(integrations).set({ catchUpDueAt: null })
  await database.transaction((queries) => jobs.add(queries, catchUpAll, {}))
  await hooks.run()
  return await hooks.detail(id)
}
async function send() {
  const body = { companyId: MAISON_LUMEN, orderNumber: 'S-1001' }
  await desk.server.call(generateLabels, { as: 'warehouse', body: { ...body, parcelNumber: 1 } })
  await desk.server.call(validateSending, { as: 'warehouse', body })
  await hooks.run()
  return await hooks.detail(id)
}
const lacking = (right: string) => ({
  state: 'failed',
  problem: 'missing-permission',
  lastError: `The key lacks a permission (${right}). Add it in PrestaShop, then test again.`,
})

test('with the rights that are asked for, all is done', async () => {
  expect(await look()).toMatchObject({ state: 'connected' })
  expect(await send()).toMatchObject({ state: 'connected', counts: { sentBack: 1 } })
})

test('a resource that it may not read is a missing right, not a wrong key', async () => {
  desk.prestashop.deny('orders get')
  expect(await look()).toMatchObject(lacking('orders: GET'))
})

test('a key that is gone is a wrong key', async () => {
  desk.prestashop.key = 'ANOTHER'
  expect(await look()).toMatchObject({ state: 'failed', problem: 'bad-key' })
})

test.each([
  ['order_histories post', 'order_histories: POST'],
  ['order_carriers put', 'order_carriers: PUT'],
  ['order_carriers get', 'order_carriers: GET'],
])('without %s, that an order is sent waits for the right', async (right, named) => {
  desk.prestashop.deny(right)
  expect(await send()).toMatchObject({ ...lacking(named), counts: { sentBack: 0, waiting: 1 } })
  desk.prestashop.allowed = new Set([...desk.prestashop.allowed, right])
  await desk.server.call(checkIntegration, { as: 'owner', path: { id } })
  await hooks.run()
  expect(await hooks.detail(id)).toMatchObject({ state: 'connected', counts: { sentBack: 1 } })
})
