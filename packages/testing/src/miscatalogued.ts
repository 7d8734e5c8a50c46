import type { MessageDescriptor } from '@lingui/core'
import { errorCatalogue } from '@replybay/api-client'

type Wording = Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>>

/** The entries of a feature's wording whose English (US) is not the contract's, letter for letter. */
export function miscatalogued(wording: Wording): string[] {
  const catalogue: Readonly<Record<string, Readonly<Record<string, string>>>> = errorCatalogue
  return Object.entries(wording).flatMap(([operation, entries]) =>
    Object.entries(entries)
      .filter(([key, { message }]) => message !== catalogue[operation]?.[key])
      .map(
        ([key, { message }]) =>
          `${operation} ${key}: "${message}" is catalogued as "${catalogue[operation]?.[key]}"`,
      ),
  )
}
