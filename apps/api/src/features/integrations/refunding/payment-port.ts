import type { Ask } from '../ask.ts'
import type { Settings } from '../secrets.ts'
import type { Problem } from '../tables.ts'

/** What is to be paid back to a customer. */
export interface Refund {
  returnId: string
  orderNumber: string
  /** By what the payment service knows what the order was paid with, as the shop names it. */
  payment: string
  /** In the smallest unit of the currency. */
  amount: number
  /** By ISO 4217. */
  currency: string
  /** How often somebody has asked for it: what was refused before is not answered again. */
  attempt: number
}

/** Why it is not paid, though the service answers. */
export type RefundRefusal =
  | 'no-payment'
  | 'already-refunded'
  | 'more-than-paid'
  | 'payment-disputed'
  | 'no-balance'
  | 'other-currency'
  | 'refused'
  | 'disconnected'

export type RefundProblem = Problem | RefundRefusal

export type RefundOutcome = { kind: 'paid' } | { kind: 'refused'; problem: RefundRefusal; value?: string }

export interface PaymentPort {
  /** Pays it back; asked twice, it is paid once. @throws Trouble */
  payBack: (ask: Ask, settings: Settings, refund: Refund) => Promise<RefundOutcome>
}
