/** A shop at Shopify, as its Admin API describes itself: https://shopify.dev/docs/api/admin-rest */
import { newestFirst, type SimulatedOrder } from './simulated-order.ts'
import { type Call, PlatformServer, reply, type Reply } from './platform-server.ts'

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
  /** Of a page, whatever is asked for. */
  mostPerPage = 250
  /** Cursors that the shop gave, and forgets. */
  readonly #cursors = new Map<string, number>()

  forgetCursors(): void {
    this.#cursors.clear()
  }

  override reset(): void {
    super.reset()
    this.token = 'shpat_4f1c0a9b2e'
    this.scopes = ALL_SCOPES
    this.plan = 'basic'
    this.orders = []
    this.mostPerPage = 250
    this.#cursors.clear()
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
      return reply(200, { shop: this.#shop() }, limits)
    if (pathname.endsWith('/orders/count.json')) return reply(200, { count: this.orders.length }, limits)
    if (pathname.endsWith('/orders.json')) return this.#page(call, limits)
    return reply(404, { errors: 'Not Found' }, limits)
  }

  #page({ url }: Call, limits: Readonly<Record<string, string>>): Reply {
    const info = url.searchParams.get('page_info')
    const offset = info === null ? 0 : this.#cursors.get(info)
    if (info !== null && (offset === undefined || url.searchParams.has('status'))) {
      return reply(400, { errors: { page_info: 'Invalid value.' } }, limits)
    }
    const size = Math.min(this.mostPerPage, Number(url.searchParams.get('limit') ?? 50))
    const from = offset ?? 0
    const page = newestFirst(this.orders).slice(from, from + size)
    const headers: Record<string, string> = { ...limits }
    if (from + size < this.orders.length) {
      const cursor = `cursor-${from + size}`
      this.#cursors.set(cursor, from + size)
      headers.link = `<${this.origin}${url.pathname}?limit=${size}&page_info=${cursor}>; rel="next"`
    }
    return reply(200, { orders: page.map(shopifyOrder) }, headers)
  }

  #shop() {
    return {
      id: 548_380_009,
      name: this.name,
      email: 'hello@maison-lumen.example',
      domain: 'maison-lumen.example',
      myshopify_domain: 'maison-lumen.myshopify.example',
      shop_owner: 'Camille Roy',
      currency: 'EUR',
      iana_timezone: 'Europe/Paris',
      plan_name: this.plan,
      plan_display_name: this.plan === 'basic' ? 'Basic' : this.plan,
    }
  }
}

const shopifyOrder = ({ id, number, state, createdAt, name, email, lines }: SimulatedOrder) => ({
  id: 5_000_000 + id,
  name: number,
  created_at: createdAt.toISOString(),
  cancelled_at: state === 'canceled' ? createdAt.toISOString() : null,
  financial_status: state === 'unpaid' ? 'pending' : 'paid',
  fulfillment_status: state === 'sent' ? 'fulfilled' : null,
  fulfillments: state === 'sent' ? [{ created_at: createdAt.toISOString() }] : [],
  currency: 'EUR',
  taxes_included: true,
  email,
  shipping_address: {
    name,
    address1: '14 rue des Halles',
    address2: null,
    zip: '44000',
    city: 'Nantes',
    country_code: 'FR',
    phone: null,
  },
  shipping_lines: [{ title: 'Colissimo' }],
  line_items: lines.map((line, place) => ({
    id: id * 10 + place,
    sku: line.sku,
    name: line.name,
    quantity: line.quantity,
    fulfillable_quantity: state === 'sent' ? 0 : line.quantity,
    requires_shipping: true,
    price: line.price.toFixed(2),
    tax_lines: [{ rate: 0.2, title: 'TVA' }],
  })),
})
