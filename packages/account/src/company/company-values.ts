import type { RequestBody, User } from '@replybay/api-client'
import type { LocaleCode } from '@replybay/i18n'

/** What the form holds of a company. */
export function companyValues(user: User) {
  const { companyAddress: address = {} } = user
  return {
    appName: user.companyNameRaw ?? '',
    description: user.companyDescription ?? '',
    timeZone: user.companyTimeZone ?? null,
    street: address.street ?? '',
    postalCode: address.postalCode ?? '',
    city: address.city ?? '',
    country: address.country ?? null,
    returnPolicy: user.returnPolicy ?? '',
    ...policyValues(user),
  }
}

/** Where the form holds the policy for customers of a language. */
export const policyFields = {
  'en-US': 'policyInEnglish',
  'fr-FR': 'policyInFrench',
  'es-ES': 'policyInSpanish',
} as const satisfies Record<LocaleCode, string>

type PolicyField = (typeof policyFields)[LocaleCode]

function policyValues({ returnPolicyTranslations: texts = {} }: User): Record<PolicyField, string> {
  return {
    policyInEnglish: texts['en-US'] ?? '',
    policyInFrench: texts['fr-FR'] ?? '',
    policyInSpanish: texts['es-ES'] ?? '',
  }
}

/** What is sent of the policy; its translations only where the backend knows them. */
export function policyChange(
  values: Record<PolicyField | 'returnPolicy', string>,
  hasDetails: boolean,
): RequestBody<'setReturnPolicy'> {
  const texts = Object.entries(policyFields).map(([locale, field]) => [locale, values[field].trim()] as const)
  const translations = Object.fromEntries(texts.filter(([, text]) => text !== ''))
  return { returnPolicy: values.returnPolicy, ...(hasDetails && { translations }) }
}

type Details = Omit<ReturnType<typeof companyValues>, 'returnPolicy' | PolicyField>

/** What is sent of it; the details only where the backend knows them. */
export function companyChange(details: Details, hasDetails: boolean): RequestBody<'updateCompany'> {
  const { appName, description, timeZone, street, postalCode, city, country } = details
  const company = { appName: appName.trim(), description: description.trim() }
  if (!hasDetails) return company
  return {
    ...company,
    ...(timeZone && { timeZone }),
    address: {
      ...(street.trim() && { street: street.trim() }),
      ...(postalCode.trim() && { postalCode: postalCode.trim() }),
      ...(city.trim() && { city: city.trim() }),
      ...(country && { country }),
    },
  }
}
