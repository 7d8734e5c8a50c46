import {
  checkIntegration,
  createRemainder,
  downloadLabels,
  generateLabels,
  listOrders,
  printPapers,
  removeIntegration,
} from '@replybay/api-client/operations'
import { type Fault, simulatedOrders } from '@replybay/shop-platforms'
import { beforeEach, describe, expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { insertOrders, newOrder, type OrderRow } from '../../warehouse/index.ts'
import { warehouseLabelPictures } from '../../warehouse/papers/tables.ts'
import { splitStreet } from '../sendcloud/street.ts'
import { hookDesk } from './hook-desk.ts'
import { platformDesk } from './platform-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)
const companyId = MAISON_LUMEN
const as = 'warehouse'
const customer = {
  name: 'Pauline Leroux',
  line1: '14 rue des Halles',
  postalCode: '44000',
  city: 'Nantes',
  country: 'FR',
}
let id = ''

beforeEach(async () => {
  id = (await desk.connect('sendcloud')).data._id
})

async function addOrder(number = 'T-1', change: Partial<OrderRow> = {}) {
  const items = [{ SKU: 'OPA-30-BR', quantity: 1, name: 'Suspension Opale' }]
  const order = newOrder({ companyId, number, platform: 'shopify', customer, items, ...change })
  await insertOrders(desk.server.database.queries, [order])
}
const make = (orderNumber = 'T-1', parcelNumber = 1) =>
  desk.server.call(generateLabels, { as, body: { companyId, orderNumber, parcelNumber } })
const announced = () => desk.sendcloud.calls.filter(({ method }) => method === 'POST' || method === 'PUT')
const shown = async (orderNumber = 'T-1') => {
  const query = { companyId, orderNumbers: [orderNumber], limit: 5 }
  return (await desk.server.call(listOrders, { as, query })).data.orders[0]
}
const pagesOf = async ({ bytes }: { bytes: Uint8Array }) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })).text
const print = async (...orderNumbers: string[]) => {
  const body = { companyId, orderNumbers, papers: ['label' as const], format: 'a6' as const, startSlot: 1 }
  const answer = await desk.server.call(printPapers, { as, body: { ...body, sortBy: 'order', stamp: false } })
  return await pagesOf(answer)
}

