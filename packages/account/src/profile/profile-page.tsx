import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { SettingsPage } from '@replybay/ui-kit'
import { AppearanceSection } from './appearance-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { PersonSection } from './person-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** /settings/profile. @see specification §2, §7 */
export function ProfilePage() {
  const { t } = useLingui()
  const user = useUser()
  return (
    <SettingsPage title={t`Profile`}>
      <title>{`${t`Profile`} · Replybay`}</title>
      <PersonSection key={user._id} user={user} />
      <AppearanceSection />
      {user.capabilities?.includes('sessions') && <SessionsSection />}
      {user.role === 'owner' && <DeletionSection user={user} />}
    </SettingsPage>
  )
}
