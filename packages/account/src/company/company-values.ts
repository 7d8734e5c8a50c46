import type { RequestBody, User } from '@replybay/api-client'

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
  }
}

type Details = Omit<ReturnType<typeof companyValues>, 'returnPolicy'>

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
