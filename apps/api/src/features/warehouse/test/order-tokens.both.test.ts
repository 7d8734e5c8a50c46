import { findCustomerOrder, getCustomerOrder } from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { insertOrderToken } from '../return-page/store.ts'
import { orderTokens } from '../return-page/tables.ts'
import { warehouseOrders } from '../tables.ts'
import { companyId, packingTable } from './packing-table.ts'

const server = sharedServer()
const table = packingTable(server)
const webId = 'web-maison-lumen'

test('order that is looked up again and again: has a bounded number of tokens, and the newest one opens it', async () => {
  const email = 'again@post.example'
  const orderNumber = await table.order({ customer: { name: 'Again', email }, email })
  const { queries } = server().database
  const [order] = await queries
    .select({ id: warehouseOrders.id })
    .from(warehouseOrders)
    .where(eq(warehouseOrders.number, orderNumber))
  const orderId = String(order?.id)
  for (let nth = 0; nth < 60; nth++) {
    const at = new Date(Date.now() - 60_000 + nth)
    const tokenHash = `${orderNumber} ${nth}`
    await insertOrderToken(queries, { tokenHash, companyId, orderId, webId, createdAt: at, lastUsedAt: at })
  }
  const { data } = await server().call(findCustomerOrder, { body: { webId, orderNumber, email } })
  expect(await queries.$count(orderTokens, eq(orderTokens.orderId, orderId))).toBe(50)
  expect((await server().call(getCustomerOrder, { token: data.token })).status).toBe(200)
})
