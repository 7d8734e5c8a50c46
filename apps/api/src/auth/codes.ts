import { randomInt } from 'node:crypto'
import { hashPassword } from './passwords.ts'

/** How long a code and the token that it answers count; in ms. */
export const CODE_MS = 15 * 60_000

/** How often a code can be tried. */
export const CODE_ATTEMPTS = 5

/** Six digits, and the form in which they are stored: as dear to guess as a password, since there are few of them. */
export async function newCode(): Promise<{ code: string; codeHash: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return { code, codeHash: await hashPassword(code) }
}
