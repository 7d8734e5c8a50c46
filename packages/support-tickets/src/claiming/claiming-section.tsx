import { useLingui } from '@lingui/react/macro'
import { userMutations } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { FieldRow, SettingsSection, Switch } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'

/** Whether a ticket that nobody has goes to who begins to reply. Saves at once; a failure puts the choice back. */
export function ClaimingSection() {
  const { t, i18n } = useLingui()
  const { claimOnReply = false } = useUser()
  const canSave = useCan('users')
  const canClaim = useCan('tickets')
  const change = useMutation(userMutations.updateCompanyDetails())
  if (!canSave || !canClaim) return null
  const checked = (change.isPending && change.variables.claimOnReply) || (!change.isPending && claimOnReply)
  return (
    <SettingsSection id="tickets-claiming" title={t`Assignment`} detail={t`For your whole team.`}>
      <FieldRow title={t`Claim on reply`}>
        <Switch
          label={t`Assign the ticket to the first person who starts a reply`}
          hint={t`Only for unassigned tickets. The assignment ends 10 minutes after they stop typing, unless they send the reply.`}
          checked={checked}
          error={change.error && wordError(i18n, 'updateCompanyDetails', change.error)}
          onChange={(next) => change.mutate({ claimOnReply: next })}
        />
      </FieldRow>
    </SettingsSection>
  )
}
