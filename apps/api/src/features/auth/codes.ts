import { createHash, randomInt } from 'node:crypto'
import { hashPassword } from '../../platform/passwords/passwords.ts'

/** How long a code and the token that it answers count; in ms. */
export const CODE_MS = 15 * 60_000

/** Six digits, and the form in which they are stored. */
export async function newCode(address: string): Promise<{ code: string; codeHash: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return { code, codeHash: await hashCode(code, address) }
}

/**
 * The form in which a code is stored and looked up: as dear to guess as a password, since there are few of them. The
 * salt is the address's, so that one hash finds the code among all that were mailed to it.
 */
export function hashCode(code: string, address: string): Promise<string> {
  return hashPassword(code, createHash('sha256').update(address).digest().subarray(0, 16))
}
