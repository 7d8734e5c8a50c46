/** Orders and returns for tests. */
import type { components } from '@replybay/api-client'
import { listOrders, listReturns, requestReturn } from '@replybay/api-client/operations'
import { and, eq } from 'drizzle-orm'
import type { TestServer } from '../../../../test/test-server.ts'
import { newId } from '../../../platform/database/ids.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { insertOrders, newOrder, type OrderRow } from '../store.ts'
import { warehouseArticles } from '../tables.ts'

type Schemas = components['schemas']

export const companyId = MAISON_LUMEN
const platform = 'prestashop'

let count = 0

export function packingTable(server: () => TestServer) {
  return {
    /** Adds an order of its own. @returns its number. */
    async order(change: Partial<OrderRow> = {}): Promise<string> {
      const number = `T-${70_000 + count++}`
      const items = [
        { SKU: 'OPA-30-BR', quantity: 1, name: 'Suspension Opaline Ø30', price: 24_900 },
        { SKU: 'AMP-E27-4W', quantity: 3, name: 'Ampoule E27', price: 1_290 },
      ]
      const customer = { name: 'Pauline Leroux', city: 'Nantes', country: 'FR' }
      const order = newOrder({ companyId, platform, customer, items, number, ...change })
      await insertOrders(server().database.queries, [order])
      return number
    },
    /** As the list shows it. */
    async shown(orderNumber: string): Promise<Schemas['WarehouseOrder'] | undefined> {
      const statuses = ['to-ship', 'labelled', 'sent', 'remainder', 'problem', 'canceled'] as const
      for (const status of statuses) {
        const query = { companyId, status, search: orderNumber, limit: 200 }
        const { data } = await server().call(listOrders, { as: 'warehouse', query })
        const found = data.orders.find((order) => order.orderNumber === orderNumber)
        if (found) return found
      }
      return undefined
    },
    async shownReturn(orderNumber: string): Promise<Schemas['WarehouseReturn'] | undefined> {
      const statuses = ['requested', 'in-transit', 'arrived', 'disputed', 'done', 'declined'] as const
      for (const status of statuses) {
        const query = { companyId, status, search: orderNumber, limit: 200 }
        const { data } = await server().call(listReturns, { as: 'warehouse', query })
        const found = data.returns.find((row) => row.orderNumber === orderNumber)
        if (found) return found
      }
      return undefined
    },
    /** Opens a return of all of an order, as a colleague does. */
    async openedByTeam(orderNumber: string): Promise<void> {
      const items = (await this.shown(orderNumber))?.items ?? []
      const body = { companyId, orderNumber, items: items.map(({ SKU, quantity }) => ({ SKU, quantity })) }
      await server().call(requestReturn, { as: 'warehouse', body })
    },
    /** Adds an article of its own. @returns its SKU. */
    async article(quantity: number, change: Partial<typeof warehouseArticles.$inferInsert> = {}) {
      const sku = `SKU-${count++}`
      await server()
        .database.queries.insert(warehouseArticles)
        .values({ id: newId(), companyId, platform, sku, quantity, updatedAt: new Date(), ...change })
      return sku
    },
    async stockOf(sku: string): Promise<number | undefined> {
      const [row] = await server()
        .database.queries.select({ quantity: warehouseArticles.quantity })
        .from(warehouseArticles)
        .where(and(eq(warehouseArticles.companyId, companyId), eq(warehouseArticles.sku, sku)))
      return row?.quantity
    },
  }
}
