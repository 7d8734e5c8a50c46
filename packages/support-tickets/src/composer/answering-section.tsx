import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { FieldRow, Select, SettingsSection, Switch } from '@replybay/ui-kit'
import { undoChoices, useAnswerSettings } from './answer-settings.ts'

/** How one wants to answer, on this device. */
export function AnsweringSection() {
  const { t } = useLingui()
  const { settings, change } = useAnswerSettings(useUser()._id)
  return (
    <SettingsSection title={t`Answering`} detail={t`On this device.`}>
      <FieldRow title={t`Time to undo`} hint={t`An answer waits so long before it goes to the customer.`}>
        <Select
          label={t`Time to undo`}
          options={undoChoices.map((seconds) => ({
            value: String(seconds),
            label:
              seconds === 0
                ? t`None: send at once`
                : t`${plural(seconds, { one: '# second', other: '# seconds' })}`,
          }))}
          value={String(settings.undoSeconds)}
          onChange={(value) => change({ undoSeconds: undoChoices.find((one) => String(one) === value) ?? 5 })}
        />
      </FieldRow>
      <FieldRow title={t`Enter key`}>
        <Switch
          label={t`Enter sends`}
          hint={t`Shift+Enter makes a new line then.`}
          checked={settings.enterSends}
          onChange={(enterSends) => change({ enterSends })}
        />
      </FieldRow>
    </SettingsSection>
  )
}
