import { useLingui } from '@lingui/react/macro'
import { isLocaleCode, type LocaleCode, locales, useLocale } from '@replybay/i18n'
import type { CannedValues } from './canned-values.ts'

/** A longer text is shown by its beginning. */
const LONGEST = 300

/** How the form says that a colleague changed a text while this person was changing it. */
export function useConflictWords() {
  const { t } = useLingui()
  const labels: Record<Exclude<keyof CannedValues, LocaleCode>, string> = {
    title: t`Title`,
    shortcut: t`Shortcut`,
    tags: t`Tags`,
    afterwards: t`After sending`,
  }
  const { locale } = useLocale()
  const labelOf = (field: keyof CannedValues) => {
    if (!isLocaleCode(field)) return labels[field]
    const name = locales.find(({ code }) => code === field)?.name ?? field
    return t`Text in ${name}`
  }
  return {
    /** For the field: what the team has there now. */
    valueNow(value: string) {
      if (value === '') return t`Your team cleared this field. Save again to keep your version.`
      const shown = value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
      return t`Your team’s version: “${shown}”. Save again to replace it with yours.`
    },
    /** For the form: which texts it is about. */
    summary(fields: readonly (keyof CannedValues)[]) {
      const names = new Intl.ListFormat(locale).format(fields.map(labelOf))
      return t`Your team also changed: ${names}. Your version is kept. Save again to replace theirs.`
    },
  }
}
