import { forgetText, keptKeys } from '@replybay/sync'

const PREFIX = 'replybay:customer-data:'

const keysOf = (userId: string) => `${PREFIX}${userId}:`

/**
 * Where what a person was shown of customers is kept in this browser, by `keepText`. It goes when their session ends,
 * whoever ends it, and when another person signs in. What they typed is a draft.
 * @param subject - What it is for: unique among all features.
 */
export const customerDataKey = (userId: string, subject: string): string => keysOf(userId) + subject

/** Deletes the customer data of every person from this browser, but for that of one. */
export function forgetCustomerData(exceptUserId?: string): void {
  const keys = keptKeys(PREFIX)
  const own = exceptUserId === undefined ? undefined : keysOf(exceptUserId)
  for (const key of keys) if (own === undefined || !key.startsWith(own)) forgetText(key)
}
