import { Trans, useLingui } from '@lingui/react/macro'
import type { TeamMember } from '@replybay/api-client'
import { useSession } from '@replybay/feature-kit'
import { RelativeTime, VisuallyHidden } from '@replybay/ui-kit'
import styles from './team.module.css'

/** When somebody was last here. Of an invitation there is nothing to say. */
export function LastSeen({ member: { state, lastSeenAt } }: { member: TeamMember }) {
  const { t } = useLingui()
  const now = new Date(useSession().now())
  if (state === 'invited' || lastSeenAt === undefined) {
    return (
      <span className={styles['quiet']}>
        <span aria-hidden>{'–'}</span>
        <VisuallyHidden>{t`Does not apply`}</VisuallyHidden>
      </span>
    )
  }
  return (
    <span className={styles['quiet']}>
      {lastSeenAt === null ? <Trans>never</Trans> : <RelativeTime moment={new Date(lastSeenAt)} now={now} />}
    </span>
  )
}
