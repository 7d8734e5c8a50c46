import { Trans } from '@lingui/react/macro'
import { guardsAt } from '@replybay/feature-kit'
import { textLinkClassName } from '@replybay/ui-kit'
import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import styles from './profile.module.css'

const PATH = '/settings/billing'

/** The way to where a subscription is canceled; whom to ask where no feature has that page. */
export function BillingLink() {
  const router = useRouter()
  if (!guardsAt(router, PATH)) {
    return (
      <span className={styles['whom']}>
        <Trans>Ask the person who runs this server to cancel it.</Trans>
      </span>
    )
  }
  // Sound: the router's types don't know the page, but it was asked.
  const to = PATH as NonNullable<LinkProps['to']>
  return (
    <Link to={to} className={textLinkClassName()}>
      <Trans>Go to Billing</Trans>
    </Link>
  )
}
