import type { Queries } from '../../platform/database/database.ts'
import { deleteInvitationOf } from './invitation-store.ts'
import { deleteRegistration, lockUsersByEmail, setValidated } from './store.ts'

interface Claim {
  userId: string
  email: string
  companyId: string
}

/**
 * Makes an address the person's: all other registrations of it end, and so does the invitation that led here.
 *
 * @returns false where another person has proved the address, or the registration is no longer there.
 */
export async function proveAddress(
  queries: Queries,
  { userId, email, companyId }: Claim,
  now: Date,
): Promise<boolean> {
  const all = await lockUsersByEmail(queries, email)
  const own = all.find(({ id }) => id === userId)
  const others = all.filter(({ id }) => id !== userId)
  if (!own || others.some(({ validatedAt }) => validatedAt !== null)) return false
  for (const other of others) await deleteRegistration(queries, other)
  await setValidated(queries, userId, now)
  await deleteInvitationOf(queries, companyId, email)
  return true
}
