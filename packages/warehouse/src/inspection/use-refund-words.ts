import { useLingui } from '@lingui/react/macro'

/** Why a refund is not paid, and what to do about it. A problem that is not known here is said in the server's words. */
export function useRefundWords(): (
  problem: string,
  message: string | undefined,
  state?: 'waiting' | 'failed',
) => string | undefined {
  const { t } = useLingui()
  // What is tried again by itself leaves nothing to do.
  const waiting: Readonly<Record<string, string>> = {
    unreachable: t`The payment service can’t be reached. We keep trying, and it is never paid twice.`,
    'rate-limited': t`The payment service is busy. We keep trying, and it is never paid twice.`,
    'service-error': t`The payment service had a problem. We keep trying, and it is never paid twice.`,
  }
  const words: Readonly<Record<string, string>> = {
    'no-payment': t`The shop doesn’t list a payment for this order. Refund it where it was paid.`,
    'already-refunded': t`The whole payment was already refunded.`,
    'more-than-paid': t`The payment has less left than this amount. Refund what’s left in the payment service.`,
    'payment-disputed': t`This payment is disputed. Respond to the dispute in the payment service.`,
    'no-balance': t`The balance of the payment service is too low. Top it up, then try again.`,
    'other-currency': t`The order was paid in another currency. Refund it in the payment service.`,
    refused: t`The payment service refuses the refund. Look at the payment there.`,
    disconnected: t`The payment service was disconnected before the refund was paid. Connect it again, then retry.`,
    'bad-key': t`The key is no longer accepted. An owner or admin can replace it under Integrations.`,
    'missing-permission': t`The key lacks a permission. An owner or admin can replace it under Integrations.`,
    unreachable: t`The payment service can’t be reached. Try again in a moment.`,
    'rate-limited': t`The payment service is busy. Try again in a moment.`,
    'service-error': t`The payment service had a problem. Try again in a moment.`,
  }
  return (problem, message, state) => {
    if (state === 'waiting' && Object.hasOwn(waiting, problem)) return waiting[problem]
    return Object.hasOwn(words, problem) ? words[problem] : message
  }
}
