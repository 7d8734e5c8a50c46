import type { User } from '@replybay/api-client'

/** Whether there is anything to decide returns by. Of a backend that does not tell the policy, it is believed. */
export function hasReturnPolicy({ returnPolicy, returnPolicyTranslations = {} }: User): boolean {
  if (returnPolicy === undefined) return true
  return [returnPolicy, ...Object.values(returnPolicyTranslations)].some((text) => text.trim() !== '')
}
