/**
 * A WordPress site with WooCommerce, as its REST API describes itself: https://woocommerce.github.io/woocommerce-rest-api-docs/
 */
import { createHash, createHmac } from 'node:crypto'
import {
  changedSince,
  changeOf,
  discountsOf,
  newestFirst,
  type SimulatedArticle,
  type SimulatedOrder,
} from './simulated-order.ts'
import { basicOf, type Call, type HookCall, PlatformServer, reply, type Reply } from './platform-server.ts'

interface Hook {
  topic: string
  delivery_url: string
  secret: string
  status: string
}

export class WoocommerceServer extends PlatformServer {
  consumerKey = 'ck_19ab7c3d52'
  consumerSecret = 'cs_52fe8a1b04'
  /** What the key may do. */
  permissions: 'read' | 'write' | 'read_write' = 'read_write'
  /** Whether whose key it is may see orders. */
  isManager = true
  /** Whether the plugin is there, beside WordPress. */
  hasWoocommerce = true
  name = 'Lumen Outlet'
  version = '9.4.2'
  orders: readonly SimulatedOrder[] = []
  articles: readonly SimulatedArticle[] = []
  /** What the shop was told of an order, by its id. */
  readonly told = new Map<number, { status?: string; notes: string[]; tracking?: string }>()
  /** By their ids. */
  readonly hooks = new Map<string, Hook>()
  /** Of a page, whatever is asked for. */
  mostPerPage = 100

  override reset(): void {
    super.reset()
    this.consumerKey = 'ck_19ab7c3d52'
    this.consumerSecret = 'cs_52fe8a1b04'
    this.permissions = 'read_write'
    this.isManager = true
    this.hasWoocommerce = true
    this.orders = []
    this.articles = []
    this.mostPerPage = 100
    this.hooks.clear()
    this.told.clear()
  }

  /** As it would tell of an order, signed as the webhook of the topic was registered. */
  delivery(topic: string, order: SimulatedOrder, at?: Date): HookCall {
    return this.signed(topic, JSON.stringify(wooOrder(order)), at)
  }

