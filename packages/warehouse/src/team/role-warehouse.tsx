import { Trans } from '@lingui/react/macro'
import type { Role } from '@replybay/api-client'
import { roleAreas } from '@replybay/feature-kit'

/** What a role does with orders and returns, where roles are explained. */
export function RoleWarehouse({ role }: { role: Role }) {
  return (
    <p>
      {roleAreas[role].includes('warehouse') ? (
        <Trans>Packs and sends orders, prints labels, and inspects returns.</Trans>
      ) : (
        <Trans>Sees the orders and returns of a ticket, and opens returns.</Trans>
      )}
    </p>
  )
}
