import { Trans, useLingui } from '@lingui/react/macro'
import { homeWithoutPlan, SlotOutlet, useAccess, useUser } from '@replybay/feature-kit'
import { SignOutButton } from '../../layouts/sign-out-button.tsx'
import { OwnerActions } from './owner-actions.tsx'
import { PagesByPlan } from './pages-by-plan.tsx'
import { RequestToOwner } from './request-to-owner.tsx'
import styles from './subscription.module.css'
import { useSubscriptionWords } from './use-subscription-words.ts'

/** The home page of a company whose subscription is over: why, what can be done, what goes on and what waits. */
export function SubscriptionOver() {
  const { t } = useLingui()
  const access = useAccess()
  const { ownerId, _id, subscription } = useUser()
  const { title, reason } = useSubscriptionWords()
  const isPastDue = subscription?.status === 'past_due'
  return (
    <div className={styles['page']}>
      <title>{`${t`Home`} · Replybay`}</title>
      <section className={styles['main']} aria-labelledby="subscription-over">
        <h1 id="subscription-over" className={styles['title']}>
          {title}
        </h1>
        <p className={styles['reason']}>
          {reason}{' '}
          {isPastDue ? (
            <Trans>
              Customers can still write to you. You’ll be able to reply again once the payment is made.
            </Trans>
          ) : (
            <Trans>Customers can still write to you. To reply to them, your company needs a plan.</Trans>
          )}
        </p>
        {access?.isOwner ? <OwnerActions /> : <RequestToOwner reason={title} />}
      </section>
      <PagesByPlan />
      <SlotOutlet slot={homeWithoutPlan} />
      <p className={styles['foot']}>
        {access?.isOwner && ownerId === _id && (
          <Trans>Your teammates see this message too, with your name.</Trans>
        )}{' '}
        <SignOutButton variant="subtle" size="sm" />
      </p>
    </div>
  )
}
