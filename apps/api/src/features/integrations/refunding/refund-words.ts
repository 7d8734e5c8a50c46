import { wordsOf } from '../trouble.ts'
import type { Problem } from '../tables.ts'
import type { RefundProblem, RefundRefusal } from './payment-port.ts'

const refusals: Readonly<Record<RefundRefusal, (service: string, more: string) => string>> = {
  'no-payment': (service) =>
    `The shop names no ${service} payment for this order. Refund it where it was paid.`,
  'already-refunded': (service) => `The whole payment was already refunded in ${service}.`,
  'more-than-paid': (service) =>
    `Less than this amount is left of the payment. Refund the rest in ${service}.`,
  'payment-disputed': (service) => `The customer has disputed the payment. Answer the dispute in ${service}.`,
  'no-balance': (service) => `The ${service} balance is too low. Top it up, then try again.`,
  'other-currency': (_service, more) => `The order was paid in another currency${more}.`,
  refused: (service, more) => `${service} refuses the refund${more}.`,
  disconnected: (service) => `${service} was disconnected before the refund was paid.`,
}

const isRefusal = (problem: RefundProblem): problem is RefundRefusal => Object.hasOwn(refusals, problem)

/** What a person reads of it. @param service as people know it */
export function refundWords(service: string, problem: RefundProblem, value?: string): string {
  if (isRefusal(problem)) return refusals[problem](service, value === undefined ? '' : ` (${value})`)
  const known: Problem = problem
  return wordsOf(service, known, value)
}
