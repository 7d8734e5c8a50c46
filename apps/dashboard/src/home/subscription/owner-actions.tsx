import { Trans } from '@lingui/react/macro'
import { dataExport, SlotOutlet, useUser } from '@replybay/feature-kit'
import { buttonClassName } from '@replybay/ui-kit'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLaterPage } from '../../layouts/use-later-page.ts'
import styles from './subscription.module.css'

/** What an owner can do where the subscription is over. */
export function OwnerActions() {
  const isPastDue = useUser().subscription?.status === 'past_due'
  const page = useLaterPage(isPastDue ? 'billing' : 'plans')
  return (
    <>
      {!page && (
        <p className={styles['advice']}>
          {isPastDue ? (
            <Trans>
              You can’t pay on this server. Ask the person who runs it how to pay. You’ll have full access
              again once the payment is made, and your settings are kept.
            </Trans>
          ) : (
            <Trans>
              You can’t choose a plan on this server. Ask the person who runs it to activate one for your
              company. You’ll have full access again immediately, and your settings are kept.
            </Trans>
          )}
        </p>
      )}
      <div className={styles['actions']}>
        {page && (
          <Link to={page} className={buttonClassName({ variant: 'primary' })}>
            {isPastDue ? <Trans>Pay now</Trans> : <Trans>Choose a plan</Trans>}
            <IconArrowRight aria-hidden />
          </Link>
        )}
        <SlotOutlet slot={dataExport} />
      </div>
    </>
  )
}
