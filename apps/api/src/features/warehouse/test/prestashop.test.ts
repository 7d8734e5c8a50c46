import { createHmac } from 'node:crypto'
import {
  createRemainder,
  downloadPrestashopModule,
  receiveShopEvents,
  recordScans,
} from '@replybay/api-client/operations'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followServer } from '../../../../test/follower.ts'
import { newSender, sharedServer } from '../../../../test/test-server.ts'
import { companyId, packingTable } from './packing-table.ts'

const server = sharedServer()
const table = packingTable(server)
let count = 0

beforeAll(async () => {
  await server().app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server().app.server.closeAllConnections())

async function download() {
  const answer = await server().call(downloadPrestashopModule, { as: 'warehouse', body: { companyId } })
  const files = unzipSync(new Uint8Array(answer.bytes))
  const settings = strFromU8(files['replybay/settings.php'] ?? new Uint8Array())
  return {
    answer,
    files,
    address: /'address' => '([^']+)'/.exec(settings)?.[1],
    token: /'token' => '([^']+)'/.exec(settings)?.[1] ?? '',
    secret: /'secret' => '([^']+)'/.exec(settings)?.[1] ?? '',
  }
}

const tell = async (token: string, ...events: object[]) => {
  const answer = await server().call(receiveShopEvents, { body: { token, events } })
  await server().jobs.runWaiting()
  return answer
}
/** As the module sends it. @param secret that it signs with */
const tellSigned = async (token: string, secret: string, event: object, change = (body: string) => body) => {
  const body = JSON.stringify({ token, events: [event] })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const answer = await server().app.inject({
    method: 'POST',
    url: '/api/v1/warehouses/shop_events',
    headers: { 'content-type': 'application/json', 'x-replybay-signature': `sha256=${signature}` },
    payload: change(body),
    remoteAddress: newSender(),
  })
  await server().jobs.runWaiting()
  return answer.statusCode
}
const newOrder = (number: string) => ({
  number,
  customer: { name: 'Zoë Ñandú', email: 'zoe@post.example', country: 'FR' },
  items: [{ SKU: 'OPA-30-BR', quantity: 2, name: 'Opaline', price: 24_900, taxRate: 2_000 }],
})

test('module: is a ZIP that PrestaShop installs, and knows where and as whom it tells', async () => {
  const { answer, files, address, token } = await download()
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['replybay/replybay.php', 'replybay/config.xml', 'replybay/index.php']),
  )
  expect(strFromU8(files['replybay/config.xml'] ?? new Uint8Array())).toContain('<name>replybay</name>')
  expect(address).toMatch(/\/api\/v1\/warehouses\/shop_events$/)
  expect(token).toMatch(/^rb_p_.{40,}/)
  expect((await download()).token).not.toBe(token)
})

test('shop: an order that it tells comes once, however often it is told, and is canceled by it', async () => {
  const { token } = await download()
  const number = `PS-${80_000 + count++}`
  const event = { id: `order-${number}`, kind: 'order', order: newOrder(number) }
  const first = await tell(token, event)
  expect(first).toMatchObject({ status: 202, data: { received: 1 } })
  expect((await tell(token, event)).data).toEqual({ received: 0 })
  expect(await table.shown(number)).toMatchObject({
    status: 'to-ship',
    platform: 'prestashop',
    customer: { name: 'Zoë Ñandú' },
    items: [{ SKU: 'OPA-30-BR', quantity: 2, price: 24_900, shelf: 'A-14' }],
  })
  await tell(token, { id: `canceled-${number}`, kind: 'order-canceled', orderNumber: number })
  expect((await table.shown(number))?.status).toBe('canceled')
})

test('shop: with an order that it cancels goes what was split off it', async () => {
  const { token } = await download()
  const number = `PS-${80_000 + count++}`
  await tell(token, { id: `order-${number}`, kind: 'order', order: newOrder(number) })
  const body = { companyId, orderNumber: number, items: [{ SKU: 'OPA-30-BR', quantity: 1 }] }
  expect((await server().call(createRemainder, { as: 'warehouse', body })).status).toBe(200)
  await tell(token, { id: `canceled-${number}`, kind: 'order-canceled', orderNumber: number })
  expect((await table.shown(number))?.status).toBe('canceled')
  expect((await table.shown(`${number}-2`))?.status).toBe('canceled')
})

