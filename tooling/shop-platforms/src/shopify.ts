/** A shop at Shopify, as its Admin API describes itself: https://shopify.dev/docs/api/admin-rest */
import { createHmac, randomUUID } from 'node:crypto'
import { isOpenOrder, shopifyOrder, shopifyTransactions } from './shopify-order.ts'
import { shopifyProducts, shopifyShop } from './shopify-shop.ts'
import { answerWebhooks, type ShopifyHook } from './shopify-webhooks.ts'
import { changedSince, newestFirst, type SimulatedArticle, type SimulatedOrder } from './simulated-order.ts'
import { type Call, type HookCall, PlatformServer, reply, type Reply } from './platform-server.ts'

interface FulfilledLine {
  id: number
  quantity: number
}

interface Fulfilment {
  orderId: number
  lines: readonly FulfilledLine[]
  number: string
  company: string | undefined
}

interface NewFulfilment {
  line_items_by_fulfillment_order: {
    fulfillment_order_id: number
    fulfillment_order_line_items: FulfilledLine[]
  }[]
  tracking_info: { number: string; company?: string }
}

const ALL_SCOPES = [
  'write_orders',
  'read_products',
  'write_inventory',
  'write_merchant_managed_fulfillment_orders',
  'read_fulfillments',
] as const

export class ShopifyServer extends PlatformServer {
  token = 'shpat_4f1c0a9b2e'
  scopes: readonly string[] = ALL_SCOPES
  /** `frozen` where the shop has not paid: most calls are answered 402. */
  plan = 'basic'
  name = 'Maison Lumen'
  orders: readonly SimulatedOrder[] = []
  articles: readonly SimulatedArticle[] = []
  /** Of a page, whatever is asked for. */
  mostPerPage = 250
  /** Cursors that the shop gave, and forgets. */
  readonly #cursors = new Map<string, { from: number; since: string | null; isOpen: boolean }>()
  /** What the shop was told is sent, in its order. */
  readonly fulfilments: Fulfilment[] = []
  /** What the app signs its webhooks with. */
  secret = 'shpss_7be01c44d9'
  /** By their ids. */
  readonly hooks = new Map<string, ShopifyHook>()

  forgetCursors(): void {
    this.#cursors.clear()
  }

  override reset(): void {
    super.reset()
    this.token = 'shpat_4f1c0a9b2e'
    this.scopes = ALL_SCOPES
    this.plan = 'basic'
    this.orders = []
    this.articles = []
    this.mostPerPage = 250
    this.#cursors.clear()
    this.hooks.clear()
    this.fulfilments.length = 0
  }

  /** As it would tell of an order; a name that was used is told again. */
  delivery(topic: string, order: SimulatedOrder, id: string = randomUUID()): HookCall {
    return this.signed(topic, JSON.stringify(shopifyOrder(order)), id)
  }

