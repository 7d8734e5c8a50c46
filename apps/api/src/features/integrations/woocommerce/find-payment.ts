/** @see https://woocommerce.github.io/woocommerce-rest-api-docs/#retrieve-an-order */
import { type Ask, basicAuth } from '../ask.ts'
import { textAt } from '../json.ts'
import { requireSuccess } from '../require-success.ts'
import type { Settings } from '../secrets.ts'

export async function findPayment(
  ask: Ask,
  { consumer_key = '', consumer_secret = '' }: Settings,
  shopId: string,
): Promise<string | undefined> {
  const { status, json } = await ask(`/wp-json/wc/v3/orders/${encodeURIComponent(shopId)}`, {
    headers: basicAuth(consumer_key, consumer_secret),
  })
  if (status === 404) return undefined
  requireSuccess(status, 'read')
  return textAt(json, 'transaction_id')
}
