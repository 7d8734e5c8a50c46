/** @see https://shopify.dev/docs/api/admin-rest/latest/resources/webhook */
import type { Ask } from '../ask.ts'
import type { HookPort } from '../hooks/hook-port.ts'
import { isSignedBy } from '../hooks/signature.ts'
import { idAt, listAt, textAt } from '../json.ts'
import type { Settings } from '../secrets.ts'
import { requireSuccess } from '../require-success.ts'
import { readOrder } from './orders.ts'
import { VERSION } from './version.ts'

const TOPICS = [
  'orders/create',
  'orders/updated',
  'orders/paid',
  'orders/cancelled',
  'orders/delete',
  'products/update',
] as const

const BASE = `/admin/api/${VERSION}/webhooks`
const headersOf = ({ api_key = '' }: Settings) => ({ 'x-shopify-access-token': api_key })

export const shopifyHooks: HookPort = {
  secretOf: ({ api_secret }) => api_secret,
  isSigned: ({ header, body }, secret) => isSignedBy(secret, body, header('x-shopify-hmac-sha256'), 'base64'),
  idOf: ({ header }) => header('x-shopify-webhook-id'),
  topicOf: ({ header }) => header('x-shopify-topic') ?? '',
  read(topic, content) {
    if (topic === 'products/update') return { kind: 'stock' }
    const [order] = readOrder(content)
    if (order) return { kind: 'order', order }
    const shopId = idAt(content, 'id')
    // Of one that is deleted, nothing but its id is told.
    if (topic === 'orders/delete' && shopId !== undefined) return { kind: 'order-gone', shopId }
    return { kind: 'other' }
  },
  registration: {
    add,
    async remove(ask, settings, id) {
      const path = `${BASE}/${encodeURIComponent(id)}.json`
      const { status } = await ask(path, { method: 'DELETE', headers: headersOf(settings) })
      if (status !== 404) requireSuccess(status)
    },
  },
}

async function add(ask: Ask, settings: Settings, { address }: { address: string }): Promise<string[]> {
  const headers = headersOf(settings)
  const query = new URLSearchParams({ address, limit: '250' })
  const listed = await ask(`${BASE}.json?${query}`, { headers })
  requireSuccess(listed.status)
  const there = new Map(
    listAt(listed.json, 'webhooks')
      .filter((each) => textAt(each, 'address') === address)
      .map((each) => [textAt(each, 'topic'), idAt(each, 'id')]),
  )
  const ids: string[] = []
  for (const topic of TOPICS) {
    const known = there.get(topic)
    if (known !== undefined) {
      ids.push(known)
      continue
    }
    const { status, json } = await ask(`${BASE}.json`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      content: JSON.stringify({ webhook: { topic, address, format: 'json' } }),
    })
    requireSuccess(status)
    ids.push(idAt(json, 'webhook', 'id') ?? '')
  }
  return ids.filter(Boolean)
}
