import { useLingui } from '@lingui/react/macro'
import { useLocale } from '@replybay/i18n'
import { countriesIn } from './countries.ts'
import type { CompanyValues } from './company-values.ts'
import { timeZoneLabel } from './time-zones.ts'
import { useFieldLabels } from './use-field-labels.ts'

/** A longer text is shown by its beginning. */
const LONGEST = 300

/** How the form says that another person changed a field while this one was changing it. */
export function useConflictWords() {
  const { t } = useLingui()
  const { locale } = useLocale()
  const labelsOf = useFieldLabels()
  return {
    /** For the field: what is there now. */
    valueNow(field: keyof CompanyValues, value: string | null) {
      if (!value) return t`Your team cleared this field. Save again to keep your version.`
      const name =
        field === 'country' && countriesIn(locale).find((country) => country.value === value)?.label
      const zone = field === 'timeZone' && timeZoneLabel(value)
      const shown = name || zone || (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value)
      return t`Your team’s version: “${shown}”. Save again to replace it with yours.`
    },
    /** For the bar: which fields it is about. */
    summary(fields: readonly (keyof CompanyValues)[]) {
      const names = new Intl.ListFormat(locale).format(labelsOf(fields))
      return t`Your team also changed: ${names}. Your version is kept. Save again to replace theirs.`
    },
  }
}
