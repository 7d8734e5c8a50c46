/** @see https://woocommerce.github.io/woocommerce-rest-api-docs/#webhooks */
import { createHash } from 'node:crypto'
import { type Ask, basicAuth } from '../ask.ts'
import type { Delivery, HookPort } from '../hooks/hook-port.ts'
import { isSignedBy } from '../hooks/signature.ts'
import { idAt, listAt, textAt } from '../json.ts'
import { requireSuccess } from '../require-success.ts'
import type { Settings } from '../secrets.ts'
import { readOrder } from './orders.ts'

const TOPICS = ['order.created', 'order.updated', 'order.deleted', 'product.updated'] as const

const BASE = '/wp-json/wc/v3/webhooks'
const headersOf = ({ consumer_key = '', consumer_secret = '' }: Settings) => ({
  ...basicAuth(consumer_key, consumer_secret),
  'content-type': 'application/json',
})

export const woocommerceHooks: HookPort = {
  secretOf: (_settings, secret) => secret,
  // Before it is switched on, the address is tried by a call without a signature.
  isPing: ({ body }) => /^webhook_id=\d{1,20}$/.test(body.subarray(0, 40).toString()),
  isSigned: ({ header, body }, secret) =>
    isSignedBy(secret, body, header('x-wc-webhook-signature'), 'base64'),
  idOf,
  topicOf,
  read(topic, content) {
    if (topic.startsWith('product.')) return { kind: 'stock' }
    const [order] = readOrder(content)
    if (order) return { kind: 'order', order }
    const shopId = idAt(content, 'id')
    if (topic === 'order.deleted' && shopId !== undefined) return { kind: 'order-gone', shopId }
    return { kind: 'other' }
  },
  registration: {
    add,
    async remove(ask, settings, id) {
      const path = `${BASE}/${encodeURIComponent(id)}?force=true`
      const { status } = await ask(path, { method: 'DELETE', headers: headersOf(settings) })
      if (status !== 404) requireSuccess(status)
    },
  },
}

function topicOf({ header }: Delivery): string {
  return header('x-wc-webhook-topic') ?? ''
}

/** Its own id is that of a webhook and a second: with what it says there, it is a name. */
function idOf(delivery: Delivery): string {
  const given = delivery.header('x-wc-webhook-delivery-id') ?? ''
  return createHash('sha256')
    .update(JSON.stringify([given, topicOf(delivery)]))
    .update(delivery.body)
    .digest('base64url')
}

async function add(
  ask: Ask,
  settings: Settings,
  { address, secret }: { address: string; secret: string },
): Promise<string[]> {
  const headers = headersOf(settings)
  const listed = await ask(`${BASE}?per_page=100`, { headers })
  requireSuccess(listed.status)
  const own = listAt(listed.json).filter((each) => textAt(each, 'delivery_url') === address)
  const ids: string[] = []
  for (const topic of TOPICS) {
    // One that it has switched off after failures is switched on again.
    const known = own.find((each) => textAt(each, 'topic') === topic)
    const id = known === undefined ? undefined : idAt(known, 'id')
    if (id !== undefined && textAt(known, 'status') === 'active') {
      ids.push(id)
      continue
    }
    const { status, json } = await ask(id === undefined ? BASE : `${BASE}/${id}`, {
      method: id === undefined ? 'POST' : 'PUT',
      headers,
      content: JSON.stringify({
        name: `Replybay ${topic}`,
        topic,
        delivery_url: address,
        secret,
        status: 'active',
      }),
    })
    requireSuccess(status)
    ids.push(idAt(json, 'id') ?? '')
  }
  return ids.filter(Boolean)
}
