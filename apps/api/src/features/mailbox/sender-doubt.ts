/** Whether an email may come from somebody else than it says. */
import { domainToUnicode } from 'node:url'
import type { components } from '@replybay/api-client'
import type { Address } from './tables.ts'

export type SenderDoubt = NonNullable<components['schemas']['EmailHeader']['senderDoubt']>

interface Said {
  from: Address | undefined
  headers: Readonly<Record<string, string>>
}

interface Receiver {
  /** The address of the mailbox. */
  address: string
  /**
   * Whether its own mail server has written the first `Authentication-Results`. A server puts its own above all that an email
   * brings along, so the others are never believed. What was handed over without such a server has none to believe.
   */
  hasChecked: boolean
}

/** @returns undefined where nothing speaks against the sender. */
export function doubtOf({ from, headers }: Said, { address, hasChecked }: Receiver): SenderDoubt | undefined {
  if (!from) return undefined
  if (hasChecked && isFailed(headers['authentication-results'] ?? '')) {
    return { kind: 'failed', reason: 'authentication' }
  }
  const domain = domainOf(from.address)
  if (isMixed(domain)) return { kind: 'look-alike', reason: 'mixed-letters' }
  if (isLike(domain, domainOf(address))) return { kind: 'look-alike', reason: 'own-domain' }
  const named = from.name?.match(ADDRESS)?.[1]
  if (named !== undefined && readable(named) !== domain)
    return { kind: 'look-alike', reason: 'named-address' }
  return undefined
}

/**
 * Whether no program answers an email, since whoever is named as its sender may not have written it. A failed check counts here
 * whoever tells of it: an answer to the wrong person costs more than one that waits.
 */
export function isLeftToPeople({
  senderDoubt,
  headers,
}: Pick<Said, 'headers'> & { senderDoubt: SenderDoubt | null }): boolean {
  return senderDoubt !== null || isFailed(headers['authentication-results'] ?? '')
}

const ADDRESS = /[^\s<>"'(),;:@]+@([^\s<>"'(),;:@]+\.[\p{L}\p{N}-]+)/u

const readable = (domain: string) => domainToUnicode(domain.toLowerCase()) || domain.toLowerCase()
const domainOf = (address: string) => readable(address.slice(address.lastIndexOf('@') + 1))

/** DMARC says whether the sender that people see is the one that was checked; without it both checks have to fail. */
function isFailed(results: string): boolean {
  const of = (method: string) =>
    results.match(new RegExp(String.raw`(?:^|[;\s])${method}\s*=\s*([a-z]+)`, 'iu'))?.[1]?.toLowerCase()
  const dmarc = of('dmarc')
  if (dmarc === 'pass') return false
  return dmarc === 'fail' || (of('spf') === 'fail' && of('dkim') !== 'pass')
}

/** Letters of other alphabets that look like Latin ones. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiјjӏlѕsԁdһhԛqԝwкkмmтtвbнhгrπnοoαaνvρpτtυuκkιiεeɡgıi'.matchAll(/(.)(.)/gu)].map(
    ([, letter = '', latin = '']) => [letter, latin],
  ),
)
const latinOf = (text: string) => text.replaceAll(/./gu, (letter) => ALIKE[letter] ?? letter)

/** A label with letters of several alphabets, or with those of another one that all look like Latin letters. */
function isMixed(domain: string): boolean {
  return domain.split('.').some((label) => {
    const isOther = /[\p{Script=Cyrillic}\p{Script=Greek}ɡı]/u.test(label)
    return isOther && (/[a-z]/u.test(label) || /^[a-z\d-]+$/u.test(latinOf(label)))
  })
}

/** Shorter names are like many. */
const SHORTEST = 6

/** Whether a domain can be taken for another one at a glance. */
function isLike(domain: string, own: string): boolean {
  if (domain === own || domain.endsWith(`.${own}`) || own.endsWith(`.${domain}`)) return false
  const [seen, meant] = [skeletonOf(domain), skeletonOf(own)]
  return seen === meant || (meant.length >= SHORTEST && isOneAway(seen, meant))
}

const skeletonOf = (domain: string) =>
  latinOf(domain.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('0', 'o')
    .replaceAll(/[1|i]/gu, 'l')
    .replaceAll('-', '')

/** Whether one letter more, less or other, or two that changed places, make one of the other. */
function isOneAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [left, right] = [one.slice(start), other.slice(start)]
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  return isSwapped || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)
}