describe('labels of Sendcloud', () => {
  test('are ordered for the address, and kept with their tracking numbers', async () => {
    await addOrder()
    const { status, data } = await make('T-1', 2)
    expect(status).toBe(200)
    expect(data.order).toMatchObject({
      status: 'labelled',
      carrier: 'Chronopost Chrono 18',
      labels: [
        { parcel: 1, trackingNumber: '6A00000003100' },
        { parcel: 2, trackingNumber: '6A00000003101' },
      ],
    })
    expect(data.order.labels?.[0]).not.toHaveProperty('reference')
    expect(desk.sendcloud.parcels[0]).toMatchObject({
      name: 'Pauline Leroux',
      address: 'rue des Halles',
      house_number: '14',
      city: 'Nantes',
      postal_code: '44000',
      country: 'FR',
      order_number: 'T-1',
    })
    const { counts, lastEvent } = await hooks.detail(id)
    expect(counts).toEqual({ labels: 2 })
    expect(lastEvent).toMatchObject({ kind: 'label-made', isFailed: false })
    expect((await desk.list())[0]?.counts).toEqual({ labels: 2 })
  })

  test('go by the carrier that the shop names', async () => {
    await addOrder('T-1', { carrier: 'Colissimo domicile' })
    expect((await make()).data.order.carrier).toBe('Colissimo domicile')
    expect(desk.sendcloud.parcels).toMatchObject([{ shipment: { id: 1_161 } }])
  })

  test('are ordered once, and printed again without asking', async () => {
    await addOrder()
    await Promise.all([make(), make()])
    await make()
    expect(desk.sendcloud.parcels).toHaveLength(1)
    desk.sendcloud.calls.length = 0
    const answer = await desk.server.call(downloadLabels, { as, body: { companyId, orderNumber: 'T-1' } })
    // Its carrier has drawn it: nothing is written on it.
    expect(await pagesOf(answer)).toEqual([''])
    expect(await print('T-1')).toEqual([''])
    expect(desk.sendcloud.calls).toEqual([])
    expect((await hooks.detail(id)).counts).toEqual({ labels: 1 })
  })

  test.each<[string, Fault]>([
    ['is lost', { kind: 'lost-answer' }],
    ['fails', { kind: 'status', status: 503 }],
  ])('are ordered once where the answer %s', async (_what, fault) => {
    await addOrder()
    let isOver = false
    desk.sendcloud.fault = ({ method, path }) => {
      if (isOver || method !== 'POST' || path !== '/api/v2/parcels') return undefined
      isOver = true
      return fault
    }
    const first = await make()
    expect([first.status, first.problem.code]).toEqual([
      502,
      fault.kind === 'lost-answer' ? 'unreachable' : 'service-error',
    ])
    expect(await shown()).toMatchObject({ status: 'to-ship' })
    expect((await make()).data.order.labels).toMatchObject([{ trackingNumber: '6A00000003100' }])
    expect(desk.sendcloud.parcels).toHaveLength(1)
    expect(await hooks.detail(id)).toMatchObject({ state: 'connected', counts: { labels: 1 } })
  })

  test('whose second parcel fails are completed by the next call', async () => {
    await addOrder()
    let count = 0
    desk.sendcloud.fault = ({ method }) =>
      method === 'POST' && ++count === 2 ? { kind: 'hang-up' } : undefined
    expect((await make('T-1', 2)).status).toBe(502)
    expect((await make('T-1', 2)).data.order.labels).toHaveLength(2)
    expect(desk.sendcloud.parcels).toHaveLength(2)
  })

  test('that were not announced are announced, and canceled ones are ordered anew', async () => {
    await addOrder()
    await addOrder('T-2')
    const lost = { kind: 'lost-answer' } as const
    desk.sendcloud.fault = ({ method }) => (method === 'POST' ? lost : undefined)
    await make()
    await make('T-2')
    desk.sendcloud.fault = undefined
    const [first, second] = desk.sendcloud.parcels
    if (first) first.status = { id: 1_002, message: 'Announcement failed' }
    if (second) second.status = { id: 2_000, message: 'Cancelled' }
    await make()
    await make('T-2')
    expect(desk.sendcloud.parcels.map(({ status }) => status.id)).toEqual([1_000, 2_000, 1_000])
    expect((await shown('T-2'))?.labels).toMatchObject([{ trackingNumber: '6A00000003102' }])
  })
})

describe('an order without a label', () => {
  test.each<[string, Partial<OrderRow>, string, RegExp]>([
    ['has no street', { customer: { ...customer, line1: '' } }, 'address-incomplete', /line1/],
    [
      'has no house number',
      { customer: { ...customer, line1: 'Les Halles' } },
      'address-incomplete',
      /house_number/,
    ],
    ['goes where no carrier does', { customer: { ...customer, country: 'JP' } }, 'label-refused', /JP/],
    [
      'is refused by its carrier',
      { customer: { ...customer, postalCode: '00000' } },
      'label-refused',
      /Colissimo service error/,
    ],
  ])('%s: says so, and others get theirs', async (_what, change, code, words) => {
    await addOrder('T-1', change)
    await addOrder('T-2')
    const answer = await make()
    expect(answer).toMatchObject({ status: 409, problem: { code } })
    expect(answer.problem.message).toMatch(words)
    expect((await make('T-2')).status).toBe(200)
    expect(await shown()).toMatchObject({ status: 'to-ship' })
    const { state, events = [] } = await hooks.detail(id)
    expect(state).toBe('connected')
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'label-made', subject: 'T-1', isFailed: true, problem: code }),
    )
  })

  test('for want of credit says so', async () => {
    await addOrder()
    desk.sendcloud.hasCredit = false
    expect(await make()).toMatchObject({ status: 409, problem: { code: 'no-credit' } })
    expect((await shown())?.labelProblem).toMatchObject({ code: 'no-credit', message: expect.any(String) })
    desk.sendcloud.hasCredit = true
    expect((await make()).status).toBe(200)
    expect(await shown()).not.toHaveProperty('labelProblem')
  })

  test('because the key was revoked says so, on the card, too', async () => {
    await addOrder()
    desk.sendcloud.privateKey = 'sk_another'
    expect(await make()).toMatchObject({ status: 400, problem: { code: 'bad-key' } })
    expect(await hooks.detail(id)).toMatchObject({ state: 'failed', problem: 'bad-key' })
    desk.sendcloud.reset()
    await desk.server.call(checkIntegration, { as: 'owner', path: { id } })
    expect((await make()).status).toBe(200)
    expect(announced()).toHaveLength(1)
  })
})

