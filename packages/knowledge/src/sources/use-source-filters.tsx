import { useLingui } from '@lingui/react/macro'
import { type Filter, SegmentedControl } from '@replybay/ui-kit'
import { languageName } from '../model/language-name.ts'
import { knowledgeLanguages, type SourceFilter } from '../model/source-filter.ts'
import { useKindNames } from '../model/use-kind-names.ts'
import { useStateNames } from './use-state-names.ts'

/** What the sources can be narrowed by. */
export function useSourceFilters(
  filter: SourceFilter,
  onChange: (change: Partial<Record<keyof SourceFilter, string | undefined>>) => void,
): Filter[] {
  const { t, i18n } = useLingui()
  const kinds = useKindNames()
  const states = useStateNames()
  const languages = Object.fromEntries(
    knowledgeLanguages.map((code) => [code, languageName(i18n.locale, code)]),
  )
  const one = (
    key: 'kind' | 'state' | 'language',
    label: string,
    options: Readonly<Record<string, string>>,
  ): Filter => {
    const value = filter[key]
    return {
      key,
      label,
      value: value && options[value],
      editor: (
        <SegmentedControl
          label={label}
          value={value ?? ''}
          onChange={(chosen) => onChange({ [key]: chosen })}
          options={Object.entries(options).map(([option, name]) => ({ value: option, label: name }))}
        />
      ),
      onClear: () => onChange({ [key]: undefined }),
    }
  }
  return [
    one('kind', t`Kind`, kinds),
    one('state', t`Status`, states),
    one('language', t`Language`, languages),
  ]
}
