import { Trans, useLingui } from '@lingui/react/macro'
import type { Invitation } from '@replybay/api-client'
import { roleName } from '../roles/role-name.ts'

/** Who invited somebody, and to what. */
export function InvitationNote({ invitation }: { invitation: Invitation }) {
  const { i18n } = useLingui()
  const role = roleName(i18n, invitation.role)
  const { invitedBy } = invitation
  return invitedBy ? (
    <Trans>
      {invitedBy} invited you. Your role: {role}.
    </Trans>
  ) : (
    <Trans>Your role: {role}.</Trans>
  )
}