describe('a label whose picture can’t be had', () => {
  const isOfPicture = ({ path }: { path: string }) => path.includes('/documents/')

  test('is kept, and printed when it can', async () => {
    await addOrder()
    await addOrder('T-2')
    desk.sendcloud.fault = (call) => (isOfPicture(call) ? { kind: 'hang-up' } : undefined)
    expect((await make()).status).toBe(200)
    const body = { companyId, orderNumber: 'T-1' }
    expect((await desk.server.call(downloadLabels, { as, body })).status).toBe(502)
    desk.sendcloud.fault = undefined
    await make('T-2')
    desk.sendcloud.fault = (call) => (isOfPicture(call) ? { kind: 'hang-up' } : undefined)
    const pages = await print('T-1', 'T-2')
    expect(pages).toHaveLength(2)
    // The other one of the batch is whole; in place of this stands that it is not valid.
    expect(pages.filter((page) => page.includes('Non valable pour l’expédition'))).toHaveLength(1)
    desk.sendcloud.fault = undefined
    expect(await print('T-1', 'T-2')).toEqual(['', ''])
    expect(announced()).toHaveLength(2)
  })

  test('is asked for once more after it was forgotten', async () => {
    await addOrder()
    await make()
    await desk.server.database.queries.delete(warehouseLabelPictures)
    expect(await print('T-1')).toEqual([''])
    expect(announced()).toHaveLength(1)
  })
})

test('what is not a picture is not printed', async () => {
  await addOrder()
  desk.sendcloud.fault = ({ path }) =>
    path.includes('/documents/') ? { kind: 'status', status: 200, body: '<p>Sign in</p>' } : undefined
  await make()
  expect((await print('T-1'))[0]).toContain('Non valable')
})

test.each([
  ['14 rue des Halles', 'rue des Halles', '14'],
  ['14 bis, rue des Halles', 'rue des Halles', '14 bis'],
  ['Stadhuisplein 10', 'Stadhuisplein', '10'],
  ['Calle Añil 3A', 'Calle Añil', '3A'],
  ['Hauptstraße 12/3', 'Hauptstraße', '12/3'],
  ['Les Halles', 'Les Halles', undefined],
])('street: %s', (line, address, number) => {
  expect(splitStreet(line)).toEqual({ address, ...(number && { house_number: number }) })
})

describe('without a carrier that is connected', () => {
  beforeEach(async () => {
    await desk.server.call(removeIntegration, { as: 'owner', path: { id } })
    desk.woocommerce.orders = simulatedOrders(1)
    await desk.connect('woocommerce')
    await hooks.run()
  })

  test('an order of a connected shop gets no label, since the shop would be told of it', async () => {
    expect(await make('S-1001')).toMatchObject({ status: 409, problem: { code: 'no-carrier' } })
    expect(await shown('S-1001')).toMatchObject({
      status: 'to-ship',
      labelProblem: { code: 'no-carrier', message: expect.stringMatching(/^No carrier is connected\./) },
    })
  })

  test('what was split off it gets none, either', async () => {
    const { items = [] } = (await shown('S-1001')) ?? {}
    const [item] = items
    if (!item) throw new Error('It has lines.')
    const body = { companyId, orderNumber: 'S-1001', items: [{ SKU: item.SKU, quantity: 1 }] }
    const { data } = await desk.server.call(createRemainder, { as, body })
    const { orderNumber } = data.remainder
    expect(await make(orderNumber)).toMatchObject({ status: 409, problem: { code: 'no-carrier' } })
  })

  test('an order of no connected shop gets one that is made here, and says so', async () => {
    await addOrder('T-9', { platform: 'woocommerce', carrier: '' })
    const { status, data } = await make('T-9')
    expect(status).toBe(200)
    expect(data.order).toMatchObject({ status: 'labelled', carrier: 'Replybay local' })
  })
})
