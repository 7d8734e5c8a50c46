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
            There is no page for plans on this server. Ask whoever runs it to start one for your company:
            everything opens again at once, with your settings as you left them.
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
