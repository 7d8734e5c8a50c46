import { useLingui } from '@lingui/react/macro'
import { companySettings, SlotOutlet, useUser } from '@replybay/feature-kit'
import { SettingsPage } from '@replybay/ui-kit'
import { AutoReturnsSection } from './auto-returns-section.tsx'
import { CompanyForm } from './company-form.tsx'

/** /settings/settings. @see specification §2, §6, §7 */
export function CompanyPage() {
  const { t } = useLingui()
  const user = useUser()
  return (
    <SettingsPage title={t`Company`}>
      <title>{`${t`Company`} · Replybay`}</title>
      <CompanyForm key={user._id} user={user} />
      <AutoReturnsSection user={user} />
      <SlotOutlet slot={companySettings} />
    </SettingsPage>
  )
}
