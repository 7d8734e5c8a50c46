/** WooCommerce, by its REST API. @see https://woocommerce.github.io/woocommerce-rest-api-docs/ */
import { readShopAddress } from '../address.ts'
import { basicAuth } from '../ask.ts'
import { textAt, valueAt } from '../json.ts'
import type { Platform } from '../platform.ts'
import { woocommerceHooks } from './hooks.ts'
import { findPayment } from './find-payment.ts'
import { listOrders } from './orders.ts'
import { listStock } from './stock.ts'
import { tellSent } from './tell-sent.ts'
import { Trouble } from '../trouble.ts'

const isRefused = (status: number) => status === 401 || status === 403

export const woocommerce: Platform = {
  name: 'WooCommerce',
  fields: { consumer_key: 'secret', consumer_secret: 'secret', shop_link: 'address' },
  originOf: ({ shop_link = '' }) => shop_link,
  /** Its API stands beside the shop's own pages. */
  readAddress: (typed) => readShopAddress(typed).replace(/\/wp-(?:admin|json)(?:\/.*)?$/, ''),
  shop: {
    listOrders,
    listStock,
    tellSent,
    findPayment,
    overlapMs: 600_000,
  },
  hooks: woocommerceHooks,
  async check(ask, { consumer_key = '', consumer_secret = '' }, trial) {
    const site = await ask('/wp-json/', { headers: {} })
    const spaces = valueAt(site.json, 'namespaces')
    if (!Array.isArray(spaces)) throw new Trouble('not-this-service', { status: site.status })
    if (!spaces.includes('wc/v3')) {
      throw new Trouble('not-this-service', { status: site.status, value: 'WordPress' })
    }
    trial.pass('address')
    trial.name = textAt(site.json, 'name')
    const headers = basicAuth(consumer_key, consumer_secret)
    const read = await ask('/wp-json/wc/v3/orders?per_page=1&_fields=id', { headers })
    // Of no orders nothing is changed; whether it is refused says what the key may do, in every language.
    const write = await ask('/wp-json/wc/v3/orders/batch', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      content: '{}',
    })
    const { status } = isRefused(read.status) ? read : write
    // A key that is unknown, or whose secret is wrong, may neither read nor write; a person without the right is told 403.
    if (read.status === 401 && write.status === 401) throw new Trouble('bad-key', { status })
    trial.pass('key')
    const missing = [read, write].flatMap((said, place) =>
      isRefused(said.status) ? [place === 0 ? 'read' : 'write'] : [],
    )
    if (missing.length > 0) {
      throw new Trouble('missing-permission', { status, value: missing.join(', ') })
    }
    trial.pass('permission', 'read_write')
    // Only an administrator's key is told the version.
    const system = await ask('/wp-json/wc/v3/system_status?_fields=environment', { headers })
    const version = textAt(system.json, 'environment', 'version')
    trial.pass('plan', version === undefined ? undefined : `WooCommerce ${version}`)
  },
}
