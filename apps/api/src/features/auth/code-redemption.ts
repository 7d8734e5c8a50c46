import type { components } from '@replybay/api-client'
import type { CaptchaService } from '../../platform/captcha/service.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { authFailures } from './failures.ts'
import type { Call } from '../../platform/contract/handlers.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { createAddressLimit, type Attempt } from '../../platform/rate-limits/address-limit.ts'
import type { KnownDevices } from '../../platform/rate-limits/known-devices.ts'
import { createRateLimit } from '../../platform/rate-limits/rate-limit.ts'
import { hashToken, newToken } from '../../platform/secrets/tokens.ts'
import { canonicalAddress } from './addresses.ts'
import { budgetOf, firstGuesses, mailedCodes, otherGuesses } from './code-limits.ts'
import { CODE_MS, hashCode } from './codes.ts'
import { proveAddress } from './proved-address.ts'
import type { SessionService } from './sessions.ts'
import {
  findNewestCode,
  findOwnRegistration,
  findUserByEmail,
  insertReset,
  listRegistrations,
  MOST_REGISTRATIONS,
  lockUsersByEmail,
  useCode,
} from './store.ts'

type Code = components['schemas']['Code']
type CodeToken = components['schemas']['CodeToken']['data']
type Caller = Omit<Call<'validateCode'>, 'path' | 'query' | 'body'>

const WINDOW_MS = 15 * 60_000

export interface CodeRedemption {
  /**
   * The code of a request counts with the request's secret. Without one, the newest code of the address counts alone.
   *
   * @returns a token, and what it is for: without the secret of a registration, never a session of it.
   * @throws Failure `wrong-code`, `captcha-failed`, `overloaded`, or `too-many-requests` after sixty wrong ones of a sender within a
   *   quarter of an hour, five of a sender for an address, and twenty for an address in a day, and twenty of those who signed in to
   *   it before, beside the first at each code with its `request` or `registration`.
   */
  validateCode(code: Code, caller: Caller): Promise<CodeToken>
}

interface CodeRedemptionParts {
  database: Database
  captcha: CaptchaService
  sessions: SessionService
  devices: KnownDevices
  /** Whether a registration answers its secret. */
  additions: boolean
}

/** @see specification §4, §7, Auth */
export function createCodeRedemption(parts: CodeRedemptionParts): CodeRedemption {
  const { database, captcha, sessions, devices, additions } = parts
  const windowMs = WINDOW_MS
  const triesPerSender = createRateLimit(database, { name: 'code-try-sender', attempts: 60, windowMs })
  const triesPerAddress = createAddressLimit(database, {
    name: 'code-try-address',
    each: 5,
    together: 15,
    windowMs,
    devices,
    challenge: (sender) => captcha.usePass(sender),
  })
  const firsts = firstGuesses(database)
  const others = otherGuesses(database)
  const mailed = mailedCodes(database, devices)

  /** Whose codes a code may be, and which lead to what. With its secret, it is the registration's alone. */
  async function findCandidates(
    email: string,
    registration: string | undefined,
    isBarred: Caller['isBarred'],
  ) {
    const user = await findUserByEmail(database.queries, email)
    if (user) {
      return isBarred(user.companyId) ? [] : [{ ...user, takes: 'reset-codes' as const }]
    }
    const own = await findOwnRegistration(database.queries, email, registration)
    if (own) return [{ ...own, takes: 'any' as const }]
    const registrations = await listRegistrations(database.queries, email, MOST_REGISTRATIONS)
    const takes = takenWithoutSecret(registrations.length, registration)
    return registrations.map((one) => ({ ...one, takes }))
  }

  /**
   * A registration is proved in the browser that made it: elsewhere the address's owner would open an account whose
   * password is another person's. Without additions no browser has a secret, and the only registration is proved
   * anywhere. Of several, only a code for a new password tells which one is the address's.
   */
  function takenWithoutSecret(count: number, registration: string | undefined) {
    if (count !== 1 || registration) return 'reset-codes' as const
    return additions ? ('any-to-reset' as const) : ('any' as const)
  }

  /** Counts a try. @returns what takes it back where the code is right. */
  async function countTry(address: string, attempt: Attempt, secretHash: string | undefined) {
    const begin = async () => {
      await mailed.forget(address, attempt.device)
      await triesPerAddress.forget(address, attempt)
    }
    // Also of a secret that is none: nothing tells whose address is known.
    if (secretHash !== undefined && (await firsts.countOver(secretHash)) === 0) return begin
    // Before the day's: what is refused here is no guess, and uses up none of them.
    await triesPerAddress.take(address, attempt)
    const guessers = await budgetOf(devices, address, attempt.device)
    await others.take(guessers)
    return async () => {
      await others.giveBack(guessers)
      await begin()
    }
  }

  async function redeem(
    queries: Queries,
    {
      user,
      purpose,
    }: { user: { id: string; companyId: string; email: string }; purpose: 'validation' | 'reset' },
    userAgent: string,
  ): Promise<CodeToken> {
    const now = new Date()
    if (purpose === 'reset') {
      const token = newToken('reset')
      const expiresAt = new Date(now.getTime() + CODE_MS)
      await insertReset(queries, { tokenHash: hashToken(token), userId: user.id, expiresAt })
      return { token, purpose: 'reset' }
    }
    if (!(await proveAddress(queries, { userId: user.id, ...user }, now)))
      throw new Failure(authFailures.wrongCode)
    return { token: await sessions.start(queries, user.id, userAgent), purpose: 'session' }
  }

  return {
    async validateCode({ email, code, registration, request }, caller) {
      const { sender, userAgent, isBarred, concerns, keepDevice } = caller
      if (email === undefined) {
        throw new Failure('invalid-request', { fields: [{ path: '/body/email', message: 'is missing' }] })
      }
      const address = canonicalAddress(email)
      await triesPerSender.take(sender)
      const secret = request ?? registration
      const requestHash = secret === undefined ? undefined : hashToken(secret)
      const takeBack = await countTry(address, caller, requestHash)
      const candidates = await findCandidates(address, registration, isBarred)
      if (candidates[0]) concerns(candidates[0].id)
      const codeHash = await hashCode(code, address)
      // Asked for nobody, too: the same queries for every address.
      const userIds = candidates.length > 0 ? candidates.map(({ id }) => id) : ['']
      const stored = await findNewestCode(database.queries, { userIds, requestHash, now: new Date() })
      const user = candidates.find(({ id }) => id === stored?.userId)
      if (!stored || stored.codeHash !== codeHash || !user) throw wrongCode(registration)
      if (user.takes === 'reset-codes' && stored.purpose !== 'reset') throw wrongCode(registration)
      const purpose = user.takes === 'any' ? stored.purpose : 'reset'
      const answer = await database.transaction(async (queries) => {
        // Before the code: whoever proves the address ends the codes of all its registrations.
        await lockUsersByEmail(queries, address)
        if (!(await useCode(queries, stored.id))) throw new Failure(authFailures.wrongCode)
        return redeem(queries, { user: { ...user, email: address }, purpose }, userAgent)
      })
      await triesPerSender.giveBack(sender)
      await takeBack()
      if (answer.purpose === 'session') keepDevice(await devices.remember(address, user.passwordHash))
      return answer
    },
  }
}

/** Without the secret of a registration, the code may be right and yet not count: another way leads on. */
function wrongCode(registration: string | undefined): Failure {
  const message =
    'is missing: where the address was registered more than once, reset the password to prove that it is yours'
  const fields = [{ path: '/body/registration', message }]
  return new Failure(authFailures.wrongCode, registration ? {} : { fields })
}
