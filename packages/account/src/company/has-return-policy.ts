import type { User } from '@replybay/api-client'
import { locales } from '@replybay/i18n'

/** Whether there is anything to decide returns by. Of a backend that does not tell the policy, it is believed. */
export function hasReturnPolicy({ returnPolicy, returnPolicyTranslations = {} }: User): boolean {
  if (returnPolicy === undefined) return true
  return [returnPolicy, ...Object.values(returnPolicyTranslations)].some((text) => text.trim() !== '')
}

/** The languages whose customers find no policy: there is none of their own, and none for all. */
export function languagesWithoutPolicy({ returnPolicy, returnPolicyTranslations = {} }: User): string[] {
  if (returnPolicy === undefined || returnPolicy.trim() !== '') return []
  return locales.filter(({ code }) => !returnPolicyTranslations[code]?.trim()).map(({ name }) => name)
}
