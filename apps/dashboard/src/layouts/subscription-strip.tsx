import { Trans } from '@lingui/react/macro'
import { useAccess } from '@replybay/feature-kit'
import { Banner, buttonClassName } from '@replybay/ui-kit'
import { Link, useLocation } from '@tanstack/react-router'
import { useGuardWords } from './use-guard-words.ts'

/** Says on every page but home, which says it whole, that the subscription is over. */
export function SubscriptionStrip() {
  const words = useGuardWords()
  const access = useAccess()
  const { pathname } = useLocation()
  if (!access || access.isSubscribed || pathname === '/') return null
  return (
    <Banner
      tone="warning"
      shape="strip"
      action={
        <Link to="/" className={buttonClassName({ variant: 'subtle', size: 'sm' })}>
          <Trans>See what still works</Trans>
        </Link>
      }
    >
      {words('no-subscribed').title}
    </Banner>
  )
}
