import { Trans, useLingui } from '@lingui/react/macro'
import type { Role } from '@replybay/api-client'
import { roleDetails, SlotOutlet, useUser, useViewAs, viewableRoles } from '@replybay/feature-kit'
import { Button, Table, type TableColumn, VisuallyHidden } from '@replybay/ui-kit'
import { IconEye } from '@tabler/icons-react'
import { roleNames } from '../entry/roles/role-names.ts'
import styles from './team.module.css'

/** Each role, what its people may do, and how they see the dashboard. */
export function RoleTable({ label, roles }: { label: string; roles: readonly Role[] }) {
  const { t } = useLingui()
  const columns: TableColumn<Role>[] = [
    {
      id: 'role',
      header: t`Role`,
      renderCell: (role) => <span className={styles['role']}>{t(roleNames[role])}</span>,
    },
    {
      id: 'rights',
      header: t`Access`,
      grows: true,
      renderCell: (role) => (
        <div className={styles['rightsCell']}>
          <div className={styles['rights']}>
            <SlotOutlet
              slot={roleDetails}
              role={role}
              // The same code fails for all of them: the first says it for the others.
              renderProblem={role === roles[0] ? undefined : () => null}
            />
            {role === 'owner' && (
              <p>
                <Trans>Invites admins, transfers ownership, and exports or deletes the account</Trans>
              </p>
            )}
          </div>
          <div className={styles['foldedBelowSm']}>
            <ViewAsButton role={role} />
          </div>
        </div>
      ),
    },
    {
      id: 'view',
      header: <VisuallyHidden>{t`View as`}</VisuallyHidden>,
      align: 'end',
      from: 'sm',
      renderCell: (role) => <ViewAsButton role={role} />,
    },
  ]
  return <Table label={label} columns={columns} rows={roles} getKey={(role) => role} />
}

function ViewAsButton({ role }: { role: Role }) {
  const { t } = useLingui()
  const user = useUser()
  const viewAs = useViewAs()
  if (!viewableRoles(user).includes(role)) return null
  const name = t(roleNames[role])
  return (
    <Button
      variant="subtle"
      size="sm"
      className={styles['viewAs']}
      leftIcon={<IconEye aria-hidden />}
      onClick={() => void viewAs(user, role)}
    >
      <Trans>View as {name}</Trans>
    </Button>
  )
}
