import { useLingui } from '@lingui/react/macro'
import { SettingsPage } from '@replybay/ui-kit'
import { InstallSection } from '../install/install-section.tsx'
import { WebsitesSection } from './websites-section.tsx'

/** /webs/integration: the websites of the company. @see specification §2, §7 */
export function WebsitesPage() {
  const { t } = useLingui()
  return (
    <SettingsPage title={t`Websites`}>
      <title>{`${t`Websites`} · Replybay`}</title>
      <WebsitesSection />
      <InstallSection />
    </SettingsPage>
  )
}
