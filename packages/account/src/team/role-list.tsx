import { Trans, useLingui } from '@lingui/react/macro'
import type { Role } from '@replybay/api-client'
import { roleDetails, SlotOutlet, useUser, useViewAs, viewableRoles } from '@replybay/feature-kit'
import { Button, FieldRow } from '@replybay/ui-kit'
import { IconEye } from '@tabler/icons-react'
import { roleWords } from '../entry/roles/role-words.ts'
import styles from './team.module.css'

/** Each role, what its people may do, and how they see the dashboard. */
export function RoleList({ roles }: { roles: readonly Role[] }) {
  const { t } = useLingui()
  const user = useUser()
  const viewAs = useViewAs()
  const viewable = viewableRoles(user)
  return roles.map((role) => {
    const name = t(roleWords[role].name)
    return (
      <FieldRow key={role} title={name}>
        <p>{t(roleWords[role].about)}</p>
        <SlotOutlet slot={roleDetails} role={role} />
        {viewable.includes(role) && (
          <div className={styles['view']}>
            <Button size="sm" leftIcon={<IconEye aria-hidden />} onClick={() => void viewAs(user, role)}>
              <Trans>See the dashboard as {name}</Trans>
            </Button>
          </div>
        )}
      </FieldRow>
    )
  })
}
