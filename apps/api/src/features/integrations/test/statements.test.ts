/** How much is asked of the database does not grow with how much a shop has. */
import { checkIntegration, generateLabels, validateSending } from '@replybay/api-client/operations'
import { simulatedOrders } from '@replybay/shop-platforms'
import { expect, test } from 'vitest'
import { statementsDuring } from '../../../../test/statements-during.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { setStock } from '../../warehouse/index.ts'
import { compareAll } from '../comparing/compare.ts'
import { hookDesk } from './hook-desk.ts'
import { platformDesk } from './platform-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)
const companyId = MAISON_LUMEN

test('comparing: an order that is as it was is not written', async () => {
  desk.shopify.orders = simulatedOrders(30)
  await desk.connect('shopify')
  await hooks.run()
  const statements = await statementsDuring(async () => {
    const { database, jobs } = desk.server
    await database.transaction((queries) => jobs.add(queries, compareAll, {}))
    await hooks.run()
  })
  expect(statements).toContainEqual(expect.stringContaining('from "integration_orders"'))
  expect(statements.filter((text) => text.startsWith('update "integration_orders"'))).toEqual([])
})

test('stock: many articles are as many statements as one', async () => {
  const write = (count: number) =>
    statementsDuring(() =>
      desk.server.database.transaction((queries) =>
        setStock(
          queries,
          companyId,
          'shopify',
          Array.from({ length: count }, (_, place) => ({ sku: `STOCK-${count}-${place}`, quantity: 3 })),
        ),
      ),
    )
  expect((await write(200)).length).toBe((await write(1)).length)
})

test('sendings: all that wait go on in one statement', async () => {
  const count = 8
  await desk.connect('sendcloud')
  desk.shopify.orders = simulatedOrders(count)
  const { data } = await desk.connect('shopify')
  await hooks.run()
  desk.shopify.fault = () => ({ kind: 'status', status: 401 })
  for (const { orderNumber } of await hooks.orders()) {
    const body = { companyId, orderNumber }
    await desk.server.call(generateLabels, { as: 'warehouse', body: { ...body, parcelNumber: 1 } })
    await desk.server.call(validateSending, { as: 'warehouse', body })
  }
  await hooks.run()
  expect((await hooks.detail(data._id)).counts).toMatchObject({ waiting: count })
  desk.shopify.fault = undefined
  const statements = await statementsDuring(() =>
    desk.server.call(checkIntegration, { as: 'owner', path: { id: data._id } }),
  )
  expect(statements.filter((text) => text.includes('delete from pgboss.job'))).toHaveLength(1)
  expect(statements.filter((text) => text.includes('INSERT INTO pgboss.job'))).toHaveLength(1)
  await hooks.run()
  expect((await hooks.detail(data._id)).counts).toMatchObject({ sentBack: count, waiting: 0 })
})
