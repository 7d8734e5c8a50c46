import type { EmailHeader } from '@replybay/api-client'

/** Somebody who writes emails or gets them. */
export type Address = NonNullable<EmailHeader['from']>

/** What a sender or recipient is called. */
export const nameOf = (address: Address | undefined): string =>
  address?.name?.trim() || address?.address || '?'

/** Whose emails a row shows: of those that the shop sent, who gets them. */
export const otherPartyOf = ({ from, to }: EmailHeader, isOwn: boolean): Address | undefined =>
  isOwn ? (to?.[0] ?? from) : from

/** Whether the shop itself wrote an email. */
export const isOwnAddress = (address: Address | undefined, own: string | undefined): boolean =>
  own !== undefined && address?.address.toLowerCase() === own.toLowerCase()

/** The time of an email; the beginning of time where a backend does not tell. */
export const timeOf = ({ date }: Pick<EmailHeader, 'date'>): Date => new Date(date ?? 0)
