/** A PrestaShop, as its web service describes itself: https://devdocs.prestashop-project.org/9/webservice/ */
import { changedSince, type SimulatedArticle, type SimulatedOrder } from './simulated-order.ts'
import { basicOf, type Call, PlatformServer, reply, type Reply } from './platform-server.ts'

const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'head'] as const
const RESOURCES = [
  'addresses',
  'carriers',
  'countries',
  'currencies',
  'customers',
  'order_carriers',
  'order_details',
  'order_histories',
  'order_payments',
  'order_states',
  'orders',
  'products',
  'stock_availables',
] as const

/** What a person is told to allow a key. */
const DOCUMENTED = [
  'orders get',
  'order_histories post',
  'order_carriers get',
  'order_carriers put',
  'order_payments get',
  'customers get',
  'addresses get',
  'countries get',
  'currencies get',
  'carriers get',
  'order_states get',
  'products get',
  'stock_availables get',
] as const

export class PrestashopServer extends PlatformServer {
  key = '7H1K9F2CQ3W8'
  /** What the key may do, as `orders get`; nothing else. */
  allowed: ReadonlySet<string> = new Set(DOCUMENTED)
  /** Whether the web service is switched on in the shop's settings. */
  isOn = true
  name = 'Maison Lumen'
  version = '8.1.7'
  orders: readonly SimulatedOrder[] = []
  articles: readonly SimulatedArticle[] = []
  /** What the shop was told of an order, by its id. */
  readonly told = new Map<number, { tracking?: string; states: string[] }>()
  /** Of a page, whatever is asked for. */
  mostPerPage = 100

  override reset(): void {
    super.reset()
    this.key = '7H1K9F2CQ3W8'
    this.allowed = new Set(DOCUMENTED)
    this.isOn = true
    this.orders = []
    this.articles = []
    this.told.clear()
    this.mostPerPage = 100
  }

  /** Takes a right from the key, as `orders get`. */
  deny(right: string): void {
    this.allowed = new Set([...this.allowed].filter((each) => each !== right))
  }

