/** What is of one shop is none of the next one of its kind. */
import { generateLabels, validateSending } from '@replybay/api-client/operations'
import { simulatedOrders, WoocommerceServer } from '@replybay/shop-platforms'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { certificate } from '../../../../test/trusted-certificate.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { hookDesk, oneOrder } from './hook-desk.ts'
import { platformDesk } from './platform-desk.ts'

const next = new WoocommerceServer(certificate)
beforeAll(() => next.listen())
afterAll(() => next.stop())
const desk = platformDesk(() => [next.port])
const hooks = hookDesk(desk)
beforeEach(() => desk.connect('sendcloud'))
const companyId = MAISON_LUMEN

const HOUR_MS = 3_600_000
/** Of another shop, under the same ids and numbers. */
const othersOrders = () =>
  simulatedOrders(1, () => ({
    name: 'Ana Sousa',
    email: 'ana@customer.example',
    createdAt: new Date(Date.UTC(2026, 1, 1) + HOUR_MS),
  }))
const connectNext = () => desk.connect('woocommerce', { shop_link: next.origin })

async function send() {
  const body = { companyId, orderNumber: 'S-1001' }
  await desk.server.call(generateLabels, { as: 'warehouse', body: { ...body, parcelNumber: 1 } })
  await desk.server.call(validateSending, { as: 'warehouse', body })
}

test('another shop: is not told of what the one before was not told', async () => {
  desk.woocommerce.orders = simulatedOrders(1)
  await desk.connect('woocommerce')
  await hooks.run()
  desk.woocommerce.fault = () => ({ kind: 'status', status: 401 })
  await send()
  await hooks.run()
  next.orders = othersOrders()
  const { data } = await connectNext()
  await hooks.run()
  expect([...next.told.values()]).toEqual([])
  expect((await hooks.detail(data._id)).counts).not.toHaveProperty('waiting')
})

test('another shop: what the one before has told is none of its orders', async () => {
  next.orders = []
  const { path } = await hooks.connect('woocommerce')
  const delivery = () => desk.woocommerce.delivery('order.created', oneOrder())
  await hooks.tell(path, delivery())
  await connectNext()
  // The address is known for a moment longer.
  await hooks.tell(path, delivery())
  await hooks.run()
  expect(await hooks.orders()).toEqual([])
})

test('another shop: its order has a number of its own where the one before has counted alike', async () => {
  desk.woocommerce.orders = simulatedOrders(1)
  await desk.connect('woocommerce')
  await hooks.run()
  next.orders = othersOrders()
  await connectNext()
  await hooks.run()
  const all = (await hooks.orders()).map(({ orderNumber, customer }) => [orderNumber, customer?.name])
  expect(Object.fromEntries(all)).toEqual({
    'S-1001': 'Pauline Leroux',
    'S-1001-woocommerce-7001': 'Ana Sousa',
  })
})
