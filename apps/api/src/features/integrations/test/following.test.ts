import {
  createRemainder,
  generateLabels,
  recordScans,
  setOrderProblem,
  validateSending,
} from '@replybay/api-client/operations'
import type { SimulatedOrder } from '@replybay/shop-platforms'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { hookDesk, minutesAfter, oneOrder } from './hook-desk.ts'
import { platformDesk } from './platform-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)
beforeEach(() => desk.connect('sendcloud'))
const companyId = MAISON_LUMEN
const [LAMP, BULB] = ['OPA-30-BR', 'AMP-E27-4W']
const line = (sku: string, quantity: number) => ({ sku, name: sku, quantity, price: 12 })
const lines = [line(LAMP, 1), line(BULB, 3)]
let path = ''
let integrationId = ''
let minute = 0
let scan = 0

beforeEach(async () => {
  const connected = await hooks.connect('shopify')
  path = connected.path
  integrationId = connected.id
  await tell({})
})

/** What the shop says of S-1001 now. */
async function tell(change: Partial<SimulatedOrder>, topic = 'orders/updated') {
  const order = oneOrder({ lines, changedAt: minutesAfter(minute++), ...change })
  await hooks.tell(path, desk.shopify.delivery(topic, order))
  await hooks.run()
}
const shown = async (number = 'S-1001') => {
  const order = await hooks.order(number)
  if (!order) throw new Error(`There is no order ${number}.`)
  return order
}
const scanOne = (SKU: string, kind: 'add' | 'undo' = 'add') =>
  desk.server.call(recordScans, {
    as: 'warehouse',
    body: {
      companyId,
      orderNumber: 'S-1001',
      scans: [{ id: `scan-of-the-test-${scan++}`, SKU, kind, at: '2026-11-20T08:10:00.000Z' }],
    },
  })
const label = (orderNumber = 'S-1001') =>
  desk.server.call(generateLabels, { as: 'warehouse', body: { companyId, orderNumber, parcelNumber: 1 } })
const send = (orderNumber = 'S-1001') =>
  desk.server.call(validateSending, { as: 'warehouse', body: { companyId, orderNumber } })
const split = async () => {
  const body = { companyId, orderNumber: 'S-1001', items: [{ SKU: BULB, quantity: 3 }] }
  const { data } = await desk.server.call(createRemainder, { as: 'warehouse', body })
  return data.remainder.orderNumber ?? ''
}
const items = async () => ((await shown()).items ?? []).map(({ SKU, quantity }) => `${quantity} ${SKU}`)
const lastEvent = async () => {
  const [event] = (await hooks.detail(integrationId)).events ?? []
  return event && [event.kind, event.subject, event.isFailed]
}

describe('canceled in the shop', () => {
  test('an order stops at the packing table, and what is in the box goes back', async () => {
    await scanOne(LAMP)
    await tell({ state: 'canceled' }, 'orders/cancelled')
    expect(await shown()).toMatchObject({ status: 'canceled', packed: [{ SKU: LAMP, quantity: 1 }] })
    expect((await scanOne(BULB)).problem.code).toBe('wrong-status')
    expect((await scanOne(LAMP, 'undo')).data.scans).toMatchObject([{ result: 'undone' }])
    expect((await shown()).history?.map(({ kind }) => kind)).toContain('canceled')
    expect(await lastEvent()).toEqual(['order-canceled', 'S-1001', false])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['not begun', async () => {}],
    ['labelled', () => label()],
    [
      'set aside',
      () =>
        desk.server.call(setOrderProblem, {
          as: 'warehouse',
          body: { companyId, orderNumber: 'S-1001', problem: 'A lamp is broken' },
        }),
    ],
  ])('an order that is %s is canceled', async (_what, begin) => {
    await begin()
    await tell({ state: 'canceled' })
    expect((await shown()).status).toBe('canceled')
    expect((await send()).status).toBe(409)
  })

  test('what was split off goes with its order', async () => {
    const remainder = await split()
    await tell({ state: 'canceled' })
    expect([(await shown()).status, (await shown(remainder)).status]).toEqual(['canceled', 'canceled'])
  })

  test('an order that was sent before stays sent, and the card says that it came too late', async () => {
    await label()
    await send()
    await hooks.run()
    await tell({ state: 'canceled' })
    expect((await shown()).status).toBe('sent')
    expect(await lastEvent()).toEqual(['order-canceled', 'S-1001', true])
  })

  test('paid back in full, it is not packed', async () => {
    const { body } = desk.shopify.delivery(
      'orders/updated',
      oneOrder({ lines, changedAt: minutesAfter(minute++) }),
    )
    const refunded = body
      .replace('"financial_status":"paid"', '"financial_status":"refunded"')
      .replaceAll(/"fulfillable_quantity":\d+/g, '"fulfillable_quantity":0')
    await hooks.tell(path, desk.shopify.signed('orders/updated', refunded))
    await hooks.run()
    expect((await shown()).status).toBe('canceled')
  })
})

