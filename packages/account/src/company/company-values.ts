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
    returnDays: user.returnDays?.toString() ?? '',
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

export type CompanyValues = ReturnType<typeof companyValues>

/** What a person typed, without the white space around it; what they left alone as it was. */
export function trimChanges(seen: CompanyValues, typed: CompanyValues): CompanyValues {
  const texts = textFields.map((name) => [name, typed[name] === seen[name] ? seen[name] : typed[name].trim()])
  return { ...typed, ...Object.fromEntries(texts) }
}

const textFields = [
  'appName',
  'description',
  'street',
  'postalCode',
  'city',
  'returnPolicy',
  'returnDays',
  ...Object.values(policyFields),
] as const

type Call = 'company' | 'policy' | 'details'

/** Which call sends a field. */
const callOf = {
  appName: 'company',
  description: 'company',
  returnPolicy: 'policy',
  returnDays: 'policy',
  policyInEnglish: 'policy',
  policyInFrench: 'policy',
  policyInSpanish: 'policy',
  timeZone: 'details',
  street: 'details',
  postalCode: 'details',
  city: 'details',
  country: 'details',
} satisfies Record<keyof CompanyValues, Call>

// Sound: it has these keys, and no others.
const fields = Object.keys(callOf) as (keyof CompanyValues)[]

type Changed = (name: keyof CompanyValues) => boolean

/**
 * What has to be sent so that a company becomes what the form says: the bodies of the calls, each absent where nothing
 * of it changed.
 * @param now - What the server has.
 * @param hasDetails - Whether the backend knows more than the documented fields.
 */
export function companyChanges(now: CompanyValues, values: CompanyValues, hasDetails: boolean) {
  const isChanged: Changed = (name) => values[name] !== now[name]
  const isNeeded = (call: Call) => fields.some((name) => callOf[name] === call && isChanged(name))
  return {
    company: isNeeded('company') ? companyBody(now, values, hasDetails) : undefined,
    policy: isNeeded('policy') ? policyBody(now, values, hasDetails) : undefined,
    details: hasDetails ? detailsBody(values, isChanged) : undefined,
  }
}

function companyBody(
  now: CompanyValues,
  { appName, description }: CompanyValues,
  hasDetails: boolean,
): RequestBody<'updateCompany'> {
  const seen = { appName: now.appName, description: now.description }
  return { appName, description, ...(hasDetails && { seen }) }
}

function policyBody(
  now: CompanyValues,
  values: CompanyValues,
  hasDetails: boolean,
): RequestBody<'setReturnPolicy'> {
  const { returnPolicy, returnDays } = values
  if (!hasDetails) return { returnPolicy }
  const seen = { returnPolicy: now.returnPolicy, translations: translationsIn(now) }
  return {
    returnPolicy,
    translations: translationsIn(values),
    ...(returnDays !== now.returnDays && { returnDays: returnDays === '' ? null : Number(returnDays) }),
    seen,
  }
}

function translationsIn(values: CompanyValues) {
  const texts = Object.entries(policyFields).map(([locale, field]) => [locale, values[field]] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/** An empty field takes away what was there. */
function detailsBody(
  { timeZone, street, postalCode, city, country }: CompanyValues,
  isChanged: Changed,
): RequestBody<'updateCompanyDetails'> | undefined {
  const address = {
    ...(isChanged('street') && { street: street || null }),
    ...(isChanged('postalCode') && { postalCode: postalCode || null }),
    ...(isChanged('city') && { city: city || null }),
    ...(isChanged('country') && { country }),
  }
  const body = {
    ...(isChanged('timeZone') && { timeZone }),
    ...(Object.keys(address).length > 0 && { address }),
  }
  return Object.keys(body).length > 0 ? body : undefined
}
