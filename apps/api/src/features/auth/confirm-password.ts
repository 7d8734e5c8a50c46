import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { authFailures } from './failures.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import { createRateLimit } from '../../platform/rate-limits/rate-limit.ts'
import type { PasswordCheck } from '../../platform/passwords/passwords.ts'
import { findUserById } from './store.ts'

/**
 * Before what a stolen session must not be enough for.
 *
 * @throws Failure `invalid-password`, `overloaded`, or `too-many-requests` after ten wrong ones within a quarter of an hour.
 */
export type ConfirmPassword = (person: Person, password: string) => Promise<void>

export function createConfirmPassword(database: Database, passwords: PasswordCheck): ConfirmPassword {
  const attempts = createRateLimit(database, {
    name: 'confirm-password',
    attempts: 10,
    windowMs: 15 * 60_000,
  })
  return async ({ userId }, password) => {
    await attempts.take(userId)
    const user = await findUserById(database.queries, userId)
    if (!(await passwords.fits(user?.passwordHash, password))) throw new Failure(authFailures.invalidPassword)
    await attempts.forget(userId)
  }
}
