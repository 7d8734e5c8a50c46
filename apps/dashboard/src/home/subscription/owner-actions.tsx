import { Trans } from '@lingui/react/macro'
import { dataExport, SlotOutlet } from '@replybay/feature-kit'
import { buttonClassName } from '@replybay/ui-kit'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLaterPage } from '../../layouts/use-later-page.ts'
import styles from './subscription.module.css'

/** What an owner can do where the subscription is over. */
export function OwnerActions() {
  const plans = useLaterPage('plans')
  return (
    <>
      {!plans && (
        <p className={styles['advice']}>
          <Trans>
            You can’t choose a plan on this server. Ask the person who runs it to activate one for your
            company. You’ll have full access again immediately, and your settings are kept.
          </Trans>
        </p>
      )}
      <div className={styles['actions']}>
        {plans && (
          <Link to={plans} className={buttonClassName({ variant: 'primary' })}>
            <Trans>Choose a plan</Trans>
            <IconArrowRight aria-hidden />
          </Link>
        )}
        <SlotOutlet slot={dataExport} />
      </div>
    </>
  )
}
