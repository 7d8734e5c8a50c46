/** Sendcloud's API v2, as it is documented: https://sendcloud.dev/api/v2 */
import { createHmac } from 'node:crypto'
import { basicOf, type Call, type HookCall, PlatformServer, reply, type Reply } from './platform-server.ts'

/** What a client sends of a parcel. */
export interface SentParcel {
  id?: number
  name: string
  address: string
  house_number?: string
  city: string
  postal_code: string
  country: string
  order_number: string
  external_reference?: string
  shipment: { id: number }
  request_label: boolean
}

interface Parcel extends SentParcel {
  id: number
  tracking_number: string
  status: { id: number; message: string }
}

/** Of one point: what is asked for is whether it is a picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

const METHODS = [
  { id: 8, name: 'Unstamped letter', carrier: 'sendcloud', price: 0, to: 'none' },
  { id: 371, name: 'Mondial Relay Point Relais', carrier: 'mondial_relay', price: 3.2, to: 'required' },
  { id: 1066, name: 'Chronopost Chrono 18', carrier: 'chronopost', price: 5.1, to: 'none' },
  { id: 1161, name: 'Colissimo Home 0-2kg', carrier: 'colissimo', price: 6.4, to: 'none' },
] as const

/** Of a parcel that waits for its carrier, and of one that is not to be sent. */
const [READY, CANCELED] = [1_000, 2_000]

export class SendcloudServer extends PlatformServer {
  publicKey = 'pk_8d31c0f2aa'
  privateKey = 'sk_77ac05be91'
  mayUseParcels = true
  /** Whether the plan includes the API for parcels. */
  isPaid = true
  /** Whether there is money for labels. */
  hasCredit = true
  readonly parcels: Parcel[] = []
  /** What carriers are connected for. */
  countries: readonly string[] = ['FR', 'ES']

  override reset(): void {
    super.reset()
    this.publicKey = 'pk_8d31c0f2aa'
    this.privateKey = 'sk_77ac05be91'
    this.mayUseParcels = true
    this.isPaid = true
    this.hasCredit = true
    this.parcels.length = 0
    this.countries = ['FR', 'ES']
  }

  /** As it would tell of a parcel that has another status. */
  delivery(parcel: Partial<Parcel>, status: { id: number; message: string }, at: Date): HookCall {
    const timestamp = at.getTime()
    return this.signed(
      JSON.stringify({
        action: 'parcel_status_changed',
        timestamp,
        carrier_status_change_timestamp: timestamp,
        parcel: { ...parcel, status },
      }),
    )
  }

  signed(body: string): HookCall {
    const signature = createHmac('sha256', this.privateKey).update(body).digest('hex')
    return { body, headers: { 'content-type': 'application/json', 'sendcloud-signature': signature } }
  }

  protected answer(call: Call): Reply {
    const given = basicOf(call)
    if (given?.user !== this.publicKey || given.password !== this.privateKey) {
      return problem(401, 'Invalid username/password.')
    }
    const { pathname } = call.url
    if (pathname === '/api/v2/user') {
      return reply(200, {
        user: {
          username: 'camille',
          company_name: 'Maison Lumen',
          city: 'Lyon',
          email: 'hello@maison-lumen.example',
          modules: [],
        },
      })
    }
    if (!this.mayUseParcels) return problem(403, 'You do not have permission to perform this action.')
    if (!this.isPaid) return problem(402, 'Payment required.')
    if (pathname === '/api/v2/shipping_methods') return this.#methods(call.url)
    const document = /^\/api\/v2\/parcels\/(\d+)\/documents\/label$/.exec(pathname)?.[1]
    if (document !== undefined) return this.#label(call, Number(document))
    const canceled = /^\/api\/v2\/parcels\/(\d+)\/cancel$/.exec(pathname)?.[1]
    if (canceled !== undefined && call.method === 'POST') return this.#cancel(Number(canceled))
    if (pathname !== '/api/v2/parcels') return problem(404, 'Not found.')
    // Sound: it is what the client of the product sends.
    if (call.method !== 'GET') return this.#write((JSON.parse(call.body) as { parcel: SentParcel }).parcel)
    const reference = call.url.searchParams.get('external_reference')
    const parcels = this.parcels.filter((each) => reference === null || each.external_reference === reference)
    return reply(200, { next: null, previous: null, parcels: parcels.map(parcelOf) })
  }

  #methods({ searchParams }: URL): Reply {
    const country = searchParams.get('to_country') ?? ''
    const isServed = this.countries.includes(country)
    const shipping_methods = METHODS.map(({ id, name, carrier, price, to }) => ({
      id,
      name,
      carrier,
      min_weight: '0.001',
      max_weight: '2.001',
      service_point_input: to,
      price: 0,
      countries: isServed ? [{ iso_2: country, price }] : [],
    }))
    return reply(200, { shipping_methods })
  }

  #label({ headers }: Call, id: number): Reply {
    const isThere = this.parcels.some((each) => each.id === id && each.tracking_number !== '')
    if (!isThere) return problem(404, 'No Parcel matches the given query.')
    if (headers.accept !== 'image/png') return problem(406, 'Not acceptable.')
    return reply(200, PICTURE, { 'content-type': 'image/png' })
  }

  /** @see https://sendcloud.dev/api/v2/parcels/cancel-a-parcel */
  #cancel(id: number): Reply {
    const parcel = this.parcels.find((each) => each.id === id)
    if (!parcel) return problem(404, 'No Parcel matches the given query.')
    if (parcel.status.id === CANCELED) {
      return reply(410, { status: 'deleted', message: 'Parcel has been deleted' })
    }
    if (parcel.status.id !== READY) {
      return reply(400, { status: 'failed', message: 'This shipment can’t be canceled.' })
    }
    parcel.status = { id: CANCELED, message: 'Cancelled' }
    return reply(200, { status: 'cancelled', message: 'Parcel has been cancelled' })
  }

  #write(sent: SentParcel): Reply {
    const known = this.parcels.find(
      (each) => each.id === sent.id || each.external_reference === sent.external_reference,
    )
    if (known && sent.id === undefined) return reply(200, { parcel: parcelOf(known) })
    if (!sent.house_number) return problem(400, "house_number: 'This field cannot be blank.'")
    if (/^0+$/.test(sent.postal_code)) {
      return problem(400, "non_field_errors: 'Colissimo service error: the parcel is refused.'")
    }
    if (!this.hasCredit) {
      return problem(400, "non_field_errors: 'Your balance is too low to announce this parcel.'")
    }
    const id = known?.id ?? 3_100 + this.parcels.length
    const parcel: Parcel = {
      ...known,
      ...sent,
      id,
      tracking_number: `6A${String(id).padStart(11, '0')}`,
      status: { id: READY, message: 'Ready to send' },
    }
    if (known) this.parcels[this.parcels.indexOf(known)] = parcel
    else this.parcels.push(parcel)
    return reply(200, { parcel: parcelOf(parcel) })
  }
}

function parcelOf({ shipment, address, house_number, ...parcel }: Parcel) {
  const method = METHODS.find(({ id }) => id === shipment.id)
  return {
    ...parcel,
    address: `${address} ${house_number ?? ''}`.trim(),
    address_divided: { street: address, house_number },
    shipment: { id: shipment.id, name: method?.name },
    carrier: { code: method?.carrier },
    tracking_url: `https://tracking.eu.example/${parcel.tracking_number}`,
    documents: [{ type: 'label', size: 'a6', link: `/api/v2/parcels/${parcel.id}/documents/label` }],
  }
}

const problem = (code: number, message: string) =>
  reply(code, { error: { code, message, request: 'api/v2' } })
