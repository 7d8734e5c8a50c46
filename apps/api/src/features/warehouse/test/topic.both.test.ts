import {
  createRemainder,
  handleReturn,
  moveReturn,
  recordScans,
  requestReturn,
} from '@replybay/api-client/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followServer } from '../../../../test/follower.ts'
import { sharedServer } from '../../../../test/test-server.ts'
import { companyId, packingTable } from './packing-table.ts'

const server = sharedServer()
const table = packingTable(server)

beforeAll(async () => {
  await server().app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server().app.server.closeAllConnections())

async function follow(as: string, since?: string) {
  const input = { topics: ['warehouse'], ...(since && { since }) }
  return await followServer(server(), input, await server().tokenOf(as))
}

test('warehouse: what one table scans, and what comes back, is told to the other', async () => {
  const orderNumber = await table.order({ status: 'sent', sentAt: new Date() })
  const packed = await table.order()
  const { follower, ready } = await follow('admin')
  expect(ready).toMatchObject({ event: 'ready', data: { topics: ['warehouse'] } })
  const scans = [{ id: 'told-to-all', SKU: 'OPA-30-BR', at: '2026-11-20T08:10:00.000Z' }]
  await server().call(recordScans, { as: 'warehouse', body: { companyId, orderNumber: packed, scans } })
  const told = (data: object) => ({ event: 'change', data: { topic: 'warehouse', ...data } })
  expect(await follower?.next()).toMatchObject(told({ id: 'orders', orderNumber: packed }))
  const items = [{ SKU: 'OPA-30-BR', quantity: 1 }]
  await server().call(requestReturn, { as: 'warehouse', body: { companyId, orderNumber, items } })
  expect(await follower?.next()).toMatchObject(told({ id: 'returns', orderNumber }))
  await follower?.leave()

  // Who comes again reads what they show.
  const again = await follow('warehouse', ready?.id)
  expect(await again.follower?.next()).toMatchObject(told({ id: 'orders' }))
  expect(await again.follower?.next()).toMatchObject(told({ id: 'returns' }))
  await again.follower?.leave()
})

test('warehouse: of an order that is split, both parts are told by their numbers', async () => {
  const orderNumber = await table.order()
  const { follower } = await follow('admin')
  const items = [{ SKU: 'AMP-E27-4W', quantity: 1 }]
  await server().call(createRemainder, { as: 'warehouse', body: { companyId, orderNumber, items } })
  const told = [await follower?.next(), await follower?.next()]
  const change = (number: string) =>
    expect.objectContaining({
      event: 'change',
      data: { topic: 'warehouse', id: 'orders', orderNumber: number },
    })
  expect(told).toEqual(expect.arrayContaining([change(orderNumber), change(`${orderNumber}-2`)]))
  await follower?.leave()
})

test('warehouse: pieces that are for sale again are told to who shows orders, too', async () => {
  const SKU = await table.article(2)
  const items = [{ SKU, quantity: 1, name: 'Lamp', price: 8_900 }]
  const orderNumber = await table.order({ status: 'sent', sentAt: new Date(), items })
  const as = 'warehouse'
  await table.openedByTeam(orderNumber)
  await server().call(moveReturn, { as, body: { companyId, orderNumber, step: 'arrive' } })
  const { follower } = await follow('admin')
  const grades = { validatedSkus: [SKU], brokenSkus: [], rejectedSkus: [] }
  await server().call(handleReturn, { as, body: { companyId, orderNumber, ...grades } })
  expect((await follower?.next())?.data).toEqual({ topic: 'warehouse', id: 'orders' })
  await follower?.leave()
})

test('warehouse: who has no right to it is told nothing of it', async () => {
  const { follower, ready } = await follow('support')
  expect(ready).toMatchObject({ data: { topics: [] } })
  await follower?.leave()
})
