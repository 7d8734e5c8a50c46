import type { User } from '@replybay/api-client'

const DAY_MS = 24 * 60 * 60_000
/** How long before a trial ends it is said. */
const NOTICE_MS = 7 * DAY_MS

export interface SubscriptionDeadline {
  /** What ends: the trial, or the time in which a payment that is due can still be made. */
  kind: 'trial' | 'payment'
  /** Days that are left, the one that has begun among them. */
  days: number
}

/**
 * When a subscription that opens the product will end unless somebody acts, where that is to be said by now; undefined
 * where it is not known.
 * @param now - The server's time, ms since 1970.
 * @see specification §2, home page; §4, Subscription
 */
export function subscriptionDeadline(
  subscription: User['subscription'],
  now: number,
): SubscriptionDeadline | undefined {
  const left = (time: string | undefined) => Date.parse(time ?? '') - now
  if (subscription?.status === 'trialing') {
    const ms = left(subscription.trialEndsAt)
    return ms > 0 && ms <= NOTICE_MS ? { kind: 'trial', days: daysOf(ms) } : undefined
  }
  if (subscription?.status === 'past_due') {
    const ms = left(subscription.graceEndsAt)
    return ms > 0 ? { kind: 'payment', days: daysOf(ms) } : undefined
  }
  return undefined
}

function daysOf(milliseconds: number): number {
  return Math.ceil(milliseconds / DAY_MS)
}
