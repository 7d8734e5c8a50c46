import { Trans } from '@lingui/react/macro'
import type { Role } from '@replybay/api-client'
import { roleAreas } from '@replybay/feature-kit'

/** What a role does with email, where roles are explained. */
export function RoleEmail({ role }: { role: Role }) {
  const isAdmin = role === 'owner' || role === 'admin'
  if (!roleAreas[role].includes('email')) return null
  return (
    <p>
      {isAdmin ? (
        <Trans>Reads emails and replies to them, connects the mailbox, and sets up the email agent.</Trans>
      ) : (
        <Trans>Reads emails and replies to them.</Trans>
      )}
    </p>
  )
}
