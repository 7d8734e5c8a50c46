import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { describeProblem, isProblem } from './problem-words.ts'

/** What is wrong with one order alone, and what to do. */
const words: Readonly<Record<string, (service: string) => MessageDescriptor>> = {
  'address-incomplete': () =>
    msg`The customer’s address is incomplete. Complete it in the shop, then make the label again.`,
  'no-credit': (service) =>
    msg`The ${service} account has no credit left. Top it up, then make the label again.`,
  'label-refused': (service) => msg`${service} makes no label for this order, as its answer says there.`,
  'no-payment': (service) =>
    msg`The shop names no ${service} payment for this order. Refund it where it was paid.`,
  'already-refunded': (service) => msg`The whole payment was already refunded in ${service}.`,
  'more-than-paid': (service) =>
    msg`Less than this amount is left of the payment. Refund the rest in ${service}.`,
  'payment-disputed': (service) =>
    msg`The customer has disputed the payment. Answer the dispute in ${service}.`,
  'no-balance': (service) => msg`The ${service} balance is too low. Top it up, then try again.`,
  'other-currency': () => msg`The order was paid in another currency.`,
  refused: (service) => msg`${service} refuses the refund. Look at the payment there.`,
  disconnected: (service) => msg`${service} was disconnected before the refund was paid.`,
}

/** Why something failed, in words; undefined for a reason that this build does not know. */
export function describeEventProblem(
  i18n: I18n,
  service: string,
  problem: string | undefined,
): string | undefined {
  if (problem === undefined) return undefined
  const word = Object.hasOwn(words, problem) ? words[problem] : undefined
  if (word) return i18n._(word(service))
  if (!isProblem(problem)) return undefined
  const { title, advice } = describeProblem(i18n, service, { problem })
  return `${title}. ${advice}`
}
