/** @see https://shopify.dev/docs/api/admin-rest/latest/resources/transaction */
import type { Ask } from '../ask.ts'
import { listAt, textAt } from '../json.ts'
import { requireSuccess } from '../require-success.ts'
import type { Settings } from '../secrets.ts'
import { VERSION } from './version.ts'

/** Of the payment that went through, what its service has called it. */
export async function findPayment(
  ask: Ask,
  { api_key = '' }: Settings,
  shopId: string,
): Promise<string | undefined> {
  const path = `/admin/api/${VERSION}/orders/${encodeURIComponent(shopId)}/transactions.json`
  const { status, json } = await ask(path, { headers: { 'x-shopify-access-token': api_key } })
  if (status === 404) return undefined
  requireSuccess(status, 'read_orders')
  const paid = listAt(json, 'transactions').find(
    (each) => textAt(each, 'status') === 'success' && /^(?:sale|capture)$/.test(textAt(each, 'kind') ?? ''),
  )
  return textAt(paid, 'authorization')
}
