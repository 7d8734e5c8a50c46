/** A shop at Shopify, as its Admin API describes itself: https://shopify.dev/docs/api/admin-rest */
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

  override reset(): void {
    super.reset()
    this.token = 'shpat_4f1c0a9b2e'
    this.scopes = ALL_SCOPES
    this.plan = 'basic'
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
    return reply(404, { errors: 'Not Found' }, limits)
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
