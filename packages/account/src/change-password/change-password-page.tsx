import { useLingui } from '@lingui/react/macro'
import { SettingsPage } from '@replybay/ui-kit'
import { LeaveQuestion } from '../leave-question.tsx'
import { ChangePasswordSection } from './change-password-section.tsx'

/** /change-password. @see specification §2, §7 */
export function ChangePasswordPage() {
  const { t } = useLingui()
  return (
    <SettingsPage title={t`Password`}>
      <title>{`${t`Password`} · Replybay`}</title>
      <LeaveQuestion>
        <ChangePasswordSection />
      </LeaveQuestion>
    </SettingsPage>
  )
}
