import { useLingui } from '@lingui/react/macro'
import { type Role, type TeamMember, userMutations } from '@replybay/api-client'
import { useAccess, useCan } from '@replybay/feature-kit'
import { IconButton, Menu, type MenuItem, useToasts } from '@replybay/ui-kit'
import {
  IconDots,
  IconKey,
  IconCopy,
  IconMailForward,
  IconMailOff,
  IconUserEdit,
  IconUserMinus,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { roleWords } from '../entry/roles/role-words.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

const assignable = ['admin', 'support', 'warehouse'] as const

/** What can be done with a colleague, or with an invitation. */
export function MemberMenu({ member }: { member: TeamMember }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'remove' | 'hand-over'>()
  const name = member.name || member.email
  const invitation = useInvitationItems(member)
  const changeRole = useChangeRole(member)
  const isOwner = useAccess()?.isOwner === true
  // Only the owner makes and unmakes admins.
  const isOwnersAlone = member.role === 'admin' || member.ownerOnly === true
  const mayChange = member.role !== 'owner' && (isOwner || !isOwnersAlone)
  const canManage = useCan('users')
  const roleItems = assignable
    .filter((role) => isOwner || role !== 'admin')
    .map((role): MenuItem => ({
      key: role,
      label: t(roleWords[role].name),
      icon: <IconUserEdit aria-hidden />,
      group: t`Role`,
      checked: role === member.role,
      onSelect: () => role !== member.role && changeRole(role),
    }))
  const memberItems: MenuItem[] = [
    ...roleItems,
    ...(isOwner
      ? [
          {
            key: 'hand-over',
            label: t`Hand the account over…`,
            icon: <IconKey aria-hidden />,
            onSelect: () => setOpen('hand-over'),
          },
        ]
      : []),
    {
      key: 'remove',
      label: t`Remove…`,
      icon: <IconUserMinus aria-hidden />,
      danger: true,
      onSelect: () => setOpen('remove'),
    },
  ]
  if (!canManage || !mayChange) return null
  return (
    <>
      <Menu
        label={t`What to do with ${name}`}
        placement="bottom-end"
        trigger={<IconButton label={t`More about ${name}`} icon={<IconDots aria-hidden />} />}
        items={member.state === 'invited' ? invitation : memberItems}
      />
      <RemoveDialog member={member} isOpen={open === 'remove'} onClose={() => setOpen(undefined)} />
      <HandOverDialog member={member} isOpen={open === 'hand-over'} onClose={() => setOpen(undefined)} />
    </>
  )
}

function useChangeRole(member: TeamMember) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const change = useMutation({
    ...userMutations.changeMemberRole(),
    onError: (error) => toasts.show({ tone: 'danger', title: wordError(i18n, 'changeMemberRole', error) }),
  })
  const name = member.name || member.email
  return (role: Exclude<Role, 'owner'>) => {
    const before = assignable.find((one) => one === member.role)
    change.mutate(
      { id: member._id, role },
      {
        onSuccess: () =>
          toasts.show({
            tone: 'success',
            title: t`${name}: ${t(roleWords[role].name)}`,
            ...(before && { undo: () => change.mutate({ id: member._id, role: before }) }),
          }),
      },
    )
  }
}

function useInvitationItems({ _id, email }: TeamMember): MenuItem[] {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const resend = useMutation({
    ...userMutations.resendInvitation(),
    onSuccess: () => toasts.show({ tone: 'success', title: t`The invitation was sent to ${email} again` }),
    onError: (error) => toasts.show({ tone: 'danger', title: wordError(i18n, 'resendInvitation', error) }),
  })
  const makeLink = useMutation(userMutations.createInvitationLink())
  const copyLink = async (link = '') => {
    await navigator.clipboard.writeText(link)
    toasts.show({
      tone: 'success',
      title: t`Link copied`,
      detail: t`Whoever has it can join. Earlier copied links open nothing any more.`,
    })
  }
  const sayLinkFailed = (error: Error) =>
    toasts.show({ tone: 'danger', title: wordError(i18n, 'createInvitationLink', error) })
  const revoke = useMutation({
    ...userMutations.revokeInvitation(),
    onSuccess: () => toasts.show({ tone: 'success', title: t`The invitation of ${email} was taken back` }),
    onError: (error) => toasts.show({ tone: 'danger', title: wordError(i18n, 'revokeInvitation', error) }),
  })
  return [
    {
      key: 'resend',
      label: t`Send again`,
      icon: <IconMailForward aria-hidden />,
      onSelect: () => resend.mutate(_id),
    },
    {
      key: 'link',
      label: t`Copy link`,
      icon: <IconCopy aria-hidden />,
      onSelect: () =>
        makeLink.mutate(_id, { onSuccess: (link) => void copyLink(link), onError: sayLinkFailed }),
    },
    {
      key: 'revoke',
      label: t`Take back`,
      icon: <IconMailOff aria-hidden />,
      danger: true,
      onSelect: () => revoke.mutate(_id),
    },
  ]
}
