import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'

interface SubscriptionWords {
  /** That it is over. */
  title: string
  /** When, and why, as far as it is known. */
  reason: string | undefined
}

/** What a person reads of a subscription that is over, by what ended it. */
export function useSubscriptionWords(): SubscriptionWords {
  const { t } = useLingui()
  const formats = useFormats()
  const { subscription } = useUser()
  const day = (time: string | undefined) => time && formats.day(new Date(time))
  switch (subscription?.status) {
    case 'trialing': {
      const end = day(subscription.trialEndsAt)
      return { title: t`Your company’s trial has ended`, reason: end && t`It ended on ${end}.` }
    }
    case 'canceled': {
      const end = day(subscription.currentPeriodEnd)
      return {
        title: t`Your company’s subscription has ended`,
        reason: end ? t`It was canceled and ended on ${end}.` : t`It was canceled.`,
      }
    }
    case 'past_due': {
      const end = day(subscription.graceEndsAt)
      return {
        title: t`Your company’s last payment didn’t go through`,
        reason: end && t`Payment was due by ${end}.`,
      }
    }
    default:
      return { title: t`Your company has no active subscription`, reason: undefined }
  }
}
