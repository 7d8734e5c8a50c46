/** Shopify, by its Admin API. @see https://shopify.dev/docs/api/admin-rest */
import { textAt, valueAt } from '../json.ts'
import { readShopAddress } from '../address.ts'
import type { Platform } from '../platform.ts'
import { shopifyHooks } from './hooks.ts'
import { findPayment } from './find-payment.ts'
import { listOrders } from './orders.ts'
import { listStock } from './stock.ts'
import { tellSent } from './tell-sent.ts'
import { VERSION } from './version.ts'
import { Trouble } from '../trouble.ts'

/** What orders are read with, and told with that they are sent; of some, one of several will do. */
const NEEDED: readonly (readonly string[])[] = [
  ['read_orders'],
  ['read_products'],
  ['read_inventory'],
  ['write_merchant_managed_fulfillment_orders', 'write_assigned_fulfillment_orders'],
]

/** Of a shop that is closed, or was never opened. */
const NO_PLAN: ReadonlySet<string> = new Set(['frozen', 'cancelled', 'dormant', 'paused', 'fraudulent'])

export const shopify: Platform = {
  name: 'Shopify',
  fields: { api_key: 'secret', service_url: 'address', api_secret: 'optional secret' },
  originOf: ({ service_url = '' }) => service_url,
  /** Its dashboard tells the name of the shop, too. */
  readAddress(typed) {
    const name = /^https?:\/\/admin\.shopify\.com\/store\/([a-z0-9-]+)/i.exec(typed)?.[1]
    return readShopAddress(name === undefined ? typed : `https://${name.toLowerCase()}.myshopify.com`)
  },
  shop: {
    listOrders,
    listStock,
    tellSent,
    findPayment,
    overlapMs: 600_000,
  },
  hooks: shopifyHooks,
  async check(ask, { api_key = '' }, trial) {
    const headers = { 'x-shopify-access-token': api_key }
    const shop = await ask(`/admin/api/${VERSION}/shop.json`, { headers })
    const { status } = shop
    if (status === 402) {
      trial.pass('address')
      throw new Trouble('wrong-plan', { status })
    }
    const isShop = valueAt(shop.json, 'shop') !== undefined
    if (!isShop && ((status !== 401 && status !== 403) || valueAt(shop.json, 'errors') === undefined)) {
      throw new Trouble('not-this-service', { status })
    }
    trial.pass('address')
    trial.name = textAt(shop.json, 'shop', 'name')
    if (status === 401) throw new Trouble('bad-key', { status })
    const owner = textAt(shop.json, 'shop', 'shop_owner')
    if (isShop) trial.pass('key', owner)
    const said = await ask('/admin/oauth/access_scopes.json', { headers })
    if (said.status === 401) throw new Trouble('bad-key', { status: 401 })
    trial.pass('key', owner)
    const scopes = scopesOf(said.json)
    const missing = NEEDED.filter((some) => !some.some((scope) => scopes.has(scope)))
    if (missing.length > 0) {
      const value = missing.map(([scope]) => scope).join(', ')
      throw new Trouble('missing-permission', { status: said.status, value })
    }
    trial.pass('permission')
    const plan = textAt(shop.json, 'shop', 'plan_name')
    if (plan !== undefined && NO_PLAN.has(plan)) throw new Trouble('wrong-plan', { value: plan })
    trial.pass('plan', textAt(shop.json, 'shop', 'plan_display_name') ?? plan)
  },
}

/** Who may write may read. */
function scopesOf(json: unknown): ReadonlySet<string> {
  const told = valueAt(json, 'access_scopes')
  const handles = Array.isArray(told) ? told.flatMap((each) => textAt(each, 'handle') ?? []) : []
  return new Set(handles.flatMap((handle) => [handle, handle.replace(/^write_/, 'read_')]))
}
