import type { components } from '@replybay/api-client'
import type { CaptchaService } from '../captcha/service.ts'
import type { Database, Queries } from '../database/database.ts'
import { Failure } from '../failure.ts'
import type { Call, Resetter } from '../handlers.ts'
import { mailTexts } from '../mail/mail-texts.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createAddressLimit, type AddressLimit } from '../rate-limits/address-limit.ts'
import { createRateLimit } from '../rate-limits/rate-limit.ts'
import { canonicalAddress } from './addresses.ts'
import { CODE_MS, hashCode, newCode } from './codes.ts'
import { takingAtLeast } from './even-time.ts'
import type { PasswordStrength } from './password-strength.ts'
import { hashPassword } from './passwords.ts'
import { proveAddress } from './proved-address.ts'
import type { SessionService } from './sessions.ts'
import {
  deleteSessionsOf,
  endResets,
  findCode,
  findRegistration,
  findResetUser,
  findUserByEmail,
  findUserById,
  insertCode,
  insertReset,
  listRegistrations,
  setPassword,
  useCode,
} from './store.ts'
import { hashToken, newToken } from './tokens.ts'

type Schemas = components['schemas']

const WINDOW_MS = 15 * 60_000
const DAY_MS = 24 * 3_600_000
/** Longer than making and storing a code takes, so that an unknown address takes as long; in ms. */
const EVEN_MS = 250
/** Registrations of one address whose codes are looked at without the secret of one: each makes guessing easier. */
const MOST_REGISTRATIONS = 20

type CodeCaller = Pick<Call<'validateCode'>, 'sender' | 'userAgent' | 'isBarred' | 'concerns'>

export interface RecoveryService {
  /**
   * Mails a code, if the address is known; neither the result nor its time tells.
   *
   * @throws Failure `captcha-failed`, or `too-many-requests` after five of a sender for an address or thirty of a
   *   sender within a quarter of an hour.
   */
  generateCode(request: Schemas['CodeRequest'], caller: Omit<CodeCaller, 'userAgent'>): Promise<void>
  /**
   * @returns a token, and what it is for.
   * @throws Failure `wrong-code`, `captcha-failed`, or `too-many-requests` after sixty wrong ones of a sender within a
   *   quarter of an hour. With the secret of a registration, also after ten for that registration in a day; without
   *   one, after five of a sender for an address within a quarter of an hour and thirty for an address in a day.
   */
  validateCode(code: Schemas['Code'], caller: CodeCaller): Promise<Schemas['CodeToken']['data']>
  /**
   * Sets a new password and ends all sessions.
   *
   * @throws Failure `weak-password`, `too-many-requests`, or `unauthorized` if it was done already.
   */
  resetPassword(resetter: Resetter, password: string): Promise<void>
  /** Who may reset their password with this token. */
  findResetter(token: string): Promise<Resetter | undefined>
}

interface RecoveryParts {
  database: Database
  captcha: CaptchaService
  sessions: SessionService
  outbox: Outbox
  strength: PasswordStrength
  codesPerAddress: AddressLimit
  /** Where people open the dashboard. */
  dashboardOrigin: () => string
}

