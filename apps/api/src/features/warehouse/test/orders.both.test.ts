import {
  addComment,
  cancelOrder,
  createRemainder,
  generateLabels,
  getStockQuantity,
  listOrders,
  listReturns,
  openConversation,
  recordScans,
  setOrderProblem,
  setPacking,
  validateSending,
} from '@replybay/api-client/operations'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { DEMO_WEB_ID } from '../../../platform/demo/accounts.ts'
import { companyId, packingTable } from './packing-table.ts'

const server = sharedServer()
const table = packingTable(server)
const as = 'warehouse'
const named = (orderNumber: string) => ({ companyId, orderNumber })
const label = (orderNumber: string, parcelNumber = 1) =>
  server().call(generateLabels, { as, body: { ...named(orderNumber), parcelNumber } })
const send = (orderNumber: string) => server().call(validateSending, { as, body: named(orderNumber) })
const at = '2026-11-20T08:10:00.000Z'

test('order: gets its labels once, is sent once, and says who did it', async () => {
  const number = await table.order()
  expect(await send(number)).toMatchObject({ status: 409, problem: { code: 'no-labels' } })
  const first = (await label(number, 2)).data.order
  expect(first).toMatchObject({ status: 'labelled', parcelNumber: 2 })
  expect(first.labels?.map(({ parcel }) => parcel)).toEqual([1, 2])
  const again = (await label(number, 3)).data.order
  expect(again.labels).toEqual(first.labels)
  const sent = (await send(number)).data.order
  expect(sent.status).toBe('sent')
  expect(sent.history?.map(({ kind, actorName }) => `${kind} ${actorName}`)).toEqual([
    'labelled Marc Petit',
    'sent Marc Petit',
  ])
  expect((await send(number)).data.order).toEqual(sent)
})

test('order: of two tables that label it at the same time, both are told the same label', async () => {
  const number = await table.order()
  const [one, other] = await Promise.all([label(number), label(number)])
  expect(one.data.order.labels).toEqual(other.data.order.labels)
  expect((await table.shown(number))?.history?.filter(({ kind }) => kind === 'labelled')).toHaveLength(1)
})

