import { useLingui } from '@lingui/react/macro'
import { FieldRow, SegmentedControl, SettingsSection, useColorScheme, useDensity } from '@replybay/ui-kit'
import { profileSectionIds } from './use-profile-sections.ts'

const schemes = ['light', 'dark', 'auto'] as const
const densities = ['comfortable', 'compact'] as const

/** How the dashboard looks on this device. */
export function AppearanceSection() {
  const { t } = useLingui()
  const { scheme, setScheme } = useColorScheme()
  const { density, isChoosable, setDensity } = useDensity()
  const schemeWords = { light: t`Light`, dark: t`Dark`, auto: t`System` }
  const densityWords = { comfortable: t`Comfortable`, compact: t`Compact` }
  return (
    <SettingsSection id={profileSectionIds.appearance} title={t`Appearance`} detail={t`On this device.`}>
      <FieldRow title={t`Theme`}>
        <SegmentedControl
          label={t`Theme`}
          options={schemes.map((value) => ({ value, label: schemeWords[value] }))}
          value={scheme}
          onChange={(value) => setScheme(schemes.find((one) => one === value) ?? 'auto')}
        />
      </FieldRow>
      {isChoosable && (
        <FieldRow title={t`Density`} hint={t`Space between rows.`}>
          <SegmentedControl
            label={t`Density`}
            options={densities.map((value) => ({ value, label: densityWords[value] }))}
            value={density}
            onChange={(value) => setDensity(densities.find((one) => one === value) ?? 'comfortable')}
          />
        </FieldRow>
      )}
    </SettingsSection>
  )
}