  protected answer(call: Call): Reply {
    if (!call.url.pathname.startsWith('/api')) return reply(200, '<!doctype html><title>Shop</title>')
    if (!this.isOn)
      return this.#xml(
        503,
        error('The PrestaShop webservice is disabled. Please activate it in the Back Office'),
      )
    if (basicOf(call)?.user !== this.key) {
      const headers = {
        'www-authenticate':
          'Basic realm="Welcome to PrestaShop Webservice, please enter the authentication key as the login. No password required."',
      }
      return reply(401, '401 Unauthorized', headers)
    }
    const [, , resource = ''] = call.url.pathname.split('/')
    if (resource === '') return this.#xml(200, this.#resources())
    const refusal = this.#refusal(resource, call.method)
    if (refusal) return refusal
    if (call.method !== 'GET') return this.#write(resource, call)
    if (resource === 'order_carriers') return this.#carriers(call.url.searchParams)
    if (resource === 'products' || resource === 'stock_availables') {
      return this.#stock(resource, call.url.searchParams)
    }
    return this.#list(resource, call.url.searchParams)
  }

  /** Of a resource that the key has no right to, it says what it says of a key that it does not know. */
  #refusal(resource: string, method: string): Reply | undefined {
    if (!this.#isKnown(resource)) {
      return reply(401, { errors: [{ code: 26, message: `Resource ${resource} is not allowed` }] })
    }
    if (this.allowed.has(`${resource} ${method.toLowerCase()}`)) return undefined
    return reply(405, { errors: [{ code: 25, message: `Method ${method} is not allowed` }] })
  }

  #isKnown(resource: string): boolean {
    return METHODS.some((method) => this.allowed.has(`${resource} ${method}`))
  }

  /** In JSON, of all fields; an empty list has no name. */
  #list(resource: string, query: URLSearchParams): Reply {
    const isWanted = idFilter(query.get('filter[id]') ?? '')
    const reference = /^\[(.*)\]$/.exec(query.get('filter[order_reference]') ?? '')?.[1]
    const orders = this.#withStates().filter(({ number }) => reference === undefined || number === reference)
    const all = rowsOf(resource, orders).filter(({ id }) => isWanted(id))
    const isDown = query.get('sort') === '[id_DESC]'
    const since = /^\[(.*),/.exec(query.get('filter[date_upd]') ?? '')?.[1]
    if (since !== undefined) return this.#changed(query, since)
    const states = /^\[(.*)\]$/.exec(query.get('filter[current_state]') ?? '')?.[1]?.split('|')
    if (states) return this.#inStates(query, states)
    const sorted = all.toSorted((one, other) => (isDown ? other.id - one.id : one.id - other.id))
    const limit = Math.min(
      resource === 'orders' ? this.mostPerPage : Infinity,
      Number(query.get('limit') ?? Infinity),
    )
    const page = sorted.slice(0, limit)
    return reply(200, page.length === 0 ? [] : { [resource]: page }, { 'psws-version': this.version })
  }

  #inStates(query: URLSearchParams, states: readonly string[]): Reply {
    const isWanted = idFilter(query.get('filter[id]') ?? '')
    const page = this.#withStates()
      .map(prestaOrder)
      .filter(({ id, current_state }) => isWanted(id) && states.includes(current_state))
      .toSorted((one, other) => other.id - one.id)
      .slice(0, Math.min(this.mostPerPage, Number(query.get('limit') ?? Infinity)))
    return reply(200, page.length === 0 ? [] : { orders: page }, { 'psws-version': this.version })
  }

  #withStates(): SimulatedOrder[] {
    return this.orders.map((order) =>
      this.told.get(order.id)?.states.at(-1) === '4' ? { ...order, state: 'sent' } : order,
    )
  }

  #carriers(query: URLSearchParams): Reply {
    const isWanted = idFilter(query.get('filter[id_order]') ?? '')
    const rows = this.orders.flatMap(({ id }) =>
      isWanted(id)
        ? {
            id: 300 + id,
            id_order: String(id),
            id_carrier: '2',
            id_order_invoice: '0',
            weight: '1.200000',
            shipping_cost_tax_excl: '5.000000',
            shipping_cost_tax_incl: '6.000000',
            tracking_number: this.told.get(id)?.tracking ?? '',
            date_add: '2026-01-01 00:00:00',
          }
        : [],
    )
    return reply(200, rows.length === 0 ? [] : { order_carriers: rows })
  }

  /** It reads XML alone, and of a carrier all that has to be there. */
  #write(resource: string, { method, body }: Call): Reply {
    const field = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1]
    const id = Number(field('id_order'))
    const told = this.told.get(id) ?? { states: [] }
    if (resource === 'order_carriers' && method === 'PUT' && field('id_carrier') !== undefined) {
      told.tracking = field('tracking_number') ?? ''
    } else if (resource === 'order_histories' && method === 'POST') {
      told.states.push(field('id_order_state') ?? '')
    } else {
      return this.#xml(400, error('parameter "id_carrier" required'))
    }
    this.told.set(id, told)
    return this.#xml(method === 'POST' ? 201 : 200, `<${resource}/>`)
  }

  #stock(resource: 'products' | 'stock_availables', query: URLSearchParams): Reply {
    const [from = 0, count = Infinity] = (query.get('limit') ?? '0').split(',').map(Number)
    const isWanted = idFilter(query.get('filter[id_product]') ?? '')
    const rows = this.articles.slice(from, from + count).flatMap(({ sku, name, quantity }, place) => {
      const id = from + place + 1
      if (resource === 'products') return { id, reference: sku, name }
      return isWanted(id)
        ? { id: 500 + id, id_product: String(id), id_product_attribute: '0', quantity: String(quantity) }
        : []
    })
    return reply(200, rows.length === 0 ? [] : { [resource]: rows })
  }

  #changed(query: URLSearchParams, since: string): Reply {
    const [from = 0, count = 100] = (query.get('limit') ?? '').split(',').map(Number)
    const all = changedSince(this.orders, new Date(`${since.replace(' ', 'T')}Z`)).map(prestaOrder)
    const page = all.slice(from, from + Math.min(count, this.mostPerPage))
    return reply(200, page.length === 0 ? [] : { orders: page }, { 'psws-version': this.version })
  }

  #resources(): string {
    const lines = RESOURCES.filter((name) => this.#isKnown(name)).map((name) => {
      const allowed = METHODS.map((method) => `${method}="${this.allowed.has(`${name} ${method}`)}"`)
      return `<${name} xlink:href="${this.origin}/api/${name}" ${allowed.join(' ')}><description/></${name}>`
    })
    return `<api shopName="${this.name}">${lines.join('\n')}</api>`
  }

  #xml(status: number, content: string): Reply {
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<prestashop xmlns:xlink="http://www.w3.org/1999/xlink">\n${content}\n</prestashop>\n`
    return reply(status, body, { 'content-type': 'text/xml;charset=utf-8', 'psws-version': this.version })
  }
}

const error = (message: string) => `<errors><error><message><![CDATA[${message}]]></message></error></errors>`

/** As `[1,20]` from one to another, or `[1|7]` some. */
function idFilter(filter: string): (id: number) => boolean {
  const [, inside = ''] = /^\[(.*)\]$/.exec(filter) ?? []
  if (inside.includes(',')) {
    const [from = 0, to = Infinity] = inside.split(',').map(Number)
    return (id) => id >= from && id <= to
  }
  const ids = new Set(inside.split('|').filter(Boolean).map(Number))
  return (id) => ids.size === 0 || ids.has(id)
}

const row = (id: number, fields: Readonly<Record<string, string>>) => ({ id, ...fields })

const prestaStates = { unpaid: 1, paid: 2, sent: 4, canceled: 6 } as const

function rowsOf(resource: string, orders: readonly SimulatedOrder[]): { id: number }[] {
  if (resource === 'orders') return orders.map(prestaOrder)
  if (resource === 'customers') return orders.map(({ id, email }) => ({ id: 100 + id, email }))
  if (resource === 'addresses') return orders.map(prestaAddress)
  if (resource === 'countries') return [row(8, { iso_code: 'FR' })]
  if (resource === 'currencies') return [row(1, { iso_code: 'EUR' })]
  if (resource === 'order_payments') return orders.flatMap(prestaPayment)
  if (resource === 'carriers') return [row(2, { name: 'Colissimo' })]
  if (resource !== 'order_states') return []
  return [
    row(1, { paid: '0', shipped: '0' }),
    row(2, { paid: '1', shipped: '0' }),
    row(4, { paid: '1', shipped: '1' }),
    row(6, { paid: '0', shipped: '0' }),
  ]
}

const prestaTime = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')

function prestaOrder(order: SimulatedOrder) {
  const { id, number, state, createdAt, changedAt = createdAt, lines, discount = 0 } = order
  return {
    id,
    reference: number,
    current_state: String(prestaStates[state]),
    date_add: prestaTime(createdAt),
    date_upd: prestaTime(changedAt),
    delivery_date: '0000-00-00 00:00:00',
    id_customer: String(100 + id),
    id_address_delivery: String(200 + id),
    id_currency: '1',
    id_carrier: '2',
    total_discounts_tax_incl: discount.toFixed(6),
    associations: {
      order_rows: lines.map((line, place) => ({
        id: String(id * 10 + place),
        product_id: '12',
        product_reference: line.sku,
        product_name: line.name,
        product_quantity: String(line.quantity),
        unit_price_tax_incl: line.price.toFixed(6),
        unit_price_tax_excl: (line.price / 1.2).toFixed(6),
      })),
    },
  }
}

const prestaPayment = ({ id, number, payment }: SimulatedOrder) =>
  payment === undefined
    ? []
    : row(400 + id, { order_reference: number, payment_method: 'Stripe', transaction_id: payment })

function prestaAddress({ id, name }: SimulatedOrder) {
  const [firstname = '', ...lastname] = name.split(' ')
  return {
    id: 200 + id,
    id_country: '8',
    firstname,
    lastname: lastname.join(' '),
    address1: '14 rue des Halles',
    address2: '',
    postcode: '44000',
    city: 'Nantes',
    phone: '',
    phone_mobile: '',
  }
}
