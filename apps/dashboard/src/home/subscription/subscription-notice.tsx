import { Plural, Trans } from '@lingui/react/macro'
import { useAccess, useSession, useUser } from '@replybay/feature-kit'
import { Banner, buttonClassName } from '@replybay/ui-kit'
import { Link, useLocation } from '@tanstack/react-router'
import { type SubscriptionDeadline, subscriptionDeadline } from './subscription-deadline.ts'
import { useGuardWords } from '../../layouts/use-guard-words.ts'
import { useLaterPage } from '../../layouts/use-later-page.ts'

/**
 * Says on every page but home, which says it whole, that the subscription is over; and before that, on every page, how
 * many days are left, and who can do what about it.
 */
export function SubscriptionNotice() {
  const words = useGuardWords()
  const access = useAccess()
  const session = useSession()
  const { subscription } = useUser()
  const { pathname } = useLocation()
  const deadline = subscriptionDeadline(subscription, session.now())
  if (!access) return null
  if (access.isSubscribed) return deadline ? <DeadlineStrip {...deadline} isOwner={access.isOwner} /> : null
  if (pathname === '/') return null
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

interface DeadlineStripProps extends SubscriptionDeadline {
  isOwner: boolean
}

function DeadlineStrip({ kind, days, isOwner }: DeadlineStripProps) {
  const page = useLaterPage(kind === 'trial' ? 'plans' : 'billing')
  return (
    <Banner
      tone={kind === 'trial' ? 'info' : 'warning'}
      shape="strip"
      action={
        isOwner &&
        page && (
          <Link to={page} className={buttonClassName({ variant: 'subtle', size: 'sm' })}>
            {kind === 'trial' ? <Trans>Choose a plan</Trans> : <Trans>Pay now</Trans>}
          </Link>
        )
      }
    >
      <strong>
        {kind === 'trial' ? (
          <Plural
            value={days}
            one="Your company’s trial ends in # day."
            other="Your company’s trial ends in # days."
          />
        ) : (
          <Plural
            value={days}
            one="Your company’s last payment didn’t go through. # day left to pay."
            other="Your company’s last payment didn’t go through. # days left to pay."
          />
        )}
      </strong>{' '}
      {isOwner ? (
        !page && <Trans>Ask the person who runs this server what to do.</Trans>
      ) : (
        <WhoCan kind={kind} />
      )}
    </Banner>
  )
}

/** Whom a teammate can ask. */
function WhoCan({ kind }: Pick<SubscriptionDeadline, 'kind'>) {
  const { ownerName } = useUser()
  if (kind === 'trial') {
    return ownerName ? (
      <Trans>{ownerName}, the account owner, can choose a plan.</Trans>
    ) : (
      <Trans>The account owner can choose a plan.</Trans>
    )
  }
  return ownerName ? (
    <Trans>{ownerName}, the account owner, can pay.</Trans>
  ) : (
    <Trans>The account owner can pay.</Trans>
  )
}
