import { Trans } from '@lingui/react/macro'
import type { TeamMember } from '@replybay/api-client'
import { useSession } from '@replybay/feature-kit'
import { RelativeTime } from '@replybay/ui-kit'
import { IconClockX } from '@tabler/icons-react'
import styles from './team.module.css'

/** Whether somebody is in, or until when they are invited: a mark, and what it means. */
export function MemberState({ member: { state, expiresAt } }: { member: TeamMember }) {
  const now = new Date(useSession().now())
  if (state === 'active') {
    return (
      <span className={styles['state']}>
        <span className={styles['dot']} data-filled aria-hidden />
        <Trans>Active</Trans>
      </span>
    )
  }
  if (expiresAt && new Date(expiresAt) < now) {
    return (
      <span className={styles['state']} data-expired>
        <IconClockX aria-hidden />
        <Trans>Invitation expired</Trans>
      </span>
    )
  }
  return (
    <span className={styles['state']}>
      <span className={styles['dot']} aria-hidden />
      <span>
        {expiresAt ? (
          <Trans>
            Invitation expires <RelativeTime moment={new Date(expiresAt)} now={now} />
          </Trans>
        ) : (
          <Trans>Invitation sent</Trans>
        )}
      </span>
    </span>
  )
}
