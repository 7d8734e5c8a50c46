import { useLingui } from '@lingui/react/macro'
import { useCan } from '@replybay/feature-kit'
import { SettingsSection } from '@replybay/ui-kit'
import { CannedAnswers } from './canned-answers.tsx'

/** The texts that the team answers with, where the backend keeps them. */
export function CannedAnswersSection() {
  const { t } = useLingui()
  const hasCanned = useCan('canned-answers')
  if (!hasCanned) return null
  return (
    <SettingsSection
      id="tickets-canned-answers"
      title={t`Saved replies`}
      detail={t`Shared with the whole team. Type / in the reply box to insert one.`}
    >
      <CannedAnswers />
    </SettingsSection>
  )
}
