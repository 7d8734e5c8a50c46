import { Trans, useLingui } from '@lingui/react/macro'
import type { Invitation } from '@replybay/api-client'
import { roleWords } from '../roles/role-words.ts'

/** Who invited somebody, and to what. */
export function InvitationNote({ invitation }: { invitation: Invitation }) {
  const { t } = useLingui()
  const role = t(roleWords[invitation.role].name)
  const { invitedBy } = invitation
  return invitedBy ? (
    <Trans>
      {invitedBy} invited you. Your role: {role}.
    </Trans>
  ) : (
    <Trans>Your role: {role}.</Trans>
  )
}
