/** Returns of an order that was paid by card, and what becomes of their refunds. */
import {
  generateLabels,
  handleReturn,
  listReturns,
  refundReturn,
  requestReturn,
  validateSending,
} from '@replybay/api-client/operations'
import { type SimulatedOrder, simulatedOrders } from '@replybay/shop-platforms'
import { beforeEach } from 'vitest'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { warehouseReturns } from '../../warehouse/tables.ts'
import type { hookDesk } from './hook-desk.ts'
import type { platformDesk } from './platform-desk.ts'

export const companyId = MAISON_LUMEN
type Shop = 'shopify' | 'woocommerce' | 'prestashop'
const order = { companyId, orderNumber: 'S-1001' }
const lines = [{ sku: 'OPA-30-BR', name: 'Suspension Opale', quantity: 3, price: 120 }]
export const charge = {
  id: 'ch_1Paid',
  payment_intent: 'pi_1Paid',
  amount: 36_000,
  amount_refunded: 0,
  currency: 'eur',
  disputed: false,
}

/** Each test begins with a carrier, a paid charge and no return. */
export function refundDesk(desk: ReturnType<typeof platformDesk>, hooks: ReturnType<typeof hookDesk>) {
  beforeEach(async () => {
    await desk.connect('sendcloud')
    await desk.server.database.queries.delete(warehouseReturns)
    desk.stripe.charges = [{ ...charge }]
  })
  /** A shop whose only order was sent, and came back: one piece is valid, one broken, one rejected. */
  async function returned(
    kind: Shop = 'woocommerce',
    payment = 'ch_1Paid',
    change: Partial<SimulatedOrder> = {},
  ) {
    desk[kind].orders = simulatedOrders(1, () => ({ lines, payment, ...change }))
    await desk.connect(kind)
    await hooks.run()
    const as = 'warehouse'
    await desk.server.call(generateLabels, { as, body: { ...order, parcelNumber: 1 } })
    await desk.server.call(validateSending, { as, body: order })
    await hooks.run()
    const items = [{ SKU: 'OPA-30-BR', quantity: 3 }]
    await desk.server.call(requestReturn, { as, body: { ...order, items, reason: 'Too tall' } })
  }
  async function inspected(kind?: Shop, payment?: string, change?: Partial<SimulatedOrder>) {
    await returned(kind, payment, change)
    const [SKU] = ['OPA-30-BR']
    await desk.server.call(handleReturn, {
      as: 'warehouse',
      body: { ...order, validatedSkus: [SKU], brokenSkus: [SKU], rejectedSkus: [SKU], comment: 'Drilled' },
    })
  }
  const ask = () => desk.server.call(refundReturn, { as: 'warehouse', body: order })
  const shown = async () => {
    const query = { companyId, status: 'done' as const, limit: 5 }
    const { data } = await desk.server.call(listReturns, { as: 'warehouse', query })
    return data.returns[0]?.refundPayment
  }
  const paid = () => desk.stripe.refunds.map(({ amount, charge: of }) => [of, amount])
  return { returned, inspected, ask, shown, paid }
}
