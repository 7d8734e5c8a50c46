import type { components } from '@replybay/api-client'
import type { CaptchaService } from '../captcha/service.ts'
import type { Database, Queries } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { users } from '../database/schema.ts'
import { Failure } from '../failure.ts'
import type { Outbox } from '../mail/outbox.ts'
import { mailTexts } from '../mail/mail-texts.ts'
import { createRateLimit, type RateLimit } from '../rate-limits/rate-limit.ts'
import { newAddress } from './addresses.ts'
import { CODE_MS, newCode } from './codes.ts'
import { deleteInvitation, findOpenInvitation } from './invitation-store.ts'
import { requireStrongPassword } from './password-strength.ts'
import { hashPassword } from './passwords.ts'
import { deleteCompany, deleteUser, insertCompany, insertUser, lockUserByEmail, putCode } from './store.ts'
import { hashToken } from './tokens.ts'

type Registration = components['schemas']['Registration']

type NewUser = typeof users.$inferInsert

export interface RegistrationService {
  /**
   * Opens an account for a new company, or adds the person to the company of an invitation. Where the address is not
   * proved, a code is mailed that does.
   *
   * @throws Failure `captcha-failed`, `refused-address`, `weak-password`, `invitation-over`, `user-exists`, or
   *   `too-many-requests` after twenty from a sender in an hour.
   */
  register(registration: Registration, sender: string): Promise<void>
}

interface RegistrationParts {
  database: Database
  captcha: CaptchaService
  outbox: Outbox
  /** Codes that an address is mailed. */
  codesPerAddress: RateLimit
}

export function createRegistrationService(parts: RegistrationParts): RegistrationService {
  const { database, captcha, outbox, codesPerAddress } = parts
  const perSender = createRateLimit(database, { name: 'register', attempts: 20, windowMs: 3_600_000 })

  return {
    async register(registration, sender) {
      await perSender.take(sender)
      await captcha.require(registration.captchaToken, sender)
      const email = newAddress(registration.email)
      const { password, companyName = '', name = '', locale = 'en-US', invitation } = registration
      if (!invitation && !companyName.trim()) {
        throw new Failure('invalid-request', {
          fields: [{ path: '/body/companyName', message: 'is missing' }],
        })
      }
      await requireStrongPassword(password, [email, companyName, name])
      await codesPerAddress.take(email)
      const [passwordHash, { code, codeHash }] = await Promise.all([hashPassword(password), newCode()])
      const createdAt = new Date()
      await database.transaction(async (queries) => {
        const person = { id: newId(), email, passwordHash, name: name.trim(), locale, createdAt }
        const user = invitation
          ? await joinCompany(queries, person, invitation)
          : await openCompany(queries, person, companyName.trim())
        if (user.validatedAt) return
        await putCode(queries, {
          userId: user.id,
          codeHash,
          purpose: 'validation',
          expiresAt: new Date(createdAt.getTime() + CODE_MS),
        })
        const content = mailTexts[locale].validation(person.name, code)
        await outbox.add(queries, { companyId: user.companyId, recipient: email, locale, content })
      })
      outbox.wake()
    },
  }
}

type NewPerson = Omit<NewUser, 'companyId' | 'role'>

async function openCompany(queries: Queries, person: NewPerson, companyName: string): Promise<NewUser> {
  await replaceUnproved(queries, person.email)
  const companyId = newId()
  await insertCompany(queries, { id: companyId, name: companyName, createdAt: person.createdAt })
  return addUser(queries, { ...person, companyId, role: 'owner' })
}

/** The mailed link proves the address; the invitation then has served. One that was passed on waits for the code. */
async function joinCompany(queries: Queries, person: NewPerson, token: string): Promise<NewUser> {
  const invitation = await findOpenInvitation(queries, hashToken(token), person.createdAt)
  if (!invitation || invitation.email !== person.email) throw new Failure('invitation-over')
  await replaceUnproved(queries, person.email)
  const { companyId, role } = invitation
  if (!invitation.isMailed) return addUser(queries, { ...person, companyId, role })
  await deleteInvitation(queries, companyId, invitation.id)
  return addUser(queries, { ...person, companyId, role, validatedAt: person.createdAt })
}

/**
 * Who registered an address and never proved that it is theirs keeps nobody out.
 *
 * @throws Failure `user-exists` if it was proved.
 */
async function replaceUnproved(queries: Queries, email: string): Promise<void> {
  const existing = await lockUserByEmail(queries, email)
  if (!existing) return
  if (existing.validatedAt) throw new Failure('user-exists')
  if (existing.role === 'owner') await deleteCompany(queries, existing.companyId)
  else await deleteUser(queries, existing.companyId, existing.id)
}

async function addUser(queries: Queries, user: NewUser): Promise<NewUser> {
  // Somebody may register the same address at the same time.
  if (!(await insertUser(queries, user))) throw new Failure('user-exists')
  return user
}
