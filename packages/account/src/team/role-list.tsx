import { useLingui } from '@lingui/react/macro'
import type { Role } from '@replybay/api-client'
import { FieldRow } from '@replybay/ui-kit'
import { roleWords } from '../roles/role-words.ts'

/** Each role, and what its people may do. */
export function RoleList({ roles }: { roles: readonly Role[] }) {
  const { t } = useLingui()
  return roles.map((role) => (
    <FieldRow key={role} title={t(roleWords[role].name)}>
      <p>{t(roleWords[role].about)}</p>
    </FieldRow>
  ))
}
