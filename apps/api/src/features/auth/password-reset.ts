import { Failure } from '../../platform/contract/failure.ts'
import type { ResetGrant } from '../../platform/contract/handlers.ts'
import type { Database } from '../../platform/database/database.ts'
import { authMails } from './mails/auth-mails.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { PasswordStrength } from '../../platform/passwords/password-strength.ts'
import { hashPassword } from '../../platform/passwords/passwords.ts'
import { createRateLimit } from '../../platform/rate-limits/rate-limit.ts'
import { hashToken } from '../../platform/secrets/tokens.ts'
import { proveAddress } from './proved-address.ts'
import {
  deleteSessionsOf,
  endResets,
  findResetUser,
  findUserById,
  lockUsersByEmail,
  setPassword,
} from './store.ts'

export interface PasswordReset {
  /**
   * Sets a new password and ends all sessions.
   *
   * @param over aborts when the caller has left.
   * @throws Failure `weak-password`, `overloaded`, `too-many-requests`, or `unauthorized` if it was done already.
   */
  set(grant: ResetGrant, password: string, over: AbortSignal): Promise<void>
  /** Who may reset their password with this token. */
  findResetGrant(token: string): Promise<ResetGrant | undefined>
}

interface PasswordResetParts {
  database: Database
  outbox: Outbox
  strength: PasswordStrength
}

/** @see specification §4, §7, Auth */
export function createPasswordReset({ database, outbox, strength }: PasswordResetParts): PasswordReset {
  const resetsPerPerson = createRateLimit(database, {
    name: 'reset-try',
    attempts: 10,
    windowMs: 15 * 60_000,
  })
  return {
    async set({ userId }, password, over) {
      await resetsPerPerson.take(userId)
      const user = await findUserById(database.queries, userId)
      if (!user) throw new Failure('unauthorized')
      const { companyId, email, locale, name } = user
      await strength.require(password, [email, name, user.companyName], { over })
      const passwordHash = await hashPassword(password)
      await database.transaction(async (queries) => {
        await lockUsersByEmail(queries, email)
        if (!(await endResets(queries, userId))) throw new Failure('unauthorized')
        await setPassword(queries, userId, passwordHash)
        if (!(await proveAddress(queries, { userId, email, companyId }, new Date()))) {
          throw new Failure('unauthorized')
        }
        await deleteSessionsOf(queries, userId)
        const content = authMails[locale].passwordChanged(name)
        await outbox.add(queries, { companyId, recipient: email, locale, content })
      })
    },
    async findResetGrant(token) {
      const found = await findResetUser(database.queries, hashToken(token), new Date())
      return found && { kind: 'reset', ...found }
    },
  }
}
