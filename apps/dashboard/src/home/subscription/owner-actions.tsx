import { Trans } from '@lingui/react/macro'
import { dataExport, guardsAt, SlotOutlet } from '@replybay/feature-kit'
import { buttonClassName } from '@replybay/ui-kit'
import { IconArrowRight } from '@tabler/icons-react'
import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import styles from './subscription.module.css'

const PLANS: string = '/settings/plans'

/** What an owner can do where the subscription is over. */
export function OwnerActions() {
  const router = useRouter()
  const hasPlans = guardsAt(router, PLANS) !== undefined
  return (
    <>
      {!hasPlans && (
        <p className={styles['advice']}>
          <Trans>
            There is no page for plans on this server. Ask whoever runs it to start one for your company:
            everything opens again at once, with your settings as you left them.
          </Trans>
        </p>
      )}
      <div className={styles['actions']}>
        {hasPlans && (
          // Another package's page, which need not be there: the router's types don't know it, but it was asked.
          <Link
            to={PLANS as NonNullable<LinkProps['to']>}
            className={buttonClassName({ variant: 'primary' })}
          >
            <Trans>Choose a plan</Trans>
            <IconArrowRight aria-hidden />
          </Link>
        )}
        <SlotOutlet slot={dataExport} />
      </div>
    </>
  )
}