test('remainder: takes what is sent later out of the order, once for each key', async () => {
  const number = await table.order()
  const split = (quantity: number, key?: string) =>
    server().call(createRemainder, {
      as,
      body: { ...named(number), items: [{ SKU: 'AMP-E27-4W', quantity }] },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const { data } = await split(1, 'split-once')
  expect(data.order.items).toMatchObject([{ quantity: 1 }, { SKU: 'AMP-E27-4W', quantity: 2 }])
  expect(data.remainder).toMatchObject({
    orderNumber: `${number}-2`,
    remainderOf: number,
    status: 'remainder',
    items: [{ SKU: 'AMP-E27-4W', quantity: 1, price: 1_290 }],
  })
  expect((await split(1, 'split-once')).data).toEqual(data)
  expect((await split(2, 'split-once')).problem).toMatchObject({ code: 'key-reused' })
  expect((await split(3)).problem).toMatchObject({ fields: [{ path: '/body/items' }] })
  expect((await split(1)).data.remainder.orderNumber).toBe(`${number}-3`)
  const all = [
    { SKU: 'OPA-30-BR', quantity: 1 },
    { SKU: 'AMP-E27-4W', quantity: 1 },
  ]
  const body = { ...named(number), items: all }
  expect((await server().call(createRemainder, { as, body })).status).toBe(400)
})

test('scans: are counted once each, for both tables, and say right, wrong, too many and unknown', async () => {
  const number = await table.order()
  const scan = async (...scans: [id: string, SKU: string, kind?: 'add' | 'undo'][]) => {
    const batch = scans.map(([id, SKU, kind = 'add']) => ({ id: `scan-of-${id}`, SKU, at, kind }))
    const body = { ...named(number), scans: batch }
    return (await server().call(recordScans, { as, body })).data
  }
  const first = await scan(
    ['1', 'OPA-30-BR'],
    ['2', 'OPA-30-BR'],
    ['3', 'HAL-F-LT'],
    ['4', 'nothing-of-ours'],
    ['5', 'AMP-E27-4W'],
  )
  expect(first.scans.map(({ result }) => result)).toEqual(['right', 'too-many', 'wrong', 'unknown', 'right'])
  expect(first.lines).toEqual([
    { SKU: 'OPA-30-BR', quantity: 1, packed: 1 },
    { SKU: 'AMP-E27-4W', quantity: 3, packed: 1 },
  ])
  expect((await scan(['1', 'OPA-30-BR'], ['5', 'AMP-E27-4W'])).lines).toEqual(first.lines)
  const undone = await scan(['6', 'AMP-E27-4W', 'undo'])
  expect(undone).toMatchObject({ scans: [{ result: 'undone' }], complete: false })
  const whole = await scan(['7', 'AMP-E27-4W'], ['8', 'AMP-E27-4W'], ['9', 'AMP-E27-4W'])
  expect(whole.complete).toBe(true)
  expect(await table.shown(number)).toMatchObject({
    packed: [
      { SKU: 'OPA-30-BR', quantity: 1 },
      { SKU: 'AMP-E27-4W', quantity: 3 },
    ],
    packing: { name: 'Marc Petit' },
  })
})

test('scans of two tables at the same time: none is lost', async () => {
  const number = await table.order({ items: [{ SKU: 'AMP-E27-4W', quantity: 20 }] })
  const one = (id: number) => {
    const scans = [{ id: `at-once-${id}`, SKU: 'AMP-E27-4W', at }]
    return server().call(recordScans, { as, body: { ...named(number), scans } })
  }
  await Promise.all(Array.from({ length: 10 }, (_, id) => one(id)))
  expect((await table.shown(number))?.packed).toEqual([{ SKU: 'AMP-E27-4W', quantity: 10 }])
})

test('who packs an order: is told, until they leave it', async () => {
  const number = await table.order()
  const pack = (who: string, packing: boolean) =>
    server().call(setPacking, { as: who, body: { ...named(number), packing } })
  expect((await pack(as, true)).data.order.packing).toMatchObject({ name: 'Marc Petit' })
  await pack('admin', false)
  expect((await table.shown(number))?.packing).toMatchObject({ name: 'Marc Petit' })
  await pack(as, false)
  expect(await table.shown(number)).not.toHaveProperty('packing')
})

test('order with a problem: waits, and goes on where it stood', async () => {
  const number = await table.order()
  await label(number)
  const set = async (problem: string) =>
    (await server().call(setOrderProblem, { as, body: { ...named(number), problem } })).data.order
  expect(await set('The glass is cracked')).toMatchObject({
    status: 'problem',
    problem: 'The glass is cracked',
  })
  expect(await send(number)).toMatchObject({ status: 409, problem: { code: 'wrong-status' } })
  expect(await set('')).toMatchObject({ status: 'labelled' })
})

test('canceled order: is neither packed nor sent, and stays so', async () => {
  const number = await table.order()
  const cancel = () => server().call(cancelOrder, { as, body: named(number) })
  expect((await cancel()).data.order.status).toBe('canceled')
  expect((await cancel()).status).toBe(200)
  expect((await label(number)).problem).toMatchObject({ code: 'wrong-status' })
  const sent = await table.order()
  await label(sent)
  await send(sent)
  expect((await server().call(cancelOrder, { as, body: named(sent) })).status).toBe(409)
})

test('order list: is in the order in which orders leave, filtered, searched and told in pages', async () => {
  const shop = { platform: 'list-shop' }
  const day = (number: number) => new Date(Date.UTC(2025, 0, number))
  const made: string[] = []
  for (const number of [3, 1, 2]) {
    const customer = { name: `Ægir Łukasz ${number}`, city: 'Ødense' }
    made.push(await table.order({ ...shop, createdAt: day(number), customer }))
  }
  const list = async (query: object) =>
    (await server().call(listOrders, { as, query: { companyId, ...shop, ...query } })).data
  const [third, first, second] = made
  expect((await list({})).orders.map(({ orderNumber }) => orderNumber)).toEqual([first, second, third])
  const page = await list({ limit: 2 })
  expect(page.orders.map(({ orderNumber }) => orderNumber)).toEqual([first, second])
  const rest = await list({ limit: 2, cursor: page.nextCursor })
  expect(rest.orders.map(({ orderNumber }) => orderNumber)).toEqual([third])
  expect(rest.nextCursor).toBeNull()
  const found = await list({ limit: 9, search: 'lukasz 2' })
  expect(found.orders.map(({ orderNumber }) => orderNumber)).toEqual([second])
  expect((await list({ limit: 9, search: '…' })).orders).toEqual([])
  for (const number of [first, third]) {
    await label(number ?? '')
    await send(number ?? '')
  }
  expect((await list({ limit: 9 })).orders.map(({ orderNumber }) => orderNumber)).toEqual([second])
  const sent = await list({ limit: 1, status: 'sent' })
  expect(sent.orders.map(({ orderNumber }) => orderNumber)).toEqual([third])
  const next = await list({ limit: 9, status: 'sent', cursor: sent.nextCursor })
  expect(next.orders.map(({ orderNumber }) => orderNumber)).toEqual([first])
})

test('order list: counts each status, whatever the filter', async () => {
  const counts = async () =>
    (await server().call(listOrders, { as, query: { companyId, limit: 1, search: 'T-' } })).data.counts
  const before = await counts()
  const number = await table.order()
  expect(await counts()).toEqual({ ...before, 'to-ship': (before?.['to-ship'] ?? 0) + 1 })
  await label(number)
  expect(await counts()).toEqual({ ...before, labelled: (before?.['labelled'] ?? 0) + 1 })
})

test('order list: of no entries, the counts alone are told', async () => {
  await table.order()
  const none = { as, query: { companyId, limit: 0 } }
  const { data } = await server().call(listOrders, none)
  expect(data).toMatchObject({ orders: [], nextCursor: null })
  expect(data.counts?.['to-ship']).toBeGreaterThan(0)
  expect((await server().call(listReturns, none)).data).toMatchObject({ returns: [], nextCursor: null })
})

test('orders of numbers: wherever they stand, or those alone that stand where it is asked for', async () => {
  const open = await table.order()
  const sent = await table.order({ status: 'sent', sentAt: new Date() })
  const canceled = await table.order({ status: 'canceled' })
  await table.order()
  const shown = async (query: { orderNumbers: string[]; status?: 'sent' }) => {
    const { data } = await server().call(listOrders, { as, query: { companyId, limit: 100, ...query } })
    return data.orders.map(({ orderNumber }) => orderNumber)
  }
  const orderNumbers = [open, sent, canceled, 'T-none']
  expect((await shown({ orderNumbers })).toSorted()).toEqual([open, sent, canceled].toSorted())
  expect(await shown({ orderNumbers, status: 'sent' })).toEqual([sent])
  expect(await shown({ orderNumbers: [open] })).toEqual([open])
})

test('order: names the tickets of its customer and those that name it', async () => {
  const number = await table.order({
    customer: { name: 'Rosa', email: 'Rosa-Of-Orders@customer.example' },
    email: 'rosa-of-orders@customer.example',
  })
  expect((await table.shown(number))?.ticketIds).toEqual([])
  const { id } = await server().openTicket(`Where is my order ${number}?`)
  expect((await table.shown(number))?.ticketIds).toEqual([id])
})

test('order: a number that is in very many tickets hides the tickets of no other', async () => {
  const [often, once] = [await table.order(), await table.order()]
  const { id } = await server().openTicket(`Where are my orders, the first of which is ${often}?`)
  const { queries } = server().database
  await queries.execute(sql`
    insert into tickets (id, company_id, web_id, channel, status, created_at, updated_at)
    select id || '-' || n, company_id, web_id, channel, status, created_at, updated_at
    from tickets, generate_series(1, 600) as n where id = ${id}`)
  await queries.execute(sql`
    insert into ticket_words (ticket_id, company_id, words)
    select ticket_id || '-' || n, company_id, words
    from ticket_words, generate_series(1, 600) as n where ticket_id = ${id}`)
  const other = await server().openTicket(`Where is my order ${once}?`)
  const query = { companyId, orderNumbers: [often, once], limit: 100 }
  const { data } = await server().call(listOrders, { as, query })
  const tickets = new Map(data.orders.map(({ orderNumber, ticketIds }) => [orderNumber, ticketIds]))
  expect(tickets.get(often)).toHaveLength(5)
  expect(tickets.get(once)).toEqual([other.id])
})

test('orders of a ticket: those with their number in it and those of its customer, wherever they stand', async () => {
  const [told, other] = [await table.order(), await table.order()]
  const email = 'of-ticket@customer.example'
  const opened = await server().call(openConversation, {
    body: { webId: DEMO_WEB_ID, message: `Where is my order ${told}?`, email },
  })
  const { id } = opened.data.conversation
  const mine = await table.order({ email, status: 'sent', sentAt: new Date() })
  const { data } = await server().call(listOrders, {
    as: 'support',
    query: { companyId, ticketId: id, limit: 50 },
  })
  const found = data.orders.map(({ orderNumber }) => orderNumber)
  expect(found.toSorted()).toEqual([told, mine].toSorted())
  expect(found).not.toContain(other)
  const elsewhere = { companyId, ticketId: 'no-such-ticket', limit: 50 }
  expect((await server().call(listOrders, { as, query: elsewhere })).status).toBe(404)
})

test('orders of an address: wherever they stand, told to who answers emails', async () => {
  const email = 'of-address@customer.example'
  const numbers = [
    await table.order({ email }),
    await table.order({ email, status: 'sent', sentAt: new Date() }),
  ]
  await table.order()
  const query = { companyId, email: 'Of-Address@customer.example', limit: 50 }
  const { data } = await server().call(listOrders, { as: 'support', query })
  expect(data.orders.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(numbers.toSorted())
  const returns = await server().call(listReturns, { as: 'support', query })
  expect(returns.data.returns).toEqual([])
})

test('comment: is kept once for each key, for who packs the order', async () => {
  const number = await table.order()
  const say = (comment: string) =>
    server().call(addComment, {
      as,
      body: { ...named(number), comment },
      headers: { 'idempotency-key': 'comment-once' },
    })
  const first = (await say('Wrap it twice')).data.comment
  expect(first).toMatchObject({ comment: 'Wrap it twice', author: 'warehouse', authorName: 'Marc Petit' })
  expect((await say('Wrap it twice')).data.comment).toEqual(first)
  expect((await table.shown(number))?.comments).toEqual([first])
})

test('stock: is told by shop system and article', async () => {
  const SKU = await table.article(7)
  const ask = (platform: string) =>
    server().call(getStockQuantity, { as, body: { companyId, platform, SKU } })
  expect((await ask('prestashop')).data.stock).toMatchObject({ SKU, quantity: 7 })
  expect((await ask('shopify')).status).toBe(404)
})

test('another company’s warehouse: is like none', async () => {
  const number = await table.order()
  const other = 'owner@atelier-nord.example'
  const token = await server().newSession(other)
  const query = { companyId, limit: 5 }
  expect((await server().call(listOrders, { token, query })).status).toBe(404)
  const own = { companyId: 'company-atelier-nord', orderNumber: number, comment: 'Hello' }
  expect((await server().call(addComment, { token, body: own })).status).toBe(404)
})
