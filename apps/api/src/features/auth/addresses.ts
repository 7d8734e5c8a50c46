/** Addresses of people: one form for each, and none that only looks like another. */
import { domainToUnicode } from 'node:url'
import { Failure } from '../../platform/contract/failure.ts'
import { authFailures } from './failures.ts'

/** Alphabets whose letters look like those of another. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]

/** A word of nothing but these reads as a Latin one. */
const READS_AS_LATIN = /^[асԁеһіјӏорԛѕԝхуьҽпгѵѡοανρτυχ\d-]+$/u

/** The one form in which an address is stored and looked up. */
export function canonicalAddress(address: string): string {
  return address.trim().toLowerCase()
}

/**
 * As `canonicalAddress`, for an address that an account is to have.
 *
 * @throws Failure `refused-address` for a domain that can be taken for another.
 */
export function newAddress(address: string): string {
  const canonical = canonicalAddress(address)
  if (isDeceptive(canonical)) throw new Failure(authFailures.refusedAddress)
  return canonical
}

/** Whether a part of the domain mixes alphabets, or imitates Latin with another. */
export function isDeceptive(address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return domainToUnicode(domain)
    .split('.')
    .some((label) => {
      const alphabets = ALPHABETS.filter((alphabet) => alphabet.test(label))
      return alphabets.length > 1 || (/\P{ASCII}/u.test(label) && READS_AS_LATIN.test(label))
    })
}
