import type { User } from '@replybay/api-client'

/**
 * Whether a subscription opens the product at a time of the server (ms since 1970). What is not told is believed:
 * only a status or a date that is over says no.
 * @see specification §4, Subscription
 */
export function isSubscribed(subscription: User['subscription'], now: number): boolean {
  const isOver = (time: string | undefined) => time !== undefined && Date.parse(time) <= now
  switch (subscription?.status) {
    case 'none':
      return false
    case 'trialing':
      return !isOver(subscription.trialEndsAt)
    case 'past_due':
      return !isOver(subscription.graceEndsAt)
    case 'canceled':
      return subscription.currentPeriodEnd !== undefined && !isOver(subscription.currentPeriodEnd)
    default:
      return true
  }
}
