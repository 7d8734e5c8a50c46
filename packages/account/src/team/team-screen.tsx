import { Trans, useLingui } from '@lingui/react/macro'
import type { Role, TeamMember } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { Button, EmptyState, ProblemState, SettingsPage, SettingsSection, StaleStrip } from '@replybay/ui-kit'
import { IconUserPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { InviteDialog, type InviteDialogProps } from './invite-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { MemberSkeleton } from './member-skeleton.tsx'
import { RoleList } from './role-list.tsx'

interface TeamScreenProps extends Pick<
  InviteDialogProps,
  'invitable' | 'invite' | 'inviteWords' | 'onInvite'
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
  const user = useUser()
  const [isInviting, setInviting] = useState(false)
  const { data: members, error } = team
  const retry = () => void team.refetch()
  const inviteButton = (
    <Button variant="primary" leftIcon={<IconUserPlus aria-hidden />} onClick={() => setInviting(true)}>
      <Trans>Invite</Trans>
    </Button>
  )
  const others = members?.filter(({ _id }) => _id !== user._id)

  return (
    <SettingsPage wide title={title} actions={inviteButton}>
      <title>{`${title} · Replybay`}</title>
      {members && error && (
        <StaleStrip title={words(error)} asOf={new Date(team.dataUpdatedAt)} onRetry={retry} />
      )}
      {!members && error && <ProblemState title={words(error)} onRetry={retry} />}
      {team.isPending && <MemberSkeleton />}
      {members && members.length > 0 && <MemberList label={title} members={members} />}
      {others?.length === 0 && (
        <EmptyState
          title={t`Nobody else is here yet`}
          detail={t`Invite colleagues by their addresses: they get a mail with a link.`}
        />
      )}
      <SettingsSection title={t`What the roles may do`}>
        <RoleList roles={roles} />
      </SettingsSection>
      <InviteDialog {...inviting} isOpen={isInviting} onClose={() => setInviting(false)} />
    </SettingsPage>
  )
}
