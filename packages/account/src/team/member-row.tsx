import { Trans, useLingui } from '@lingui/react/macro'
import type { TeamMember } from '@replybay/api-client'
import { useSession, useUser } from '@replybay/feature-kit'
import { Avatar, RelativeTime, Tag } from '@replybay/ui-kit'
import { roleName } from '../entry/roles/role-name.ts'
import { MemberMenu } from './member-menu.tsx'
import styles from './team.module.css'

/** Somebody of the company: name, address, role, and when they were last here, or until when they are invited. */
export function MemberRow({ member }: { member: TeamMember }) {
  const { t, i18n } = useLingui()
  const user = useUser()
  const isSelf = member._id === user._id
  return (
    <>
      <Avatar name={member.name || member.email} />
      <div className={styles['who']}>
        <p className={styles['name']}>
          {member.name || member.email} {isSelf && <Tag>{t`You`}</Tag>}
        </p>
        {member.name && <p className={styles['email']}>{member.email}</p>}
      </div>
      <div className={styles['facts']}>
        <Tag tone={member.role === 'owner' ? 'accent' : 'neutral'}>{roleName(i18n, member.role)}</Tag>
        <span className={styles['seen']}>
          {member.state === 'invited' ? <Invited member={member} /> : <LastSeen at={member.lastSeenAt} />}
        </span>
      </div>
      {isSelf ? <span className={styles['noMenu']} /> : <MemberMenu member={member} />}
    </>
  )
}

function Invited({ member: { expiresAt } }: { member: TeamMember }) {
  const { t } = useLingui()
  const now = new Date(useSession().now())
  if (expiresAt && new Date(expiresAt) < now) return <Tag tone="danger">{t`Invitation has run out`}</Tag>
  return (
    <>
      <Tag tone="warning">{t`Invited`}</Tag>{' '}
      {expiresAt && (
        <Trans>
          runs out <RelativeTime moment={new Date(expiresAt)} now={now} />
        </Trans>
      )}
    </>
  )
}

function LastSeen({ at }: { at: string | null | undefined }) {
  const now = new Date(useSession().now())
  if (at === undefined) return null
  if (at === null) return <Trans>Never seen</Trans>
  return (
    <Trans>
      Last seen <RelativeTime moment={new Date(at)} now={now} />
    </Trans>
  )
}
