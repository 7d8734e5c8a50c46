import { useLingui } from '@lingui/react/macro'
import { locales, useLocale } from '@replybay/i18n'
import { type CompanyValues, policyFields } from './company-values.ts'

type Field = keyof CompanyValues

/** What fields of the company are called, in a sentence about them. The policy is named once, with its languages. */
export function useFieldLabels(): (fields: readonly Field[]) => string[] {
  const { t } = useLingui()
  const { locale } = useLocale()
  const labels: Record<Exclude<Field, PolicyField>, string> = {
    appName: t`Name`,
    description: t`Description`,
    timeZone: t`Time zone`,
    street: t`Street address`,
    postalCode: t`Postal code`,
    city: t`City`,
    country: t`Country`,
    returnDays: t`Days to return`,
  }
  function policyLabel(fields: readonly PolicyField[]): string {
    if (fields.join() === 'returnPolicy') return t`Return policy`
    const languages = fields.map(
      (field) => locales.find(({ code }) => policyFields[code] === field)?.name ?? t`All languages`,
    )
    return t`Return policy (${new Intl.ListFormat(locale).format(languages)})`
  }
  return (fields) => {
    const policies = fields.filter(isPolicy)
    const others = fields.flatMap((field) => (isPolicy(field) ? [] : [labels[field]]))
    return policies.length > 0 ? [...others, policyLabel(policies)] : others
  }
}

type PolicyField = 'returnPolicy' | (typeof policyFields)[keyof typeof policyFields]

function isPolicy(field: Field): field is PolicyField {
  return field === 'returnPolicy' || Object.values(policyFields).some((name) => name === field)
}