  /** All that a webhook tells within one second has one id. */
  signed(topic: string, body: string, at = new Date()): HookCall {
    const [webhook, hook] = [...this.hooks].find(([, each]) => each.topic === topic) ?? ['0', undefined]
    const secret = hook?.secret ?? 'none'
    const second = Math.floor(at.getTime() / 1_000)
    const id = createHash('md5').update(`${webhook}${second}`).digest('hex')
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-wc-webhook-topic': topic,
        'x-wc-webhook-delivery-id': id,
        'x-wc-webhook-signature': createHmac('sha256', secret).update(body).digest('base64'),
      },
    }
  }

  protected answer(call: Call): Reply {
    const { pathname } = call.url
    if (pathname === '/wp-json/') {
      const namespaces = ['oembed/1.0', 'wp/v2', ...(this.hasWoocommerce ? ['wc/v2', 'wc/v3'] : [])]
      return reply(200, { name: this.name, description: '', url: this.origin, namespaces, routes: {} })
    }
    if (!pathname.startsWith('/wp-json/')) return reply(200, '<!doctype html><title>Shop</title>')
    if (!this.hasWoocommerce) return wpError('rest_no_route', 'No route was found.', 404)
    return this.#refusal(call) ?? this.#resource(call)
  }

  /** An unknown key is like none; with a wrong secret, or for another method, the call itself is refused. */
  #refusal(call: Call): Reply | undefined {
    const given = basicOf(call)
    if (given?.user !== this.consumerKey) {
      return wpError('woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.', 401)
    }
    const refused = (message: string) => wpError('woocommerce_rest_authentication_error', message, 401)
    if (given.password !== this.consumerSecret) return refused('Consumer secret is invalid.')
    const isReading = call.method === 'GET' || call.method === 'HEAD'
    if (isReading && this.permissions === 'write') {
      return refused('The API key provided does not have read permissions.')
    }
    if (!isReading && this.permissions === 'read') {
      return refused('The API key provided does not have write permissions.')
    }
    if (this.isManager) return undefined
    return wpError('woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.', 403)
  }

  #page({ searchParams }: URL): Reply {
    const size = Math.min(this.mostPerPage, Number(searchParams.get('per_page') ?? 10))
    const from = (Number(searchParams.get('page') ?? 1) - 1) * size
    const since = searchParams.get('modified_after')
    const all =
      since === null
        ? newestFirst(
            this.orders.filter(
              ({ state }) => !searchParams.has('status') || wooStates[state] === searchParams.get('status'),
            ),
          )
        : changedSince(this.orders, new Date(`${since}Z`)).filter((order) => wooTime(changeOf(order)) > since)
    const pages = Math.ceil(all.length / size)
    return reply(200, all.slice(from, from + size).map(wooOrder), {
      'x-wp-total': String(all.length),
      'x-wp-totalpages': String(pages),
    })
  }

  #single({ method, body }: Call, id: number, isOfNotes: boolean): Reply {
    const order = this.orders.find((each) => 7_000 + each.id === id)
    if (!order) return wpError('woocommerce_rest_shop_order_invalid_id', 'Invalid ID.', 404)
    const told = this.told.get(order.id) ?? { notes: [] }
    this.told.set(order.id, told)
    if (isOfNotes) {
      // Sound: it is what the client of the product sends.
      if (method === 'POST') told.notes.push((JSON.parse(body) as { note: string }).note)
      return reply(
        method === 'POST' ? 201 : 200,
        told.notes.map((note) => ({ note })),
      )
    }
    if (method === 'PUT') {
      // Sound: it is what the client of the product sends.
      const said = JSON.parse(body) as { status?: string; meta_data: { value: string }[] }
      told.tracking = said.meta_data[0]?.value ?? ''
      if (said.status) told.status = said.status
    }
    return reply(200, {
      ...wooOrder(order),
      ...(told.status && { status: told.status }),
      meta_data:
        told.tracking === undefined ? [] : [{ id: 1, key: '_replybay_tracking', value: told.tracking }],
    })
  }

  #products({ searchParams }: URL) {
    const since = searchParams.get('modified_after') ?? ''
    return this.articles.flatMap(({ sku, name, quantity, changedAt }, place) =>
      wooTime(changedAt) <= since
        ? []
        : {
            id: 90 + place,
            type: 'simple',
            sku,
            name,
            manage_stock: true,
            stock_quantity: quantity,
            date_modified_gmt: wooTime(changedAt),
          },
    )
  }

  #webhooks({ method, url, body }: Call): Reply {
    const id = url.pathname.split('/')[5]
    if (method === 'GET') {
      return reply(
        200,
        [...this.hooks].map(([each, { secret: _secret, ...hook }]) => ({ id: Number(each), ...hook })),
      )
    }
    if (id !== undefined && !this.hooks.has(id)) {
      return wpError('woocommerce_rest_shop_webhook_invalid_id', 'Invalid ID.', 404)
    }
    if (method === 'DELETE') {
      this.hooks.delete(id ?? '')
      return reply(200, { id: Number(id) })
    }
    const added = id ?? String(Math.max(40, ...[...this.hooks.keys()].map(Number)) + 1)
    // Sound: it is what the client of the product sends.
    const hook = JSON.parse(body) as Hook
    this.hooks.set(added, hook)
    return reply(id === undefined ? 201 : 200, { id: Number(added), ...hook })
  }

  #resource(call: Call): Reply {
    const { method, url } = call
    const route = `${method} ${url.pathname.replace('/wp-json/wc/v3', '')}`
    if (route === 'GET /system_status') {
      return reply(200, { environment: { version: this.version, wp_version: '6.7.1' } })
    }
    if (route === 'GET /products') return reply(200, this.#products(url), { 'x-wp-totalpages': '1' })
    const [, id, part] = /^\/wp-json\/wc\/v3\/orders\/(\d+)(\/notes)?$/.exec(url.pathname) ?? []
    if (id !== undefined) return this.#single(call, Number(id), part !== undefined)
    if (route === 'GET /orders') return this.#page(url)
    if (route === 'POST /orders/batch') return reply(200, {})
    if (url.pathname.startsWith('/wp-json/wc/v3/webhooks')) return this.#webhooks(call)
    return wpError('rest_no_route', 'No route was found matching the URL and request method.', 404)
  }
}

const wooTime = (date: Date) => date.toISOString().slice(0, 19)

const wooStates = { unpaid: 'on-hold', paid: 'processing', sent: 'completed', canceled: 'cancelled' } as const

function wooOrder(order: SimulatedOrder) {
  const { id, number, state, createdAt, changedAt = createdAt, name, email, lines, payment = '' } = order
  const discounts = discountsOf(order)
  const [firstName = '', ...lastName] = name.split(' ')
  const gmt = wooTime(createdAt)
  const address = {
    first_name: firstName,
    last_name: lastName.join(' '),
    company: '',
    address_1: '14 rue des Halles',
    address_2: '',
    city: 'Nantes',
    postcode: '44000',
    country: 'FR',
    phone: '',
  }
  return {
    id: 7_000 + id,
    number,
    status: wooStates[state],
    currency: 'EUR',
    date_created_gmt: gmt,
    date_modified_gmt: wooTime(changedAt),
    date_completed_gmt: state === 'sent' ? gmt : null,
    billing: { ...address, email },
    shipping: address,
    shipping_lines: [{ method_title: 'Colissimo' }],
    payment_method: payment ? 'stripe' : 'cod',
    transaction_id: payment,
    line_items: lines.map((line, place) => {
      const before = line.price * line.quantity
      const paid = before - (discounts[place] ?? 0) / 100
      return {
        id: id * 10 + place,
        product_id: 12,
        variation_id: 0,
        sku: line.sku,
        name: line.name,
        quantity: line.quantity,
        subtotal: netOf(before),
        total: netOf(paid),
        total_tax: (paid - Number(netOf(paid))).toFixed(2),
      }
    }),
  }
}

const netOf = (gross: number) => (gross / 1.2).toFixed(2)

const wpError = (code: string, message: string, status: number) =>
  reply(status, { code, message, data: { status } })
