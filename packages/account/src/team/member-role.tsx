import { useLingui } from '@lingui/react/macro'
import { type Role, type TeamMember, teamMutations } from '@replybay/api-client'
import { errorDetail, personName, useAccess } from '@replybay/feature-kit'
import { Button, Menu, useToasts, VisuallyHidden } from '@replybay/ui-kit'
import { IconChevronDown } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { roleName } from '../entry/roles/role-name.ts'
import { roleNames } from '../entry/roles/role-names.ts'
import { wordError } from '../errors.ts'
import { useNavigate } from '../links.ts'
import { OwnRights } from './own-rights.tsx'
import styles from './team.module.css'
import { useMayChange } from './use-may-change.ts'
import { WarehouseDialog } from './warehouse-dialog.tsx'

const assignable = ['admin', 'support', 'warehouse'] as const

/** The role of somebody, which a menu in its place changes. One's own, the owner's and an invitation's are texts. */
export function MemberRole({ member }: { member: TeamMember }) {
  const { t, i18n } = useLingui()
  const isOwner = useAccess()?.isOwner === true
  const mayChange = useMayChange(member)
  const { changeRole, isChanging } = useChangeRole(member)
  const [isAsking, setAsking] = useState(false)
  const name = personName(member)
  const label = roleName(i18n, member.role)
  function choose(role: Exclude<Role, 'owner'>) {
    if (role === member.role) return
    if (role === 'warehouse') setAsking(true)
    else changeRole(role)
  }
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
            onSelect: () => choose(role),
          }))}
      />
      <OwnRights member={member} />
      <WarehouseDialog
        name={name}
        isOpen={isAsking}
        isBusy={isChanging}
        onConfirm={() => changeRole('warehouse', () => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

/** Changes it at once, and offers to put it back. Of whom another page has now, it says which. */
function useChangeRole(member: TeamMember) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const change = useMutation({
    ...teamMutations.changeMemberRole(),
    onError: (error) =>
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'changeMemberRole', error),
        detail: errorDetail(i18n, error),
      }),
  })
  const navigate = useNavigate()
  const name = personName(member)
  /** Where a person is listed after they became warehouse staff, or no longer are. */
  function placeAfter(role: Role) {
    if ((role === 'warehouse') === (member.role === 'warehouse')) return undefined
    return role === 'warehouse'
      ? {
          detail: t`Now listed in Warehouse staff`,
          action: {
            label: t`Warehouse staff`,
            onSelect: () => void navigate({ to: '/settings/warehouses' }),
          },
        }
      : {
          detail: t`Now listed in Team`,
          action: { label: t`Team`, onSelect: () => void navigate({ to: '/settings/team' }) },
        }
  }
  function changeRole(role: Exclude<Role, 'owner'>, onSettled?: () => void) {
    const before = assignable.find((one) => one === member.role)
    change.mutate(
      { id: member._id, role },
      {
        ...(onSettled && { onSettled }),
        onSuccess: () =>
          toasts.show({
            tone: 'success',
            title: t`${name}: ${t(roleNames[role])}`,
            ...placeAfter(role),
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
  return { changeRole, isChanging: change.isPending }
}
