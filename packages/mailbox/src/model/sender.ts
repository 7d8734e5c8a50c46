import type { EmailHeader } from '@replybay/api-client'

/** Somebody who writes emails or gets them. */
export type Address = NonNullable<EmailHeader['from']>

/** What a sender or recipient is called. */
export const nameOf = (address: Address | undefined): string =>
  address?.name?.trim() || address?.address || '?'

/** What an email calls whoever has an address, else the address. */
export function nameIn(
  email: { from?: Address; to?: readonly Address[]; cc?: readonly Address[] } | undefined,
  address: string,
): string {
  const { from, to = [], cc = [] } = email ?? {}
  const known = [...(from ? [from] : []), ...to, ...cc]
  return nameOf(known.find((each) => each.address.toLowerCase() === address.toLowerCase()) ?? { address })
}

/** A sender or recipient by name and address. */
export const inFull = ({ name, address }: Address): string => (name ? `${name} <${address}>` : address)

/** Whose emails a row shows: of those that the shop sent, who gets them. */
export const otherPartyOf = ({ from, to }: EmailHeader, isOwn: boolean): Address | undefined =>
  isOwn ? (to?.[0] ?? from) : from

/** Whether the shop itself wrote an email. */
export const isOwnAddress = (address: Address | undefined, own: string | undefined): boolean =>
  own !== undefined && address?.address.toLowerCase() === own.toLowerCase()

/** The time of an email; the beginning of time where a backend does not tell. */
export const timeOf = ({ date }: Pick<EmailHeader, 'date'>): Date => new Date(date ?? 0)
