import type { components } from '@replybay/api-client'
import type { CaptchaService } from '../../platform/captcha/service.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import type { users } from '../users/tables.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { authFailures } from './failures.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { authMails } from './mails/auth-mails.ts'
import type { AddressLimit, Attempt } from '../../platform/rate-limits/address-limit.ts'
import type { KnownDevices } from '../../platform/rate-limits/known-devices.ts'
import { createRateLimit } from '../../platform/rate-limits/rate-limit.ts'
import { newAddress } from './addresses.ts'
import { mailedCodes } from './code-limits.ts'
import { CODE_MS, newCode } from './codes.ts'
import { findOpenInvitation } from './invitation-store.ts'
import type { PasswordStrength } from '../../platform/passwords/password-strength.ts'
import { hashPassword } from '../../platform/passwords/passwords.ts'
import { proveAddress } from './proved-address.ts'
import { insertResetLink } from './reset-link.ts'
import { findUserByEmail, insertCode, insertCompany, insertUser } from './store.ts'
import { hashToken, newToken } from '../../platform/secrets/tokens.ts'

type Registration = components['schemas']['Registration']

/** Whose attempts count, and where. */
interface Applicant extends Attempt {
  isBarred: (companyId: string) => boolean
  over: () => AbortSignal
}

export interface RegistrationService {
  /**
   * Opens an account for a new company, or adds the person to the company of an invitation. Where the address is not
   * proved, a code is mailed that does, or a link alone after ten in a day: others who have registered the address keep
   * theirs, and their codes.
   *
   * @returns the secret with which that code counts; undefined where the address is proved.
   * @throws Failure `captcha-failed`, `refused-address`, `weak-password`, `invitation-over`, `user-exists`, `overloaded`, or
   *   `too-many-requests` after twenty from a sender in an hour.
   */
  register(registration: Registration, applicant: Applicant): Promise<string | undefined>
}

interface RegistrationParts {
  database: Database
  captcha: CaptchaService
  outbox: Outbox
  strength: PasswordStrength
  /** Codes that an address is mailed. */
  codesPerAddress: AddressLimit
  devices: KnownDevices
  /** Where people open the dashboard. */
  dashboardOrigin: () => string
}

export function createRegistrationService(parts: RegistrationParts): RegistrationService {
  const { database, captcha, outbox, strength, codesPerAddress, devices } = parts
  const mailed = mailedCodes(database, devices)
  const perSender = createRateLimit(database, { name: 'register', attempts: 20, windowMs: 3_600_000 })

  return {
    async register(input, { sender, device, isBarred, over }) {
      await perSender.take(sender)
      await captcha.require(input.captchaToken, sender)
      const email = newAddress(input.email)
      const { password, companyName = '', name = '', locale = 'en-US', invitation } = input
      if (!invitation && !companyName.trim()) {
        throw new Failure('invalid-request', {
          fields: [{ path: '/body/companyName', message: 'is missing' }],
        })
      }
      await strength.require(password, [email, companyName, name], { over: over() })
      await codesPerAddress.take(email, { sender, device })
      const [passwordHash, { code, codeHash }] = await Promise.all([hashPassword(password), newCode(email)])
      const createdAt = new Date()
      const registration = newToken('registration')
      const registrationHash = hashToken(registration)
      const { hasCode, giveBack } = await mailed.take(email, device)
      const join = async (queries: Queries) => {
        const person = {
          id: newId(),
          email,
          passwordHash,
          name: name.trim(),
          locale,
          registrationHash,
          createdAt,
        }
        const joined = invitation && (await joinCompany(queries, person, invitation, isBarred))
        const companyId = joined ? joined.companyId : await openCompany(queries, person, companyName.trim())
        if (joined && joined.isMailed) return true
        const expiresAt = new Date(createdAt.getTime() + CODE_MS)
        const request = { requestHash: registrationHash, purpose: 'validation' as const }
        if (hasCode) await insertCode(queries, { userId: person.id, codeHash, ...request, expiresAt })
        const dashboardOrigin = parts.dashboardOrigin()
        const url = await insertResetLink(queries, { userId: person.id, expiresAt, dashboardOrigin })
        const texts = authMails[locale]
        const content = hasCode ? texts.validation({ code, url }) : texts.validationLink({ url })
        await outbox.add(queries, { companyId, recipient: email, locale, content })
        return false
      }
      const isProved = await database.transaction(join).catch(async (error: unknown) => {
        await giveBack()
        throw error
      })
      if (isProved) await giveBack()
      return isProved ? undefined : registration
    },
  }
}

type NewPerson = Omit<typeof users.$inferInsert, 'companyId' | 'role'>

/** @returns the company's id. */
async function openCompany(queries: Queries, person: NewPerson, companyName: string): Promise<string> {
  await requireUnproved(queries, person.email)
  const companyId = newId()
  await insertCompany(queries, { id: companyId, name: companyName, createdAt: person.createdAt })
  await insertUser(queries, { ...person, companyId, role: 'owner' })
  return companyId
}

/** @throws Failure `user-exists` for an address that is somebody's account. */
async function requireUnproved(queries: Queries, email: string): Promise<void> {
  if (await findUserByEmail(queries, email)) throw new Failure(authFailures.userExists)
}

/** The mailed link proves the address; the invitation then has served. One that was passed on waits for the code. */
async function joinCompany(
  queries: Queries,
  person: NewPerson,
  token: string,
  isBarred: Applicant['isBarred'],
) {
  const invitation = await findOpenInvitation(queries, hashToken(token), person.createdAt)
  if (!invitation || invitation.email !== person.email || isBarred(invitation.companyId)) {
    throw new Failure(authFailures.invitationOver)
  }
  await requireUnproved(queries, person.email)
  const { companyId, role, isMailed } = invitation
  await insertUser(queries, { ...person, companyId, role })
  const claim = { userId: person.id, email: person.email, companyId }
  // The address may have been proved at the same time.
  if (isMailed && !(await proveAddress(queries, claim, person.createdAt)))
    throw new Failure(authFailures.userExists)
  return { companyId, isMailed }
}
