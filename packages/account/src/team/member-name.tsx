import { Trans, useLingui } from '@lingui/react/macro'
import type { TeamMember } from '@replybay/api-client'
import { personName, useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Avatar, MiddleEllipsis, Tag } from '@replybay/ui-kit'
import { IconMail } from '@tabler/icons-react'
import { LastSeen } from './last-seen.tsx'
import { MemberRole } from './member-role.tsx'
import { MemberState } from './member-state.tsx'
import styles from './team.module.css'

interface MemberNameProps {
  member: TeamMember
  /** Whether anything is known of when people were last here. */
  hasLastSeen: boolean
}

/** Who it is, with what has no column of its own in a narrow window. */
export function MemberName({ member, hasLastSeen }: MemberNameProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const user = useUser()
  const { name, email, avatarUrl, state, invitedAt } = member
  const invited = invitedAt && formats.shortMoment(new Date(invitedAt))
  return (
    <div className={styles['person']}>
      {state === 'invited' ? (
        <span className={styles['envelope']} aria-hidden>
          <IconMail />
        </span>
      ) : (
        <Avatar name={personName(member)} src={avatarUrl} />
      )}
      <div className={styles['who']}>
        <p className={styles['name']}>
          {name ? <span dir="auto">{name}</span> : <MiddleEllipsis text={email} />}
          {member._id === user._id && <Tag>{t`You`}</Tag>}
        </p>
        <div className={styles['email']}>
          {name && <MiddleEllipsis text={email} />}
          {!name && invited && <Trans>Invitation sent {invited}</Trans>}
        </div>
        <div className={styles['foldedBelowMd']}>
          <span className={styles['foldedBelowSm']}>
            <MemberState member={member} />
          </span>
          {hasLastSeen && state === 'active' && (
            <>
              <span className={styles['foldedBelowSm']}>
                {' · '}
                <LastSeen member={member} />
              </span>
              <span className={styles['fromSm']}>
                <Trans>
                  Last seen: <LastSeen member={member} />
                </Trans>
              </span>
            </>
          )}
        </div>
        <div className={styles['foldedBelowSm']}>
          <MemberRole member={member} />
        </div>
      </div>
    </div>
  )
}
