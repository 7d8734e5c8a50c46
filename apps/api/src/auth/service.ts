import type { components } from '@replybay/api-client'
import type { CaptchaService } from '../captcha/service.ts'
import type { Database } from '../database/database.ts'
import { Failure } from '../failure.ts'
import { createRateLimit } from '../rate-limits/rate-limit.ts'
import { canonicalAddress } from './addresses.ts'
import type { PasswordCheck } from './passwords.ts'
import type { SessionService } from './sessions.ts'
import { findUserByEmail } from './store.ts'

const WINDOW_MS = 15 * 60_000

export interface AuthService {
  /**
   * Starts a session.
   *
   * @param sender whom failures count for.
   * @throws Failure `captcha-failed`, `wrong-credentials`, `not-validated`, or `too-many-requests` after ten
   *   failures for an address or sixty from a sender within a quarter of an hour.
   */
  signIn(
    credentials: components['schemas']['SignIn'],
    caller: { sender: string; userAgent: string },
  ): Promise<string>
}

interface AuthParts {
  database: Database
  captcha: CaptchaService
  passwords: PasswordCheck
  sessions: SessionService
  /** Whether nobody of this company may sign in. */
  isBarred: (companyId: string) => boolean
}

export function createAuthService(parts: AuthParts): AuthService {
  const { database, captcha, passwords, sessions, isBarred } = parts
  const perAddress = createRateLimit(database, {
    name: 'sign-in-address',
    attempts: 10,
    windowMs: WINDOW_MS,
  })
  const perSender = createRateLimit(database, {
    name: 'sign-in-sender',
    attempts: 60,
    windowMs: WINDOW_MS,
  })

  return {
    async signIn(credentials, { sender, userAgent }) {
      const email = canonicalAddress(credentials.email)
      // Counted before the password is checked: many tries at once are many tries.
      await perSender.take(sender)
      await captcha.require(credentials.captchaToken, sender)
      await perAddress.take(email)
      const known = await findUserByEmail(database.queries, email)
      const user = known && !isBarred(known.companyId) ? known : undefined
      if (!(await passwords.fits(user?.passwordHash, credentials.password)) || !user) {
        throw new Failure('wrong-credentials')
      }
      await perSender.giveBack(sender)
      await perAddress.forget(email)
      if (!user.validatedAt) throw new Failure('not-validated')
      return sessions.start(database.queries, user.id, userAgent)
    },
  }
}
