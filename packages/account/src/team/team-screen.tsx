import { Trans, useLingui } from '@lingui/react/macro'
import type { Role, TeamMember } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button, EmptyState, ProblemState, SettingsPage, StaleStrip } from '@replybay/ui-kit'
import { IconUserPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { InviteDialog, type InviteDialogProps } from './invite-dialog.tsx'
import { MemberSkeleton } from './member-skeleton.tsx'
import { MemberTable } from './member-table.tsx'
import { RoleTable } from './role-table.tsx'
import styles from './team.module.css'

interface TeamScreenProps extends Pick<
  InviteDialogProps,
  'invitable' | 'isSending' | 'onInvite' | 'inviteWords'
> {
  title: string
  /** Of the people on this page. */
  roles: readonly Role[]
  team: UseQueryResult<TeamMember[]>
  /** What a failure to read the list means. */
  words: (error: Error) => string
}

/** Colleagues of one kind: who they are, what they may do, who is invited. */
export function TeamScreen({ title, roles, team, words, ...inviting }: TeamScreenProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const user = useUser()
  const [isInviting, setInviting] = useState(false)
  const { data: members, error } = team
  const retry = () => void team.refetch()
  const rolesLabel = t`What each role can do`

  return (
    <SettingsPage
      wide
      title={title}
      meta={members && formats.number(members.length)}
      actions={
        <Button variant="primary" leftIcon={<IconUserPlus aria-hidden />} onClick={() => setInviting(true)}>
          <Trans>Invite</Trans>
        </Button>
      }
    >
      <title>{`${title} · Replybay`}</title>
      {members && error && (
        <StaleStrip title={words(error)} asOf={new Date(team.dataUpdatedAt)} onRetry={retry} />
      )}
      {!members && error && <ProblemState title={words(error)} onRetry={retry} />}
      {team.isPending && <MemberSkeleton />}
      {members && members.length > 0 && <MemberTable label={title} members={members} />}
      {members?.every(({ _id }) => _id === user._id) && (
        <EmptyState
          title={t`No teammates yet`}
          detail={t`Invite teammates by email. They’ll get a link to join.`}
        />
      )}
      <section className={styles['roles']} aria-label={rolesLabel}>
        <h2 className={styles['rolesTitle']}>{rolesLabel}</h2>
        <RoleTable label={rolesLabel} roles={roles} />
      </section>
      <InviteDialog
        {...inviting}
        members={members ?? []}
        isOpen={isInviting}
        onClose={() => setInviting(false)}
      />
    </SettingsPage>
  )
}
