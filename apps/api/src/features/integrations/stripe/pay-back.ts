/** @see https://docs.stripe.com/api/refunds/create */
import type { Ask } from '../ask.ts'
import { idAt, listAt, numberAt, textAt, valueAt } from '../json.ts'
import type { Refund, RefundOutcome, RefundRefusal } from '../refunding/payment-port.ts'
import type { Settings } from '../secrets.ts'
import { Trouble } from '../trouble.ts'

export const stripeHeaders = (key: string) => ({
  authorization: `Bearer ${key}`,
  'stripe-version': '2024-06-20',
})

/** What the metadata of a refund name the return by. */
const MARK = 'replybay_return'
/** Stripe has kept these in hundredths: https://docs.stripe.com/currencies#special-cases */
const HUNDREDTHS: ReadonlySet<string> = new Set(['isk', 'ugx'])
/** Of one payment, and of one page. */
const MOST = '100'

const refusals: Readonly<Record<string, RefundRefusal>> = {
  charge_already_refunded: 'already-refunded',
  charge_disputed: 'payment-disputed',
  balance_insufficient: 'no-balance',
  resource_missing: 'no-payment',
}

const refused = (problem: RefundRefusal, value?: string): RefundOutcome => ({
  kind: 'refused',
  problem,
  ...(value !== undefined && { value }),
})

/** Its key is forgotten after a day, so that what was paid before is looked for first. */
export async function payBack(
  ask: Ask,
  { private_key = '' }: Settings,
  refund: Refund,
): Promise<RefundOutcome> {
  const headers = stripeHeaders(private_key)
  const charge = await findCharge(ask, headers, refund.payment)
  const chargeId = idAt(charge, 'id')
  if (chargeId === undefined) return refused('no-payment')
  const query = new URLSearchParams({ charge: chargeId, limit: MOST })
  const before = await ask(`/v1/refunds?${query}`, { headers })
  requireAllowed(before.status, 'refunds: write')
  const own = listAt(before.json, 'data').find(
    (each) => textAt(each, 'metadata', MARK) === refund.returnId && isGoing(each),
  )
  if (own !== undefined) return { kind: 'paid' }
  const currency = refund.currency.toLowerCase()
  const amount = HUNDREDTHS.has(currency) ? refund.amount * 100 : refund.amount
  const refusal = refusalOf(charge, amount, currency)
  if (refusal) return refusal
  return await create(ask, headers, { ...refund, amount, chargeId })
}

/** One that did not reach the customer is none. */
const isGoing = (refund: unknown) => !/^(?:failed|canceled)$/.test(textAt(refund, 'status') ?? '')

type Headers = ReturnType<typeof stripeHeaders>

async function findCharge(ask: Ask, headers: Headers, payment: string): Promise<unknown> {
  if (/^(?:ch|py)_\w+$/.test(payment)) {
    const { status, json } = await ask(`/v1/charges/${payment}`, { headers })
    if (status === 404) return undefined
    requireAllowed(status, 'charges: read')
    return json
  }
  if (!/^pi_\w+$/.test(payment)) return undefined
  const query = new URLSearchParams({ payment_intent: payment, limit: MOST })
  const { status, json } = await ask(`/v1/charges?${query}`, { headers })
  if (status === 404) return undefined
  requireAllowed(status, 'charges: read')
  return listAt(json, 'data').find((each) => textAt(each, 'status') === 'succeeded')
}

function refusalOf(charge: unknown, amount: number, currency: string): RefundOutcome | undefined {
  const paidIn = textAt(charge, 'currency') ?? ''
  if (paidIn !== currency) return refused('other-currency', paidIn.toUpperCase())
  if (valueAt(charge, 'refunded') === true) return refused('already-refunded')
  if (valueAt(charge, 'disputed') === true) return refused('payment-disputed')
  const left = (numberAt(charge, 'amount') ?? 0) - (numberAt(charge, 'amount_refunded') ?? 0)
  return amount > left ? refused('more-than-paid') : undefined
}

async function create(
  ask: Ask,
  headers: Headers,
  { chargeId, amount, returnId, orderNumber, attempt }: Refund & { chargeId: string },
): Promise<RefundOutcome> {
  const { status, json } = await ask('/v1/refunds', {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': `replybay-refund-${returnId}-${attempt}`,
    },
    content: new URLSearchParams({
      charge: chargeId,
      amount: String(amount),
      reason: 'requested_by_customer',
      [`metadata[${MARK}]`]: returnId,
      'metadata[order_number]': orderNumber,
    }).toString(),
  })
  if (status === 200) return isGoing(json) ? { kind: 'paid' } : refused('refused')
  // The same call is being answered at this moment.
  if (status === 409) throw new Trouble('service-error', { status, value: String(status) })
  if (status === 401 || status === 403) requireAllowed(status, 'refunds: write')
  const code = textAt(json, 'error', 'code') ?? ''
  const known = Object.hasOwn(refusals, code) ? refusals[code] : undefined
  return refused(known ?? 'refused', textAt(json, 'error', 'message'))
}

function requireAllowed(status: number, value: string): void {
  if (status === 200) return
  if (status === 401) throw new Trouble('bad-key', { status })
  if (status === 403) throw new Trouble('missing-permission', { status, value })
  throw new Trouble('service-error', { status, value: String(status) })
}
