/** What platforms tell by themselves, and what has come of it. */
import { getIntegration, listOrders } from '@replybay/api-client/operations'
import { type HookCall, type SimulatedOrder, simulatedOrders } from '@replybay/shop-platforms'
import { beforeEach } from 'vitest'
import { newSender } from '../../../../test/test-server.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { warehouseOrders } from '../../warehouse/tables.ts'
import type { platformDesk } from './platform-desk.ts'

/** Each test begins with an empty warehouse. */
export function hookDesk(desk: ReturnType<typeof platformDesk>) {
  beforeEach(async () => {
    await desk.server.jobs.runWaiting()
    await desk.server.database.queries.delete(warehouseOrders)
  })
  const detail = async (id: string) =>
    (await desk.server.call(getIntegration, { as: 'owner', path: { id } })).data
  const orders = async () => {
    const lists = [{}, { status: 'sent' }, { status: 'canceled' }].map(async (only) => {
      const query = { companyId: MAISON_LUMEN, limit: 200, ...only }
      return (await desk.server.call(listOrders, { as: 'warehouse', query })).data.orders
    })
    return (await Promise.all(lists)).flat()
  }
  const answerTo = (path: string, { headers, body }: HookCall, from = newSender()) =>
    desk.server.app.inject({ method: 'POST', url: path, headers, payload: body, remoteAddress: from })
  return {
    detail,
    orders,
    /** As the list of the warehouse shows it. */
    order: async (number: string) => (await orders()).find(({ orderNumber }) => orderNumber === number),
    /** Connects a shop that tells by itself; all that it has is there. @returns where it tells it. */
    async connect(kind: 'shopify' | 'woocommerce') {
      const { data } = await desk.connect(kind, kind === 'shopify' ? { api_secret: desk.shopify.secret } : {})
      await desk.server.jobs.runWaiting()
      const { webhookUrl = '' } = await detail(data._id)
      return { id: data._id, path: new URL(webhookUrl).pathname }
    },
    answerTo,
    tell: async (path: string, call: HookCall, from = newSender()) =>
      (await answerTo(path, call, from)).statusCode,
    run: () => desk.server.jobs.runWaiting(),
  }
}

/** The only order of a shop. */
export function oneOrder(change: Partial<SimulatedOrder> = {}): SimulatedOrder {
  const [order] = simulatedOrders(1, () => change)
  if (!order) throw new Error('There is one.')
  return order
}

export const minutesAfter = (minutes: number) => new Date(Date.UTC(2026, 0, 2, 0, minutes))
