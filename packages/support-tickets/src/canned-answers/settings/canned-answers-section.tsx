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
      title={t`Saved replies`}
      detail={t`Texts for the whole team: type / where you write an answer.`}
    >
      <CannedAnswers />
    </SettingsSection>
  )
}
