import type { Queries } from '../../platform/database/database.ts'
import { hashToken, newToken } from '../../platform/secrets/tokens.ts'
import { insertReset } from './store.ts'

interface ResetLink {
  userId: string
  expiresAt: Date
  /** Where people open the dashboard. */
  dashboardOrigin: string
}

/**
 * A link that sets a new password and proves the address, once. Every mail with a code holds one: guesses of other
 * people at the code can't use it up.
 *
 * @returns its address.
 */
export async function insertResetLink(
  queries: Queries,
  { userId, expiresAt, dashboardOrigin }: ResetLink,
): Promise<string> {
  const token = newToken('reset')
  await insertReset(queries, { tokenHash: hashToken(token), userId, expiresAt })
  // Behind the number sign, so that no log of a server or proxy holds it.
  return `${dashboardOrigin}/forgot-password#reset=${token}`
}
