import type { components } from '@replybay/api-client'
import type { CaptchaService } from '../../platform/captcha/service.ts'
import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { authFailures } from './failures.ts'
import type { Call } from '../../platform/contract/handlers.ts'
import { createAddressLimit } from '../../platform/rate-limits/address-limit.ts'
import type { KnownDevices } from '../../platform/rate-limits/known-devices.ts'
import { createRateLimit } from '../../platform/rate-limits/rate-limit.ts'
import { canonicalAddress } from './addresses.ts'
import type { PasswordCheck } from '../../platform/passwords/passwords.ts'
import type { SessionService } from './sessions.ts'
import { findUserByEmail, listRegistrations, lockUsersByEmail } from './store.ts'

const WINDOW_MS = 15 * 60_000
/**
 * Registrations of one address whose passwords are checked, as each check takes time: the newest, owners before
 * others. An older one reads that its password is wrong, not that it has to be validated; its code counts all the same.
 */
const MOST_PASSWORDS = 5

export interface AuthService {
  /**
   * Starts a session.
   *
   * @param sender whom failures count for.
   * @throws Failure `captcha-failed`, `wrong-credentials`, `not-validated`, `overloaded`, or `too-many-requests` after ten
   *   failures of a sender for an address or sixty of a sender within a quarter of an hour.
   */
  signIn(
    credentials: components['schemas']['SignIn'],
    caller: Omit<Call<'signIn'>, 'path' | 'query' | 'body'>,
  ): Promise<string>
}

interface AuthParts {
  database: Database
  captcha: CaptchaService
  passwords: PasswordCheck
  sessions: SessionService
  devices: KnownDevices
}

export function createAuthService(parts: AuthParts): AuthService {
  const { database, captcha, passwords, sessions, devices } = parts
  const perAddress = createAddressLimit(database, {
    name: 'sign-in-address',
    each: 10,
    together: 30,
    windowMs: WINDOW_MS,
    devices,
    challenge: (sender) => captcha.usePass(sender),
  })
  const perSender = createRateLimit(database, {
    name: 'sign-in-sender',
    attempts: 60,
    windowMs: WINDOW_MS,
  })

  /** Whether the password is that of a registration of the address, or of none at all: both take as long. */
  async function isRegistered(email: string, password: string): Promise<boolean> {
    const registrations = await listRegistrations(database.queries, email, MOST_PASSWORDS)
    const [newest, ...older] = registrations.map(({ passwordHash }) => passwordHash)
    if (await passwords.fits(newest, password)) return true
    for (const passwordHash of older) if (await passwords.fits(passwordHash, password)) return true
    return false
  }

  return {
    async signIn(credentials, caller) {
      const { sender, userAgent, isBarred, concerns, keepDevice } = caller
      const email = canonicalAddress(credentials.email)
      // Counted before the password is checked: many tries at once are many tries.
      await perSender.take(sender)
      await captcha.require(credentials.captchaToken, sender)
      await perAddress.take(email, caller)
      const known = await findUserByEmail(database.queries, email)
      const user = known && !isBarred(known.companyId) ? known : undefined
      const isRight = user
        ? await passwords.fits(user.passwordHash, credentials.password)
        : await isRegistered(email, credentials.password)
      if (user) concerns(user.id)
      if (!isRight) throw new Failure(authFailures.wrongCredentials)
      await perSender.giveBack(sender)
      if (!user) throw new Failure(authFailures.notValidated)
      const token = await database.transaction(async (queries) => {
        const accounts = await lockUsersByEmail(queries, email)
        // It may have been changed while this one was looked at, and all sessions ended: it opens none after that.
        const isCurrent = accounts.some(
          (each) => each.id === user.id && each.passwordHash === user.passwordHash,
        )
        if (!isCurrent) throw new Failure(authFailures.wrongCredentials)
        return sessions.start(queries, user.id, userAgent)
      })
      // Not before: anybody can register the address, and has the right password of that registration.
      await perAddress.forget(email, caller)
      keepDevice(await devices.remember(email, user.passwordHash))
      return token
    },
  }
}
