import { useLingui } from '@lingui/react/macro'
import { SettingsSection, ShortcutSettings } from '@replybay/ui-kit'
import { profileSectionIds } from './use-profile-sections.ts'

/** What keys do on this device. */
export function KeyboardSection() {
  const { t } = useLingui()
  return (
    <SettingsSection
      id={profileSectionIds.keyboard}
      title={t`Keyboard`}
      detail={t`On this device. To change the keys for tickets, press ? in the inbox.`}
    >
      <ShortcutSettings />
    </SettingsSection>
  )
}
