import { useLingui } from '@lingui/react/macro'
import { channelLabel, type Filter, SegmentedControl } from '@replybay/ui-kit'
import { languageName } from '../model/language-name.ts'
import { knowledgeLanguages } from '../model/source-filter.ts'
import type { GapFilter } from './gap-filter.ts'

const channels = ['web', 'whatsapp', 'messenger', 'telegram', 'discord', 'instagram']

/** What the questions can be narrowed by. */
export function useGapFilters(
  { days, language, channel, state }: GapFilter,
  onChange: (change: Partial<Record<keyof GapFilter, string | undefined>>) => void,
): Filter[] {
  const { t, i18n } = useLingui()
  const languageNames = Object.fromEntries(
    knowledgeLanguages.map((code) => [code, languageName(i18n.locale, code)]),
  )
  const channelNames = Object.fromEntries(channels.map((one) => [one, i18n._(channelLabel(one))]))
  const ranges = { 7: t`Last 7 days`, 30: t`Last 30 days`, 90: t`Last 90 days` }
  const one = (
    key: keyof GapFilter,
    label: string,
    value: string | undefined,
    options: Readonly<Record<string, string>>,
  ): Filter => ({
    key,
    label,
    value: value && (options[value] ?? value),
    editor: (
      <SegmentedControl
        label={label}
        value={value ?? ''}
        onChange={(chosen) => onChange({ [key]: chosen })}
        options={Object.entries(options).map(([option, name]) => ({ value: option, label: name }))}
      />
    ),
    onClear: () => onChange({ [key]: undefined }),
  })
  return [
    one('days', t`Date range`, days && String(days), ranges),
    one('language', t`Language`, language, languageNames),
    one('state', t`List`, state, { left: t`Left to support` }),
    one('channel', t`Channel`, channel, channelNames),
  ]
}
