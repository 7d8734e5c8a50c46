import { useLingui } from '@lingui/react/macro'
import { locales } from '@replybay/i18n'
import { type CompanyValues, policyFields } from './company-values.ts'

/** What each field of the company is called, in a sentence about it. */
export function useFieldLabels(): (field: keyof CompanyValues) => string {
  const { t } = useLingui()
  const labels: Record<keyof CompanyValues, string> = {
    appName: t`Name`,
    description: t`Description`,
    timeZone: t`Time zone`,
    street: t`Street address`,
    postalCode: t`Postal code`,
    city: t`City`,
    country: t`Country`,
    returnPolicy: t`Return policy`,
    policyInEnglish: t`Return policy`,
    policyInFrench: t`Return policy`,
    policyInSpanish: t`Return policy`,
  }
  return (field) => {
    const language = locales.find(({ code }) => policyFields[code] === field)
    return language ? t`${labels[field]} (${language.name})` : labels[field]
  }
}