describe('Shopify: nothing is left to send', () => {
  const nothingLeft = async (change: (body: string) => string = (body) => body) => {
    const { body } = desk.shopify.delivery(
      'orders/updated',
      oneOrder({ lines, changedAt: minutesAfter(minute++) }),
    )
    const left = body.replaceAll(/"fulfillable_quantity":\d+/g, '"fulfillable_quantity":0')
    await hooks.tell(path, desk.shopify.signed('orders/updated', change(left)))
    await hooks.run()
  }
  const fulfilled = (first: number, second: number) => (body: string) =>
    body.replace(
      '"fulfillments":[]',
      `"fulfillments":[{"status":"success","created_at":"2026-01-01T03:00:00Z","line_items":[{"id":10,"quantity":${first}},{"id":11,"quantity":${second}}]}]`,
    )

  test('because all lines were paid back or removed: it stops at the packing table', async () => {
    await scanOne(LAMP)
    await nothingLeft((body) =>
      body.replace('"financial_status":"paid"', '"financial_status":"partially_refunded"'),
    )
    expect(await shown()).toMatchObject({ status: 'canceled', packed: [{ SKU: LAMP, quantity: 1 }] })
    expect((await scanOne(BULB)).problem.code).toBe('wrong-status')
    expect(await lastEvent()).toEqual(['order-canceled', 'S-1001', false])
  })

  test('because a part was sent, and the rest paid back: what is open is canceled', async () => {
    const remainder = await split()
    await label()
    await send()
    await hooks.run()
    await nothingLeft(fulfilled(1, 0))
    expect([(await shown()).status, (await shown(remainder)).status]).toEqual(['sent', 'canceled'])
  })

  test('because all of it is being sent: it is not canceled', async () => {
    await nothingLeft(fulfilled(1, 3))
    expect((await shown()).status).toBe('to-ship')
  })
})

describe('edited in the shop', () => {
  test('an order that is not begun is another at once', async () => {
    await tell({ lines: [line(LAMP, 2)], name: 'Zoë Ñandú' })
    expect(await items()).toEqual([`2 ${LAMP}`])
    expect(await shown()).toMatchObject({ status: 'to-ship', customer: { name: 'Zoë Ñandú' } })
    expect(await lastEvent()).toEqual(['order-edited', 'S-1001', false])
  })

  test('an order that is being packed is set aside, and says what has changed', async () => {
    await scanOne(LAMP)
    await tell({ lines: [line(LAMP, 2), line('SEV-170-NO', 1)] })
    const order = await shown()
    expect(order).toMatchObject({
      status: 'problem',
      problem: `Edited in the shop: −3 ${BULB}, +1 ${LAMP}, +1 SEV-170-NO.`,
      packed: [{ SKU: LAMP, quantity: 1 }],
    })
    expect(await items()).toEqual([`2 ${LAMP}`, '1 SEV-170-NO'])
    expect((await scanOne(LAMP)).problem.code).toBe('wrong-status')
  })

  test('what was taken out of an order can be taken out of its box', async () => {
    await scanOne(BULB)
    await tell({ lines: [line(LAMP, 1)] })
    expect((await scanOne(BULB, 'undo')).data.scans).toMatchObject([{ result: 'undone' }])
    expect((await shown()).packed).toEqual([])
  })

  test('an order with labels says that its address has changed', async () => {
    await label()
    await tell({ name: 'Zoë Ñandú' })
    expect(await shown()).toMatchObject({
      status: 'problem',
      problem: 'The delivery address was changed in the shop.',
      customer: { name: 'Zoë Ñandú' },
    })
  })

  test('what is told again is said once', async () => {
    await scanOne(LAMP)
    await tell({ lines: [line(LAMP, 2)] })
    const before = await shown()
    await tell({ lines: [line(LAMP, 2)] })
    expect(await shown()).toEqual(before)
  })

  test('an order that was split waits for a person', async () => {
    const remainder = await split()
    await tell({ lines: [line(LAMP, 1), line(BULB, 5)] })
    expect([(await shown()).status, (await shown(remainder)).status]).toEqual(['problem', 'problem'])
    expect((await shown(remainder)).problem).toBe(`Edited in the shop: +2 ${BULB}.`)
    expect(await items()).toEqual([`1 ${LAMP}`])
  })

  test('a change that is none of the warehouse’s changes nothing', async () => {
    const before = await shown()
    await tell({})
    expect(await shown()).toEqual(before)
  })

  test('an order that was sent from elsewhere is set aside', async () => {
    await tell({ state: 'sent' })
    expect(await shown()).toMatchObject({
      status: 'problem',
      problem: 'The shop says this order was already sent.',
    })
  })

  test('that an order is sent, which was sent here, changes nothing', async () => {
    await label()
    await send()
    await hooks.run()
    const before = await shown()
    await tell({ state: 'sent' })
    expect(await shown()).toEqual(before)
  })
})
