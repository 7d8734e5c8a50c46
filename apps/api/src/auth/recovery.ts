import type { components } from '@replybay/api-client'
import type { CaptchaService } from '../captcha/service.ts'
import type { Database } from '../database/database.ts'
import { Failure } from '../failure.ts'
import type { Resetter } from '../handlers.ts'
import { mailTexts } from '../mail/mail-texts.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createRateLimit, type RateLimit } from '../rate-limits/rate-limit.ts'
import { canonicalAddress } from './addresses.ts'
import { CODE_ATTEMPTS, CODE_MS, newCode } from './codes.ts'
import { takingAtLeast } from './even-time.ts'
import { deleteInvitationOf } from './invitation-store.ts'
import { requireStrongPassword } from './password-strength.ts'
import { hashPassword, type PasswordCheck } from './passwords.ts'
import type { SessionService } from './sessions.ts'
import {
  deleteSessionsOf,
  endResets,
  findResetUser,
  findUserByEmail,
  findUserById,
  insertReset,
  putCode,
  setPassword,
  setValidated,
  takeCodeAttempt,
  useCode,
} from './store.ts'
import { hashToken, newToken } from './tokens.ts'

const WINDOW_MS = 15 * 60_000
/** Longer than making and storing a code takes, so that an unknown address takes as long; in ms. */
const EVEN_MS = 250

interface CodeCaller {
  sender: string
  userAgent: string
}

export interface RecoveryService {
  /**
   * Mails a code, if the address is known; neither the result nor its time tells.
   *
   * @throws Failure `captcha-failed`, or `too-many-requests` after five for an address or thirty from a sender within
   *   a quarter of an hour.
   */
  generateCode(request: components['schemas']['CodeRequest'], sender: string): Promise<void>
  /**
   * @returns a token: of a session, or of a password reset.
   * @throws Failure `wrong-code`, or `too-many-requests` after fifteen for an address or sixty from a sender within a
   *   quarter of an hour.
   */
  validateCode(code: components['schemas']['Code'], caller: CodeCaller): Promise<string>
  /**
   * Sets a new password and ends all sessions.
   *
   * @throws Failure `weak-password`, or `unauthorized` if it was done already.
   */
  resetPassword(resetter: Resetter, password: string): Promise<void>
  /** Who may reset their password with this token. */
  findResetter(token: string): Promise<Resetter | undefined>
}

interface RecoveryParts {
  database: Database
  captcha: CaptchaService
  passwords: PasswordCheck
  sessions: SessionService
  outbox: Outbox
  codesPerAddress: RateLimit
  isBarred: (companyId: string) => boolean
}

/** @see specification §4, §7, Auth */
export function createRecoveryService(parts: RecoveryParts): RecoveryService {
  const { database, captcha, passwords, sessions, outbox, codesPerAddress, isBarred } = parts
  const windowMs = WINDOW_MS
  const codesPerSender = createRateLimit(database, { name: 'code-sender', attempts: 30, windowMs })
  const triesPerAddress = createRateLimit(database, { name: 'code-try-address', attempts: 15, windowMs })
  const triesPerSender = createRateLimit(database, { name: 'code-try-sender', attempts: 60, windowMs })

  async function findUser(email: string) {
    const user = await findUserByEmail(database.queries, email)
    return user && !isBarred(user.companyId) ? user : undefined
  }

  async function mailCode(email: string, isReset: boolean): Promise<void> {
    const user = await findUser(email)
    const { code, codeHash } = await newCode()
    if (!user) return
    const purpose = isReset || user.validatedAt ? 'reset' : 'validation'
    const content = mailTexts[user.locale][purpose](user.name, code)
    await database.transaction(async (queries) => {
      const expiresAt = new Date(Date.now() + CODE_MS)
      await putCode(queries, { userId: user.id, codeHash, purpose, expiresAt })
      await outbox.add(queries, {
        companyId: user.companyId,
        recipient: email,
        locale: user.locale,
        content,
      })
    })
    outbox.wake()
  }

  return {
    async generateCode({ email, purpose, captchaToken }, sender) {
      await codesPerSender.take(sender)
      await captcha.require(captchaToken, sender)
      const address = canonicalAddress(email)
      await codesPerAddress.take(address)
      await takingAtLeast(EVEN_MS, () => mailCode(address, purpose === 'reset'))
    },
    async validateCode({ email, code }, { sender, userAgent }) {
      if (email === undefined) {
        throw new Failure('invalid-request', { fields: [{ path: '/body/email', message: 'is missing' }] })
      }
      const address = canonicalAddress(email)
      await triesPerSender.take(sender)
      await triesPerAddress.take(address)
      const user = await findUser(address)
      // Asked for nobody, too: the same queries for every address.
      const stored = await takeCodeAttempt(database.queries, user?.id ?? '', CODE_ATTEMPTS, new Date())
      if (!(await passwords.fits(stored?.codeHash, code)) || !user || !stored) throw new Failure('wrong-code')
      const token = await database.transaction(async (queries) => {
        if (!(await useCode(queries, stored))) throw new Failure('wrong-code')
        const now = new Date()
        if (stored.purpose === 'reset') {
          const resetToken = newToken('reset')
          const expiresAt = new Date(now.getTime() + CODE_MS)
          await insertReset(queries, { tokenHash: hashToken(resetToken), userId: user.id, expiresAt })
          return resetToken
        }
        await setValidated(queries, user.id, now)
        await deleteInvitationOf(queries, user.companyId, address)
        return sessions.start(queries, user.id, userAgent)
      })
      await triesPerSender.giveBack(sender)
      await triesPerAddress.forget(address)
      return token
    },
    async resetPassword({ userId }, password) {
      const user = await findUserById(database.queries, userId)
      if (!user) throw new Failure('unauthorized')
      await requireStrongPassword(password, [user.email, user.name, user.companyName])
      const passwordHash = await hashPassword(password)
      await database.transaction(async (queries) => {
        if (!(await endResets(queries, userId))) throw new Failure('unauthorized')
        await setPassword(queries, userId, passwordHash)
        await setValidated(queries, userId, new Date())
        await deleteInvitationOf(queries, user.companyId, user.email)
        await deleteSessionsOf(queries, userId)
        const { companyId, email: recipient, locale } = user
        const content = mailTexts[locale].passwordChanged(user.name)
        await outbox.add(queries, { companyId, recipient, locale, content })
      })
      outbox.wake()
    },
    async findResetter(token) {
      const found = await findResetUser(database.queries, hashToken(token), new Date())
      return found && !isBarred(found.companyId) ? { kind: 'reset', userId: found.userId } : undefined
    },
  }
}
