import { cancelOrder, generateLabels, validateSending } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { insertOrders, newOrder } from '../../warehouse/index.ts'
import { cancelAllLabels } from '../labels/cancel-labels.ts'
import { hookDesk } from './hook-desk.ts'
import { platformDesk } from './platform-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)
const companyId = MAISON_LUMEN
const as = 'warehouse'

/** Orders with a label of Sendcloud each. @returns the id of the connection. */
async function labelled(...numbers: string[]) {
  const id = (await desk.connect('sendcloud')).data._id
  const customer = {
    name: 'Ana',
    line1: '14 rue des Halles',
    postalCode: '44000',
    city: 'Nantes',
    country: 'FR',
  }
  const items = [{ SKU: 'OPA-30-BR', quantity: 1 }]
  for (const number of numbers) {
    const order = newOrder({ companyId, number, platform: 'shopify', customer, items })
    await insertOrders(desk.server.database.queries, [order])
    const body = { companyId, orderNumber: number, parcelNumber: 1 }
    await desk.server.call(generateLabels, { as, body })
  }
  return id
}
const cancel = (orderNumber: string) =>
  desk.server.call(cancelOrder, { as, body: { companyId, orderNumber } })
/** As it is asked for every few minutes. */
async function look() {
  const { database, jobs } = desk.server
  await database.transaction((queries) => jobs.add(queries, cancelAllLabels, {}))
  await jobs.runWaiting()
}
const states = () =>
  desk.sendcloud.parcels.map(({ order_number: number, status }) => [number, status.message])
const canceling = () => desk.sendcloud.calls.filter(({ path }) => path.endsWith('/cancel'))
const last = async (id: string) => (await hooks.detail(id)).lastEvent

test('a label of an order that is canceled is canceled at Sendcloud, once; others stay', async () => {
  const id = await labelled('T-1', 'T-2', 'T-3')
  await desk.server.call(validateSending, { as, body: { companyId, orderNumber: 'T-3' } })
  const { data } = await cancel('T-1')
  expect(data.order.status).toBe('canceled')
  await look()
  expect(states()).toEqual([
    ['T-1', 'Cancelled'],
    ['T-2', 'Ready to send'],
    ['T-3', 'Ready to send'],
  ])
  expect(await last(id)).toMatchObject({ kind: 'label-canceled', subject: '6A00000003100', isFailed: false })
  await look()
  expect(canceling()).toHaveLength(1)
})

test('a label that is on its way is an event, and keeps no other from being canceled', async () => {
  const id = await labelled('T-1', 'T-2')
  const [first] = desk.sendcloud.parcels
  if (first) first.status = { id: 3, message: 'En route to sorting center' }
  await cancel('T-1')
  await cancel('T-2')
  await look()
  expect(states()).toEqual([
    ['T-1', 'En route to sorting center'],
    ['T-2', 'Cancelled'],
  ])
  const { state, events = [] } = await hooks.detail(id)
  expect(state).toBe('connected')
  expect(events).toContainEqual(
    expect.objectContaining({
      kind: 'label-canceled',
      subject: '6A00000003100',
      isFailed: true,
      status: 400,
    }),
  )
  await look()
  expect(canceling()).toHaveLength(2)
})

test('Sendcloud that does not answer is asked again', async () => {
  const id = await labelled('T-1')
  expect((await cancel('T-1')).status).toBe(200)
  desk.sendcloud.fault = () => ({ kind: 'status', status: 503 })
  await look()
  expect(await last(id)).toMatchObject({ kind: 'label-canceled', isFailed: true, problem: 'service-error' })
  desk.sendcloud.fault = undefined
  await look()
  expect(states()).toEqual([['T-1', 'Cancelled']])
  expect(await hooks.detail(id)).toMatchObject({ state: 'connected' })
})
