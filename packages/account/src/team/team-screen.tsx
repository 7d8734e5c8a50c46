import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, type Role, type TeamMember } from '@replybay/api-client'
import { errorDetail, useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button, EmptyState, LockedState, ProblemState, SettingsPage, StaleStrip } from '@replybay/ui-kit'
import { IconUserPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { inviteHash } from './invite-hash.ts'
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
  /** Stands above the people. */
  hint?: ReactNode
  /** Of the people on this page. */
  roles: readonly Role[]
  team: UseQueryResult<TeamMember[]>
  /** What a failure to read the list means. */
  words: (error: Error) => string
}

/** Colleagues of one kind: who they are, what they may do, who is invited. */
export function TeamScreen({ title, hint, roles, team, words, ...inviting }: TeamScreenProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const user = useUser()
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [isInviting, setInviting] = useState(false)
  const stopInviting = () => {
    setInviting(false)
    if (hash === inviteHash) void navigate({ to: pathname, hash: '', replace: true })
  }
  const { data: members, error } = team
  const retry = () => void team.refetch()
  const rolesLabel = t`What each role can do`

  if (error instanceof ApiError && error.isForbidden) {
    return (
      <SettingsPage wide title={title}>
        <title>{`${title} · Replybay`}</title>
        <LockedState
          title={t`You don’t have access to this page`}
          detail={t`Ask the account owner to change your role.`}
        />
      </SettingsPage>
    )
  }
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
      {hint}
      {members && error && (
        <StaleStrip
          title={words(error)}
          detail={errorDetail(i18n, error)}
          asOf={new Date(team.dataUpdatedAt)}
          onRetry={retry}
        />
      )}
      {!members && error && (
        <ProblemState title={words(error)} detail={errorDetail(i18n, error)} onRetry={retry} />
      )}
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
        isOpen={isInviting || hash === inviteHash}
        onClose={stopInviting}
      />
    </SettingsPage>
  )
}
