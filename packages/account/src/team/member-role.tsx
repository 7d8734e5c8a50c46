import { useLingui } from '@lingui/react/macro'
import { type Role, type TeamMember, userMutations } from '@replybay/api-client'
import { useAccess } from '@replybay/feature-kit'
import { Button, Menu, useToasts, VisuallyHidden } from '@replybay/ui-kit'
import { IconChevronDown } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { roleName } from '../entry/roles/role-name.ts'
import { roleNames } from '../entry/roles/role-names.ts'
import { wordError } from '../errors.ts'
import { OwnRights } from './own-rights.tsx'
import styles from './team.module.css'
import { useMayChange } from './use-may-change.ts'

const assignable = ['admin', 'support', 'warehouse'] as const

/** The role of somebody, which a menu in its place changes. One's own, the owner's and an invitation's are texts. */
export function MemberRole({ member }: { member: TeamMember }) {
  const { t, i18n } = useLingui()
  const isOwner = useAccess()?.isOwner === true
  const mayChange = useMayChange(member)
  const changeRole = useChangeRole(member)
  const name = member.name || member.email
  const label = roleName(i18n, member.role)
  if (mayChange !== 'yes' || member.state === 'invited') {
    return (
      <div className={styles['memberRole']}>
        <span className={styles['role']}>{label}</span>
        <OwnRights member={member} />
      </div>
    )
  }
  return (
    <div className={styles['memberRole']}>
      <Menu
        label={t`Role for ${name}`}
        trigger={
          <Button variant="subtle" size="sm" className={styles['roleButton']}>
            <VisuallyHidden>{t`Role for ${name}:`} </VisuallyHidden>
            {label}
            <IconChevronDown aria-hidden />
          </Button>
        }
        items={assignable
          .filter((role) => isOwner || role !== 'admin')
          .map((role) => ({
            key: role,
            label: t(roleNames[role]),
            checked: role === member.role,
            onSelect: () => role !== member.role && changeRole(role),
          }))}
      />
      <OwnRights member={member} />
    </div>
  )
}

/** Changes it at once, and offers to put it back. */
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
            title: t`${name}: ${t(roleNames[role])}`,
            ...(before && {
              undo: () =>
                change.mutate({
                  id: member._id,
                  role: before,
                  ...(member.permissions && { permissions: member.permissions }),
                }),
            }),
          }),
      },
    )
  }
}
