/** PrestaShop, by its web service. @see https://devdocs.prestashop-project.org/9/webservice/ */
import { Parser } from 'htmlparser2'
import { readShopAddress } from '../address.ts'
import { basicAuth } from '../ask.ts'
import { shortText } from '../json.ts'
import type { Platform } from '../platform.ts'
import { findPayment } from './find-payment.ts'
import { listOrders } from './orders.ts'
import { listStock } from './stock.ts'
import { tellSent } from './tell-sent.ts'
import { Trouble } from '../trouble.ts'

/** What the key has to allow, of which resource. */
const NEEDED = [
  ['orders', 'get'],
  ['order_histories', 'post'],
  ['order_carriers', 'get'],
  ['order_carriers', 'put'],
  ['order_payments', 'get'],
  ['customers', 'get'],
  ['addresses', 'get'],
  ['countries', 'get'],
  ['currencies', 'get'],
  ['carriers', 'get'],
  ['order_states', 'get'],
  ['products', 'get'],
  ['stock_availables', 'get'],
] as const

export const prestashop: Platform = {
  name: 'PrestaShop',
  fields: { api_key: 'secret', store_url: 'address' },
  originOf: ({ store_url = '' }) => store_url,
  /** The web service stands beside the shop's own pages. */
  readAddress: (typed) => readShopAddress(typed).replace(/\/api$/, ''),
  shop: {
    listOrders,
    listStock,
    tellSent,
    findPayment,
    // It tells its own time, which is set back by an hour once a year.
    overlapMs: 3_900_000,
  },
  async check(ask, { api_key = '' }, trial) {
    const headers = { ...basicAuth(api_key, ''), accept: 'application/xml' }
    const { status, text, header } = await ask('/api/', { headers })
    const service = readService(text)
    const version = header('psws-version')
    const isService =
      service.isThere || version !== null || /webservice/i.test(header('www-authenticate') ?? '')
    if (!isService) throw new Trouble('not-this-service', { status })
    trial.pass('address')
    if (status === 401) throw new Trouble('bad-key', { status })
    trial.pass('key')
    trial.name = service.shopName
    const missing = NEEDED.filter(([resource, method]) => !service.allowed.has(`${resource} ${method}`))
    if (missing.length > 0) {
      const value = missing.map(([resource, method]) => `${resource}: ${method.toUpperCase()}`).join(', ')
      throw new Trouble('missing-permission', { status, value })
    }
    trial.pass('permission')
    trial.pass('plan', version === null ? undefined : `PrestaShop ${shortText(version) ?? ''}`.trim())
  },
}

interface Service {
  isThere: boolean
  shopName: string | undefined
  /** As `orders get`. */
  allowed: ReadonlySet<string>
}

/** What the web service says of itself: each resource that the key is for, with what it may do there. */
function readService(xml: string): Service {
  const allowed = new Set<string>()
  const path: string[] = []
  let isThere = false
  let shopName: string | undefined
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (path.length === 0 && name === 'prestashop') isThere = true
        else if (path.length === 1 && name === 'api') shopName = shortText(attributes.shopName ?? '')
        else if (path.length === 2 && path[1] === 'api') {
          for (const [method, value] of Object.entries(attributes)) {
            if (value === 'true') allowed.add(`${name} ${method}`)
          }
        }
        path.push(name)
      },
      onclosetag: () => void path.pop(),
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return { isThere, shopName, allowed }
}
