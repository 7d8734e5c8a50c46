import { useLingui } from '@lingui/react/macro'
import { FieldRow, SettingsSection } from '@replybay/ui-kit'
import { useDevice } from '../device/device-settings.ts'
import { FormatChoice, OrderChoice, StartSlot } from '../print/print-choices.tsx'
import { sectionIds } from './section-ids.ts'

/** What this device's printer takes. */
export function PrintingSection() {
  const { t } = useLingui()
  const [{ format }] = useDevice()
  return (
    <SettingsSection
      id={sectionIds.printing}
      title={t`Printing`}
      detail={t`These settings stay on this device.`}
    >
      <FieldRow title={t`Format`}>
        <FormatChoice />
      </FieldRow>
      {format === 'a4' && (
        <FieldRow title={t`Start at slot`} hint={t`The first one that is free on the next sheet.`}>
          <StartSlot />
        </FieldRow>
      )}
      <FieldRow title={t`Order of the papers`}>
        <OrderChoice />
      </FieldRow>
    </SettingsSection>
  )
}
