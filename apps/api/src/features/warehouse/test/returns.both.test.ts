import {
  addComment,
  closeDispute,
  declineExchange,
  handleExchange,
  handleReturn,
  listOrders,
  listReturns,
  moveReturn,
  requestReturn,
  setAutoReturns,
  setReturnPolicy,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { companyId, packingTable } from './packing-table.ts'

const server = sharedServer()
const table = packingTable(server)
const as = 'warehouse'
const named = (orderNumber: string) => ({ companyId, orderNumber })
const DAY_MS = 86_400_000

/** An order of three lamps that was sent. */
async function sentOrder(daysAgo = 1) {
  const SKU = await table.article(5)
  const items = [{ SKU, quantity: 3, name: 'Lamp', price: 8_900 }]
  const sentAt = new Date(Date.now() - daysAgo * DAY_MS)
  return { number: await table.order({ status: 'sent', sentAt, items }), SKU }
}

const request = (orderNumber: string, SKU: string, quantity: number, more: object = {}) =>
  server().call(requestReturn, {
    as,
    body: { ...named(orderNumber), items: [{ SKU, quantity }], reason: 'Too tall', ...more },
  })
const move = (orderNumber: string, step: string, comment?: string) =>
  server().call(moveReturn, { as, body: { ...named(orderNumber), step, ...(comment && { comment }) } })
const grade = (orderNumber: string, grades: object) =>
  server().call(handleReturn, {
    as,
    body: { ...named(orderNumber), validatedSkus: [], brokenSkus: [], rejectedSkus: [], ...grades },
  })

async function arrived(quantity = 3, more: object = {}) {
  const { number, SKU } = await sentOrder()
  await request(number, SKU, quantity, more)
  await move(number, 'arrive')
  return { number, SKU }
}

test('return: what is valid goes back to stock, and valid and broken are refunded', async () => {
  const { number, SKU } = await arrived()
  const few = await grade(number, { validatedSkus: [SKU, SKU] })
  expect(few).toMatchObject({ status: 400, problem: { fields: [{ path: '/body/validatedSkus' }] } })
  const many = await grade(number, { validatedSkus: [SKU, SKU, SKU, SKU] })
  expect(many.status).toBe(400)
  const grades = { validatedSkus: [SKU], brokenSkus: [SKU], rejectedSkus: [SKU] }
  const unsaid = await grade(number, grades)
  expect(unsaid).toMatchObject({ status: 400, problem: { fields: [{ path: '/body/comment' }] } })
  const { data } = await grade(number, { ...grades, comment: 'Screw holes drilled' })
  expect(data.return).toMatchObject({
    ...grades,
    status: 'done',
    handledBy: 'Marc Petit',
    refund: 17_800,
    comments: [{ comment: 'Screw holes drilled', authorName: 'Marc Petit' }],
  })
  expect(await table.stockOf(SKU)).toBe(6)
  const again = await grade(number, { ...grades, comment: 'Screw holes drilled' })
  expect(again).toMatchObject({ status: 409, problem: { code: 'already-decided' } })
  expect(await table.stockOf(SKU)).toBe(6)
})

test('return: of two inspections at the same time, one counts', async () => {
  const { number, SKU } = await arrived()
  const all = () => grade(number, { validatedSkus: [SKU, SKU, SKU] })
  const statuses = (await Promise.all([all(), all()])).map(({ status }) => String(status))
  expect(statuses.toSorted()).toEqual(['200', '409'])
  expect(await table.stockOf(SKU)).toBe(8)
})

test('return: an inspection that is sent again under its key changes nothing', async () => {
  const { number, SKU } = await arrived(1)
  const body = { ...named(number), validatedSkus: [SKU], brokenSkus: [], rejectedSkus: [] }
  const headers = { 'idempotency-key': 'inspected-once' }
  const first = await server().call(handleReturn, { as, body, headers })
  const again = await server().call(handleReturn, { as, body, headers })
  expect(again.data).toEqual(first.data)
  expect(await table.stockOf(SKU)).toBe(6)
})

test('return: pieces that never came are told with a comment, and can still come', async () => {
  const { number, SKU } = await arrived(2)
  const grades = { validatedSkus: [SKU], missingSkus: [SKU] }
  expect((await grade(number, grades)).status).toBe(400)
  const { data } = await grade(number, { ...grades, comment: 'The second box was empty' })
  expect(data.return).toMatchObject({ missingSkus: [SKU], refund: 8_900 })
  expect((await request(number, SKU, 3)).status).toBe(400)
  expect((await request(number, SKU, 2)).status).toBe(200)
})

test('return: an order has one at a time, of what was sent and is not back', async () => {
  const { number, SKU } = await sentOrder()
  expect((await request(number, SKU, 4)).status).toBe(400)
  expect((await request(number, SKU, 2)).data.return).toMatchObject({ reason: 'Too tall' })
  expect((await request(number, SKU, 1)).problem).toMatchObject({ code: 'open-return' })
  const unsent = await table.order()
  expect((await request(unsent, 'OPA-30-BR', 1)).problem).toMatchObject({ code: 'wrong-status' })
})

test('return within the days of the policy: is approved by itself, unless that is off', async () => {
  const policy = (returnDays: number | null) =>
    server().call(setReturnPolicy, { as: 'owner', body: { returnPolicy: 'Within 30 days.', returnDays } })
  const automatic = (on: boolean) => server().call(setAutoReturns, { as: 'owner', body: { disable: !on } })
  const statusOf = async (daysAgo: number) => {
    const { number, SKU } = await sentOrder(daysAgo)
    return (await request(number, SKU, 1)).data.return.status
  }
  await policy(30)
  await automatic(true)
  expect([await statusOf(29), await statusOf(31)]).toEqual(['in-transit', 'requested'])
  await automatic(false)
  expect(await statusOf(1)).toBe('requested')
  await automatic(true)
  expect((await policy(null)).data.user).not.toHaveProperty('returnDays')
  expect(await statusOf(1)).toBe('requested')
})

test('return that is declined: says why, and can be asked for again', async () => {
  const { number, SKU } = await sentOrder()
  await request(number, SKU, 3)
  expect((await move(number, 'decline')).status).toBe(400)
  const { data } = await move(number, 'decline', 'It was worn')
  expect(data.return).toMatchObject({ status: 'declined', comments: [{ comment: 'It was worn' }] })
  expect((await move(number, 'approve')).problem).toMatchObject({ code: 'wrong-status' })
  expect((await request(number, SKU, 3)).status).toBe(200)
})

test('dispute: ends where the return stood, and only one that there is', async () => {
  const { number, SKU } = await arrived(1)
  const close = () => server().call(closeDispute, { as, body: { ...named(number), comment: 'Settled' } })
  expect((await close()).status).toBe(409)
  expect((await move(number, 'dispute', 'Never used')).data.return).toMatchObject({
    status: 'disputed',
    dispute: 'Never used',
  })
  expect((await close()).data.return.status).toBe('arrived')
  await grade(number, { rejectedSkus: [SKU], comment: 'Worn' })
  await move(number, 'dispute', 'Never worn')
  const closed = (await close()).data.return
  expect(closed.status).toBe('done')
  expect(closed).not.toHaveProperty('dispute')
})

test('exchange: takes the wanted article out of stock once, and makes an order of it', async () => {
  const wanted = await table.article(2, { name: 'Lamp, white' })
  const { number } = await arrived(1, { exchange: { SKU: wanted, quantity: 2 } })
  const accept = () => server().call(handleExchange, { as, body: named(number) })
  const [one, other] = await Promise.all([accept(), accept()])
  expect([one, other].map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  expect(await table.stockOf(wanted)).toBe(0)
  const exchange = (await table.shownReturn(number))?.exchange
  expect(exchange).toMatchObject({ state: 'accepted', orderNumber: `${number}-E` })
  expect(await table.shown(`${number}-E`)).toMatchObject({
    status: 'to-ship',
    items: [{ SKU: wanted, quantity: 2, name: 'Lamp, white' }],
  })
})

test('exchange for what is not in stock: is refused, and can be declined', async () => {
  const wanted = await table.article(1)
  const { number } = await arrived(1, { exchange: { SKU: wanted, quantity: 2 } })
  const accept = () => server().call(handleExchange, { as, body: named(number) })
  expect(await accept()).toMatchObject({ status: 409, problem: { code: 'out-of-stock' } })
  expect(await table.stockOf(wanted)).toBe(1)
  const decline = () =>
    server().call(declineExchange, { as, body: { ...named(number), comment: 'No longer made' } })
  expect((await decline()).data.return.exchange).toMatchObject({ state: 'declined' })
  expect((await decline()).problem).toMatchObject({ code: 'already-decided' })
  expect((await accept()).status).toBe(409)
})

test('return list: is told by status, searched, in pages, and counted', async () => {
  const made = [await arrived(1), await arrived(1)].map(({ number }) => number)
  const list = async (query: object) =>
    (await server().call(listReturns, { as, query: { companyId, ...query } })).data
  const numbers = (await list({ status: 'arrived' })).returns.map(({ orderNumber }) => orderNumber)
  expect(numbers.slice(-2)).toEqual(made)
  const [first] = (await list({ limit: 1, search: made[1] })).returns
  expect(first?.orderNumber).toBe(made[1])
  expect((await list({ limit: 1 })).counts?.['arrived']).toBe(numbers.length)
  const whole = (await list({})).returns.map(({ status }) => status)
  expect(whole).not.toContain('done')
})

test('comment on an order that was sent: is told with its return', async () => {
  const { number } = await arrived(1)
  await server().call(addComment, { as: 'admin', body: { ...named(number), comment: 'Call them' } })
  expect((await table.shownReturn(number))?.comments).toMatchObject([
    { comment: 'Call them', author: 'support' },
  ])
})

test('demo: the contract’s orders are there, and returns of each kind', async () => {
  const { data } = await server().call(listOrders, {
    as,
    query: { companyId, limit: 5, search: 'ML-10491' },
  })
  expect(data.orders).toMatchObject([
    { customer: { name: 'Pauline Leroux' }, items: [{ shelf: 'A-14' }, {}, {}] },
  ])
  expect(data.counts?.['sent']).toBeGreaterThanOrEqual(60)
  const open = ['to-ship', 'labelled', 'remainder', 'problem'].map((status) => data.counts?.[status] ?? 0)
  expect(open.reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(40)
  expect(Math.min(...open)).toBeGreaterThan(0)
})
