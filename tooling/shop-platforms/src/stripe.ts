/** Stripe's API, as it is documented: https://docs.stripe.com/api */
import { type Call, PlatformServer, reply, type Reply } from './platform-server.ts'

const ALL = ['account', 'charges', 'refunds'] as const

/** A payment that was made, in the smallest unit of its currency. */
export interface SimulatedCharge {
  id: string
  payment_intent: string | null
  amount: number
  amount_refunded: number
  currency: string
  disputed: boolean
}

interface Refund {
  id: string
  object: 'refund'
  charge: string
  amount: number
  currency: string
  status: string
  metadata: Readonly<Record<string, string>>
}

export class StripeServer extends PlatformServer {
  key = 'rk_test_51LumenKey'
  /** What a restricted key is allowed. */
  allowed: ReadonlySet<string> = new Set(ALL)
  /** Whether the account was activated. */
  takesCharges = true
  charges: SimulatedCharge[] = []
  readonly refunds: Refund[] = []
  /** Of the next refunds. */
  refundStatus = 'succeeded'
  /** What of the account's money is there to be paid back. */
  balance = Infinity
  /** What was answered under an Idempotency-Key is answered again. */
  readonly #answers = new Map<string, { body: string; answer: Reply }>()

  override reset(): void {
    super.reset()
    this.key = 'rk_test_51LumenKey'
    this.allowed = new Set(ALL)
    this.takesCharges = true
    this.charges = []
    this.refunds.length = 0
    this.refundStatus = 'succeeded'
    this.balance = Infinity
    this.forgetKeys()
  }

  /** As it does after a day. */
  forgetKeys(): void {
    this.#answers.clear()
  }

  protected answer(call: Call): Reply {
    if (call.headers.authorization !== `Bearer ${this.key}`) return problem(401, 'Invalid API Key provided')
    const [, , resource = '', id] = call.url.pathname.split('/')
    if (!ALL.some((each) => each === resource)) return problem(404, 'Unrecognized request URL')
    if (!this.allowed.has(resource)) {
      return problem(403, 'The provided key does not have the required permissions for this endpoint')
    }
    if (resource === 'account') {
      return reply(200, {
        id: 'acct_1Lumen',
        object: 'account',
        business_profile: { name: 'Maison Lumen SARL' },
        charges_enabled: this.takesCharges,
      })
    }
    if (resource === 'charges') return id === undefined ? this.#charges(call) : this.#charge(id)
    if (call.method === 'GET') {
      const charge = call.url.searchParams.get('charge')
      return list(this.refunds.filter((each) => each.charge === charge))
    }
    return this.#once(call)
  }

  #charges({ url }: Call): Reply {
    const intent = url.searchParams.get('payment_intent')
    return list(
      this.charges.filter((each) => intent === null || each.payment_intent === intent).map(chargeOf),
    )
  }

  #charge(id: string): Reply {
    const charge = this.charges.find((each) => each.id === id)
    return charge ? reply(200, chargeOf(charge)) : problem(404, `No such charge: '${id}'`, 'resource_missing')
  }

  /** @see https://docs.stripe.com/api/idempotent_requests */
  #once(call: Call): Reply {
    const key = call.headers['idempotency-key']
    if (typeof key !== 'string') return this.#refund(call)
    const before = this.#answers.get(key)
    if (before && before.body !== call.body) {
      return reply(400, { error: { type: 'idempotency_error', message: 'Keys for idempotent requests' } })
    }
    const answer = before?.answer ?? this.#refund(call)
    this.#answers.set(key, { body: call.body, answer })
    return answer
  }

  #refund({ body }: Call): Reply {
    const asked = new URLSearchParams(body)
    const charge = this.charges.find((each) => each.id === asked.get('charge'))
    if (!asked.has('charge')) {
      return problem(
        400,
        'One of the following params should be provided for this request: payment_intent or charge.',
      )
    }
    if (!charge) return problem(400, `No such charge: '${asked.get('charge')}'`, 'resource_missing')
    const left = charge.amount - charge.amount_refunded
    const amount = Number(asked.get('amount') ?? left)
    if (left === 0) return problem(400, 'Charge has already been refunded.', 'charge_already_refunded')
    if (charge.disputed) return problem(400, 'Charge has been charged back.', 'charge_disputed')
    if (amount > left) return problem(400, 'Refund amount is greater than unrefunded amount on charge.')
    if (amount > this.balance) {
      return problem(400, 'You have insufficient funds in your Stripe account.', 'balance_insufficient')
    }
    charge.amount_refunded += amount
    const metadata = [...asked].flatMap(([name, value]) => {
      const field = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return field === undefined ? [] : [[field, value] as const]
    })
    const refund: Refund = {
      id: `re_${this.refunds.length + 1}`,
      object: 'refund',
      charge: charge.id,
      amount,
      currency: charge.currency,
      status: this.refundStatus,
      metadata: Object.fromEntries(metadata),
    }
    this.refunds.push(refund)
    return reply(200, refund)
  }
}

const list = (data: readonly unknown[]) => reply(200, { object: 'list', data, has_more: false })

const chargeOf = (charge: SimulatedCharge) => ({
  ...charge,
  object: 'charge',
  paid: true,
  status: 'succeeded',
  refunded: charge.amount_refunded === charge.amount,
})

const problem = (status: number, message: string, code?: string) =>
  reply(status, { error: { type: 'invalid_request_error', message, ...(code !== undefined && { code }) } })
