import { Plural, Trans } from '@lingui/react/macro'
import { useLocale } from '@replybay/i18n'
import type { SettingName } from './settings-values.ts'
import { useSettingLabels } from './use-setting-labels.ts'

/** For the save bar: how many settings were changed, and which. */
export function ChangedSettings({ names }: { names: readonly SettingName[] }) {
  const { locale } = useLocale()
  const labels = useSettingLabels()
  const listed = new Intl.ListFormat(locale).format(names.map((name) => labels[name]))
  const count = names.length
  return (
    <Trans>
      <b>
        <Plural value={count} one="# change not saved:" other="# changes not saved:" />
      </b>{' '}
      {listed}
    </Trans>
  )
}