test('shop: what its module has signed is taken, and what was changed or signed by another is not', async () => {
  const { files, token, secret } = await download()
  expect(strFromU8(files['replybay/replybay.php'] ?? new Uint8Array())).toContain('X-Replybay-Signature')
  expect(secret).toMatch(/^[\w-]{43}$/)
  const number = `PS-${80_000 + count++}`
  const event = { id: `order-${number}`, kind: 'order', order: newOrder(number) }
  expect(await tellSigned(token, (await download()).secret, event)).toBe(404)
  expect(await tellSigned(token, secret, event, (body) => body.replace('Zoë', 'Eve'))).toBe(404)
  expect(await table.shown(number)).toBe(undefined)
  expect(await tellSigned(token, secret, event)).toBe(202)
  expect((await table.shown(number))?.status).toBe('to-ship')
})

test('shop: an order of another shop system is not canceled by it, though its number is the same', async () => {
  const { token } = await download()
  const number = await table.order({ platform: 'shopify' })
  await tell(token, { id: `canceled-${number}`, kind: 'order-canceled', orderNumber: number })
  expect((await table.shown(number))?.status).toBe('to-ship')
})

test('shop: stock that it tells is the stock, and what can’t be done keeps nothing else from being done', async () => {
  const { token } = await download()
  const SKU = `PS-SKU-${count++}`
  const stock = (id: string, quantity: number) => ({
    id: `${SKU}-${id}`,
    kind: 'stock',
    article: { SKU, quantity },
  })
  const unknown = { id: `${SKU}-none`, kind: 'order-canceled', orderNumber: 'PS-none' }
  await tell(token, stock('1', 4), unknown, stock('2', 3))
  expect(await table.stockOf(SKU)).toBe(3)
})

test('shop: whoever shows orders is told once of all stock that has changed, and not of what is as it was', async () => {
  const { token } = await download()
  const stock = (SKU: string, quantity: number, name?: string) => ({
    id: `told-${count++}`,
    kind: 'stock',
    article: { SKU, quantity, ...(name && { name }) },
  })
  const [one, other] = [`PS-SKU-${count++}`, `PS-SKU-${count++}`]
  const { follower } = await followServer(
    server(),
    { topics: ['warehouse'] },
    await server().tokenOf('admin'),
  )
  const next = async () => (await follower?.next())?.data
  /** A scan comes behind whatever was told before it. */
  const scanned = async () => {
    const orderNumber = await table.order()
    const scans = [{ id: `behind-${orderNumber}`, SKU: 'OPA-30-BR', at: '2026-11-20T08:10:00.000Z' }]
    await server().call(recordScans, { as: 'warehouse', body: { companyId, orderNumber, scans } })
    return { topic: 'warehouse', id: 'orders', orderNumber }
  }
  const many = { topic: 'warehouse', id: 'orders' }
  await tell(token, stock(one, 4), stock(other, 2), stock(one, 3))
  const behind = await scanned()
  expect([await next(), await next()]).toEqual([many, behind])
  await tell(token, stock(one, 3), stock(other, 2))
  const unchanged = await scanned()
  expect(await next()).toEqual(unchanged)
  await tell(token, stock(one, 3, 'Opaline'))
  expect(await next()).toEqual(many)
  await follower?.leave()
})

test('shop: a token that is none’s is told nothing, and one of before five newer ones no more', async () => {
  const event = { id: 'stock-of-none', kind: 'stock', article: { SKU: 'none', quantity: 1 } }
  expect((await tell('rb_p_guess', event)).status).toBe(404)
  const { token } = await download()
  for (let newer = 0; newer < 5; newer++) await download()
  expect((await tell(token, event)).status).toBe(404)
})
