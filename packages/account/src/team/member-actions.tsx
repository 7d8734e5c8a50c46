import { useLingui } from '@lingui/react/macro'
import type { TeamMember } from '@replybay/api-client'
import { personName, useAccess } from '@replybay/feature-kit'
import { Button, IconButton, Menu, type MenuItem } from '@replybay/ui-kit'
import {
  IconAdjustments,
  IconCopy,
  IconDots,
  IconKey,
  IconLock,
  IconMailForward,
  IconMailOff,
  IconUserMinus,
} from '@tabler/icons-react'
import { useState } from 'react'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { RightsDialog } from './rights-dialog.tsx'
import styles from './team.module.css'
import { useInvitation } from './use-invitation.ts'
import { useMayChange } from './use-may-change.ts'

/** What can be done with a colleague, or with an invitation. */
export function MemberActions({ member }: { member: TeamMember }) {
  const { t } = useLingui()
  const mayChange = useMayChange(member)
  if (mayChange === 'no') return null
  if (mayChange === 'owner-only') {
    return (
      <span className={styles['ownerOnly']}>
        <IconLock aria-hidden />
        {t`Owner only`}
      </span>
    )
  }
  return member.state === 'invited' ? (
    <InvitationActions member={member} />
  ) : (
    <ColleagueActions member={member} />
  )
}

function InvitationActions({ member }: { member: TeamMember }) {
  const { t } = useLingui()
  const { isSending, resend, copyLink, revoke } = useInvitation(member)
  const { email } = member
  return (
    <div className={styles['actions']}>
      <span className={styles['resend']}>
        <Button size="sm" loading={isSending} aria-label={t`Resend to ${email}`} onClick={resend}>
          {t`Resend`}
        </Button>
      </span>
      <MemberMenu
        name={email}
        items={[
          {
            key: 'resend',
            label: t`Resend`,
            icon: <IconMailForward aria-hidden />,
            onSelect: resend,
          },
          { key: 'link', label: t`Copy link`, icon: <IconCopy aria-hidden />, onSelect: copyLink },
          {
            key: 'revoke',
            label: t`Cancel invitation`,
            icon: <IconMailOff aria-hidden />,
            danger: true,
            onSelect: revoke,
          },
        ]}
      />
    </div>
  )
}

function ColleagueActions({ member }: { member: TeamMember }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'rights' | 'remove' | 'hand-over'>()
  const isOwner = useAccess()?.isOwner === true
  const close = () => setOpen(undefined)
  return (
    <div className={styles['actions']}>
      <MemberMenu
        name={personName(member)}
        items={[
          ...(hasRights(member)
            ? [
                {
                  key: 'rights',
                  label: t`Permissions…`,
                  icon: <IconAdjustments aria-hidden />,
                  onSelect: () => setOpen('rights'),
                },
              ]
            : []),
          ...(isOwner
            ? [
                {
                  key: 'hand-over',
                  label: t`Transfer ownership…`,
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
        ]}
      />
      {hasRights(member) && <RightsDialog member={member} isOpen={open === 'rights'} onClose={close} />}
      <RemoveDialog member={member} isOpen={open === 'remove'} onClose={close} />
      <HandOverDialog member={member} isOpen={open === 'hand-over'} onClose={close} />
    </div>
  )
}

/** Owner and admins have all rights. */
function hasRights(member: TeamMember): member is TeamMember & { role: 'support' | 'warehouse' } {
  return member.role === 'support' || member.role === 'warehouse'
}

function MemberMenu({ name, items }: { name: string; items: readonly MenuItem[] }) {
  const { t } = useLingui()
  return (
    <Menu
      label={t`Actions for ${name}`}
      placement="bottom-end"
      trigger={<IconButton label={t`More actions for ${name}`} icon={<IconDots aria-hidden />} />}
      items={items}
    />
  )
}
