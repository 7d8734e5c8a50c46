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
    <SettingsSection id="tickets-answering" title={t`Replies`} detail={t`On this device.`}>
      <FieldRow title={t`Undo send`} hint={t`How long you have to undo before a reply is sent.`}>
        <Select
          label={t`Undo send`}
          options={undoChoices.map((seconds) => ({
            value: String(seconds),
            label:
              seconds === 0
                ? t`Off: send immediately`
                : t`${plural(seconds, { one: '# second', other: '# seconds' })}`,
          }))}
          value={String(settings.undoSeconds)}
          onChange={(value) => change({ undoSeconds: undoChoices.find((one) => String(one) === value) ?? 5 })}
        />
      </FieldRow>
      <FieldRow title={t`Enter key`}>
        <Switch
          label={t`Press Enter to send`}
          hint={t`Shift+Enter adds a new line.`}
          checked={settings.enterSends}
          onChange={(enterSends) => change({ enterSends })}
        />
      </FieldRow>
    </SettingsSection>
  )
}
