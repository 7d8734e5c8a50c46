/** @see https://devdocs.prestashop-project.org/9/webservice/resources/order_payments/ */
import type { Ask } from '../ask.ts'
import { textAt } from '../json.ts'
import type { Settings } from '../secrets.ts'
import { readRows } from './read-rows.ts'

/** Payments stand beside the orders, under the reference that these have. */
export async function findPayment(ask: Ask, settings: Settings, shopId: string): Promise<string | undefined> {
  const [order] = await readRows(ask, settings, 'orders', { 'filter[id]': `[${shopId}]` })
  const reference = textAt(order, 'reference')
  if (reference === undefined) return undefined
  const payments = await readRows(ask, settings, 'order_payments', {
    'filter[order_reference]': `[${reference}]`,
  })
  return payments.flatMap((each) => textAt(each, 'transaction_id') ?? [])[0]
}