  signed(topic: string, body: string, id: string = randomUUID()): HookCall {
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': topic,
        'x-shopify-webhook-id': id,
        'x-shopify-shop-domain': 'maison-lumen.myshopify.example',
        'x-shopify-hmac-sha256': createHmac('sha256', this.secret).update(body).digest('base64'),
      },
    }
  }

  protected answer(call: Call): Reply {
    const { pathname } = call.url
    if (!pathname.startsWith('/admin/')) return reply(200, '<!doctype html><title>Shop</title>')
    if (call.headers['x-shopify-access-token'] !== this.token) {
      return reply(401, {
        errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
      })
    }
    if (this.plan === 'frozen') return reply(402, { errors: 'Unavailable Shop' })
    const limits = { 'x-shopify-shop-api-call-limit': '1/40' }
    if (pathname === '/admin/oauth/access_scopes.json') {
      return reply(200, { access_scopes: this.scopes.map((handle) => ({ handle })) }, limits)
    }
    if (/^\/admin\/api\/\d{4}-\d{2}\/shop\.json$/.test(pathname))
      return reply(200, { shop: shopifyShop(this) }, limits)
    if (pathname.includes('/webhooks')) return answerWebhooks(this.hooks, call, limits)
    if (pathname.endsWith('/orders/count.json')) return reply(200, { count: this.orders.length }, limits)
    if (pathname.endsWith('/products.json'))
      return reply(200, { products: shopifyProducts(this.articles, call.url) }, limits)
    const single = this.#single(call)
    if (single) return single
    if (pathname.endsWith('/orders.json')) return this.#page(call, limits)
    return reply(404, { errors: 'Not Found' }, limits)
  }

  #page({ url }: Call, limits: Readonly<Record<string, string>>): Reply {
    const info = url.searchParams.get('page_info')
    const asked =
      info === null
        ? {
            from: 0,
            since: url.searchParams.get('updated_at_min'),
            isOpen: url.searchParams.get('status') === 'open',
          }
        : this.#cursors.get(info)
    if (!asked || (info !== null && url.searchParams.has('status'))) {
      return reply(400, { errors: { page_info: 'Invalid value.' } }, limits)
    }
    const size = Math.min(this.mostPerPage, Number(url.searchParams.get('limit') ?? 50))
    const { from, since } = asked
    const isOpen = asked.isOpen
    const all =
      since === null
        ? newestFirst(isOpen ? this.orders.filter(isOpenOrder) : this.orders)
        : changedSince(this.orders, new Date(since))
    const page = all.slice(from, from + size)
    const headers: Record<string, string> = { ...limits }
    if (from + size < all.length) {
      const cursor = `cursor-${this.#cursors.size}`
      this.#cursors.set(cursor, { from: from + size, since, isOpen })
      headers.link = `<${this.origin}${url.pathname}?limit=${size}&page_info=${cursor}>; rel="next"`
    }
    return reply(200, { orders: page.map(shopifyOrder) }, headers)
  }

  /** What is asked of one order. */
  #single({ method, url, body }: Call): Reply | undefined {
    if (method === 'POST' && url.pathname.endsWith('/fulfillments.json')) return this.#fulfil(body)
    const [, id, part] =
      /\/orders\/(\d+)(\/fulfillment_orders|\/transactions)?\.json$/.exec(url.pathname) ?? []
    if (id === undefined) return undefined
    const order = this.orders.find((each) => 5_000_000 + each.id === Number(id))
    if (!order) return reply(404, { errors: 'Not Found' })
    if (part === '/transactions') return reply(200, { transactions: shopifyTransactions(order) })
    if (part) return reply(200, { fulfillment_orders: [this.#task(order)] })
    const fulfillments = this.fulfilments
      .filter(({ orderId }) => orderId === order.id)
      .map(({ number, company }) => ({
        tracking_number: number,
        tracking_company: company,
        status: 'success',
      }))
    return reply(200, { order: { ...shopifyOrder(order), fulfillments } })
  }

  /** What is still to be sent of an order. */
  #task(order: SimulatedOrder) {
    const lines = order.lines.map((line, place) => {
      const id = order.id * 10 + place
      const sent = this.fulfilments.flatMap((each) => each.lines).filter((each) => each.id === 6_000_000 + id)
      const quantity = line.quantity - sent.reduce((sum, each) => sum + each.quantity, 0)
      return { id: 6_000_000 + id, line_item_id: id, quantity: line.quantity, fulfillable_quantity: quantity }
    })
    const isOpen = order.state === 'paid' && lines.some((line) => line.fulfillable_quantity > 0)
    return { id: 7_000_000 + order.id, status: isOpen ? 'open' : 'closed', line_items: lines }
  }

  #fulfil(body: string): Reply {
    // Sound: it is what the client of the product sends.
    const { fulfillment } = JSON.parse(body) as { fulfillment: NewFulfilment }
    const [part] = fulfillment.line_items_by_fulfillment_order
    const order = this.orders.find(({ id }) => 7_000_000 + id === part?.fulfillment_order_id)
    const task = order && this.#task(order)
    const lines = part?.fulfillment_order_line_items ?? []
    const fits = lines.every(({ id, quantity }) =>
      task?.line_items.some((line) => line.id === id && line.fulfillable_quantity >= quantity),
    )
    if (!order || task?.status !== 'open' || !fits) return reply(422, { errors: ['Not fulfillable'] })
    const { number, company } = fulfillment.tracking_info
    this.fulfilments.push({ orderId: order.id, lines, number, company })
    return reply(201, { fulfillment: { id: 9_000_000, status: 'success', tracking_number: number } })
  }
}
