import { Trans, useLingui } from '@lingui/react/macro'
import type { TeamMember } from '@replybay/api-client'
import { useSession, useUser } from '@replybay/feature-kit'
import { RelativeTime, VisuallyHidden } from '@replybay/ui-kit'
import styles from './team.module.css'

/** When somebody was last here; the person who reads it is here now. Of an invitation there is nothing to say. */
export function LastSeen({ member: { _id, state, lastSeenAt } }: { member: TeamMember }) {
  const { t } = useLingui()
  const user = useUser()
  const now = new Date(useSession().now())
  if (state === 'invited' || lastSeenAt === undefined) {
    return (
      <span className={styles['quiet']}>
        <span aria-hidden>{'–'}</span>
        <VisuallyHidden>{t`Not applicable`}</VisuallyHidden>
      </span>
    )
  }
  return (
    <span className={styles['quiet']}>
      {lastSeenAt === null ? (
        <Trans>never</Trans>
      ) : (
        <RelativeTime moment={_id === user._id ? now : new Date(lastSeenAt)} now={now} />
      )}
    </span>
  )
}
