import { useLingui } from '@lingui/react/macro'
import { locales, useLocale } from '@replybay/i18n'
import { countriesIn } from './countries.ts'
import { type CompanyValues, policyFields } from './company-values.ts'

/** A longer text is shown by its beginning. */
const LONGEST = 300

/** How the form says that another person changed a field while this one was changing it. */
export function useMeanwhileWords() {
  const { t } = useLingui()
  const { locale } = useLocale()
  const labels: Record<keyof CompanyValues, string> = {
    appName: t`Name of your shop`,
    description: t`What the company does`,
    timeZone: t`Time zone`,
    street: t`Street and number`,
    postalCode: t`Postal code`,
    city: t`City`,
    country: t`Country`,
    returnPolicy: t`Return policy`,
    policyInEnglish: t`Return policy`,
    policyInFrench: t`Return policy`,
    policyInSpanish: t`Return policy`,
  }
  const labelOf = (field: keyof CompanyValues) => {
    const language = locales.find(({ code }) => policyFields[code] === field)
    return language ? `${labels[field]} (${language.name})` : labels[field]
  }
  return {
    /** For the field: what is there now. */
    valueNow(field: keyof CompanyValues, value: string | null) {
      if (!value) return t`It is empty now. Save again to store what you typed.`
      const name =
        field === 'country' && countriesIn(locale).find((country) => country.value === value)?.label
      const shown = name || (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value)
      return t`It is now “${shown}”. Save again to replace it.`
    },
    /** For the bar: which fields it is about. */
    summary(fields: readonly (keyof CompanyValues)[]) {
      const names = fields.map(labelOf).join(', ')
      return t`Your team changed this meanwhile: ${names}. What you typed is kept: save again to replace theirs.`
    },
  }
}
