import { type Call, reply, type Reply } from './platform-server.ts'

export interface ShopifyHook {
  topic: string
  address: string
}

/** @param hooks by their ids. @see https://shopify.dev/docs/api/admin-rest/latest/resources/webhook */
export function answerWebhooks(
  hooks: Map<string, ShopifyHook>,
  { method, url, body }: Call,
  limits: Readonly<Record<string, string>>,
): Reply {
  const id = /\/webhooks\/(\w+)\.json$/.exec(url.pathname)?.[1]
  if (method === 'DELETE') {
    return hooks.delete(id ?? '') ? reply(200, {}, limits) : reply(404, { errors: 'Not Found' }, limits)
  }
  if (method === 'GET') {
    const address = url.searchParams.get('address')
    const webhooks = [...hooks].flatMap(([each, hook]) =>
      address === null || hook.address === address ? { id: Number(each), ...hook } : [],
    )
    return reply(200, { webhooks }, limits)
  }
  // Sound: it is what the client of the product sends.
  const { webhook } = JSON.parse(body) as { webhook: ShopifyHook }
  const isTaken = [...hooks.values()].some(
    ({ topic, address }) => topic === webhook.topic && address === webhook.address,
  )
  if (isTaken) {
    return reply(422, { errors: { address: ['for this topic has already been taken'] } }, limits)
  }
  const added = String(Math.max(901_000_000, ...[...hooks.keys()].map(Number)) + 1)
  hooks.set(added, webhook)
  return reply(201, { webhook: { id: Number(added), ...webhook } }, limits)
}