/** @see specification §4, §7, Auth */
export function createRecoveryService(parts: RecoveryParts): RecoveryService {
  const { database, captcha, sessions, outbox, strength, codesPerAddress } = parts
  // Behind the number sign, so that no log of a server or proxy holds it.
  const linkTo = (token: string) => `${parts.dashboardOrigin()}/forgot-password#reset=${token}`
  const windowMs = WINDOW_MS
  const codesPerSender = createRateLimit(database, { name: 'code-sender', attempts: 30, windowMs })
  const triesPerSender = createRateLimit(database, { name: 'code-try-sender', attempts: 60, windowMs })
  const triesPerAddress = createAddressLimit(database, {
    name: 'code-try-address',
    each: 5,
    together: 15,
    windowMs,
    challenge: (sender) => captcha.usePass(sender),
  })
  // There are a million codes: so few guesses find one of them once in a century.
  const triesPerDay = createRateLimit(database, { name: 'code-try-day', attempts: 30, windowMs: DAY_MS })
  // Nobody else's guesses count here, so they can't keep a new registration out. More guesses take another registration,
  // and each one mails the address.
  const triesPerRegistration = createRateLimit(database, {
    name: 'code-try-registration',
    attempts: 10,
    windowMs: DAY_MS,
  })
  const resetsPerPerson = createRateLimit(database, { name: 'reset-try', attempts: 10, windowMs })

  /** The registration whose secret it is, while nobody has proved the address. */
  async function findOwn(email: string, registration: string | undefined) {
    return registration ? findRegistration(database.queries, email, hashToken(registration)) : undefined
  }

  /** Whose code is asked for, and what for. */
  async function findRecipient(
    email: string,
    { purpose, registration }: Pick<Schemas['CodeRequest'], 'purpose' | 'registration'>,
    isBarred: CodeCaller['isBarred'],
  ) {
    const user = await findUserByEmail(database.queries, email)
    if (user) {
      return isBarred(user.companyId) ? undefined : { user, name: user.name, purpose: 'reset' as const }
    }
    // Of an address that is not proved, another person may have typed the name.
    const name = ''
    const own = await findOwn(email, registration)
    if (own) return { user: own, name, purpose: purpose ?? ('validation' as const) }
    if (registration && !purpose) return undefined
    const registrations = await listRegistrations(database.queries, email, MOST_REGISTRATIONS)
    const [likeliest] = registrations
    if (!likeliest) return undefined
    // Of several, only a new password tells which one is the address's.
    const isClear = registrations.length === 1 && !purpose
    return { user: likeliest, name, purpose: isClear ? ('validation' as const) : ('reset' as const) }
  }

  async function mailCode(
    email: string,
    request: Schemas['CodeRequest'],
    { isBarred, concerns }: Pick<CodeCaller, 'isBarred' | 'concerns'>,
  ): Promise<void> {
    const recipient = await findRecipient(email, request, isBarred)
    const { code, codeHash } = await newCode(email)
    if (!recipient) return
    const { user, purpose, name } = recipient
    concerns(user.id)
    const token = newToken('reset')
    const texts = mailTexts[user.locale]
    const { companyName } = user
    const content =
      purpose === 'reset'
        ? texts.reset({ name, companyName, code, url: linkTo(token) })
        : texts.validation(code)
    await database.transaction(async (queries) => {
      const expiresAt = new Date(Date.now() + CODE_MS)
      await insertCode(queries, { userId: user.id, codeHash, purpose, expiresAt })
      // Nobody can use up the link by guessing at codes.
      if (purpose === 'reset') {
        await insertReset(queries, { tokenHash: hashToken(token), userId: user.id, expiresAt })
      }
      await outbox.add(queries, {
        companyId: user.companyId,
        recipient: email,
        locale: user.locale,
        content,
      })
    })
    outbox.wake()
  }

  /** Whose codes a code may be. With its secret, it is the registration's alone, and only its guesses count. */
  async function findCandidates(
    email: string,
    registration: string | undefined,
    isBarred: CodeCaller['isBarred'],
  ) {
    const user = await findUserByEmail(database.queries, email)
    if (user) {
      return { own: undefined, all: isBarred(user.companyId) ? [] : [{ ...user, takes: 'reset' as const }] }
    }
    const own = await findOwn(email, registration)
    if (own) return { own, all: [{ ...own, takes: 'any' as const }] }
    const registrations = await listRegistrations(database.queries, email, MOST_REGISTRATIONS)
    // A registration is proved in the browser that made it; elsewhere only where it is the only one, or somebody could
    // prove that of another with the code that the address's owner has typed.
    const takes = registrations.length === 1 && !registration ? ('any' as const) : ('reset' as const)
    return { own, all: registrations.map((one) => ({ ...one, takes })) }
  }

  /** Counts a try. @returns what takes it back where the code is right. */
  async function countTry(address: string, sender: string, own: { id: string } | undefined) {
    if (own) {
      await triesPerRegistration.take(own.id)
      return () => triesPerRegistration.giveBack(own.id)
    }
    // Before the day's: what is refused here is no guess, and uses up none of them.
    await triesPerAddress.take(address, sender)
    await triesPerDay.take(address)
    return async () => {
      await triesPerDay.giveBack(address)
      await triesPerAddress.forget(address, sender)
    }
  }

  async function redeem(
    queries: Queries,
    {
      user,
      purpose,
    }: { user: { id: string; companyId: string; email: string }; purpose: 'validation' | 'reset' },
    userAgent: string,
  ): Promise<Schemas['CodeToken']['data']> {
    const now = new Date()
    if (purpose === 'reset') {
      const token = newToken('reset')
      const expiresAt = new Date(now.getTime() + CODE_MS)
      await insertReset(queries, { tokenHash: hashToken(token), userId: user.id, expiresAt })
      return { token, purpose: 'reset' }
    }
    if (!(await proveAddress(queries, { userId: user.id, ...user }, now))) throw new Failure('wrong-code')
    return { token: await sessions.start(queries, user.id, userAgent), purpose: 'session' }
  }

  return {
    async generateCode(request, { sender, isBarred, concerns }) {
      await codesPerSender.take(sender)
      await captcha.require(request.captchaToken, sender)
      const address = canonicalAddress(request.email)
      await codesPerAddress.take(address, sender)
      await takingAtLeast(EVEN_MS, () => mailCode(address, request, { isBarred, concerns }))
    },
    async validateCode({ email, code, registration }, { sender, userAgent, isBarred, concerns }) {
      if (email === undefined) {
        throw new Failure('invalid-request', { fields: [{ path: '/body/email', message: 'is missing' }] })
      }
      const address = canonicalAddress(email)
      await triesPerSender.take(sender)
      const { own, all: candidates } = await findCandidates(address, registration, isBarred)
      const takeBack = await countTry(address, sender, own)
      if (candidates[0]) concerns(candidates[0].id)
      const codeHash = await hashCode(code, address)
      // Asked for nobody, too: the same queries for every address.
      const ids = candidates.length > 0 ? candidates.map(({ id }) => id) : ['']
      const stored = await findCode(database.queries, ids, codeHash, new Date())
      const user = candidates.find(({ id }) => id === stored?.userId)
      if (!stored || !user || (user.takes === 'reset' && stored.purpose !== 'reset')) {
        throw wrongCode(registration)
      }
      const token = await database.transaction(async (queries) => {
        if (!(await useCode(queries, stored.id))) throw new Failure('wrong-code')
        return redeem(queries, { user: { ...user, email: address }, purpose: stored.purpose }, userAgent)
      })
      await triesPerSender.giveBack(sender)
      await takeBack()
      return token
    },
    async resetPassword({ userId }, password) {
      await resetsPerPerson.take(userId)
      const user = await findUserById(database.queries, userId)
      if (!user) throw new Failure('unauthorized')
      const { companyId, email, locale, name } = user
      await strength.require(password, [email, name, user.companyName])
      const passwordHash = await hashPassword(password)
      await database.transaction(async (queries) => {
        if (!(await endResets(queries, userId))) throw new Failure('unauthorized')
        await setPassword(queries, userId, passwordHash)
        if (!(await proveAddress(queries, { userId, email, companyId }, new Date()))) {
          throw new Failure('unauthorized')
        }
        await deleteSessionsOf(queries, userId)
        const content = mailTexts[locale].passwordChanged(name)
        await outbox.add(queries, { companyId, recipient: email, locale, content })
      })
      outbox.wake()
    },
    async findResetter(token) {
      const found = await findResetUser(database.queries, hashToken(token), new Date())
      return found && { kind: 'reset', ...found }
    },
  }
}

/** Without the secret of a registration, the code may be right and yet not count: another way leads on. */
function wrongCode(registration: string | undefined): Failure {
  const message =
    'is missing: where the address was registered more than once, reset the password to prove that it is yours'
  const fields = [{ path: '/body/registration', message }]
  return new Failure('wrong-code', registration ? {} : { fields })
}
