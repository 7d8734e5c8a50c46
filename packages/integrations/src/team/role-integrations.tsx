import { Trans } from '@lingui/react/macro'
import type { Role } from '@replybay/api-client'

/** Who connects shops and services, where roles are explained. */
export function RoleIntegrations({ role }: { role: Role }) {
  if (role !== 'owner' && role !== 'admin') return null
  return (
    <p>
      <Trans>Connects shops, carriers and payments, and replaces their keys.</Trans>
    </p>
  )
}
