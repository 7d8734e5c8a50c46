import type { components } from '@replybay/api-client'
import type { CaptchaService } from '../../platform/captcha/service.ts'
import type { Call } from '../../platform/contract/handlers.ts'
import type { Database } from '../../platform/database/database.ts'
import { authMails } from './mails/auth-mails.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { AddressLimit } from '../../platform/rate-limits/address-limit.ts'
import type { KnownDevices } from '../../platform/rate-limits/known-devices.ts'
import { createRateLimit } from '../../platform/rate-limits/rate-limit.ts'
import { hashToken, newToken } from '../../platform/secrets/tokens.ts'
import { canonicalAddress } from './addresses.ts'
import { firstGuesses, mailedCodes } from './code-limits.ts'
import { CODE_MS, newCode } from './codes.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import { insertResetLink } from './reset-link.ts'
import {
  findOwnRegistration,
  findUserByEmail,
  insertCode,
  listRegistrations,
  MOST_REGISTRATIONS,
} from './store.ts'

type CodeRequest = components['schemas']['CodeRequest']
type Caller = Pick<Call<'generateCode'>, 'sender' | 'device' | 'isBarred' | 'concerns'>

/** Longer than making and storing a code takes, so that an unknown address takes as long; in ms. */
const MINIMUM_MS = 250

export interface CodeRequests {
  /**
   * Mails a code, if the address is known; neither the result nor its time tells.
   *
   * @returns the secret with which that code counts; of a request with a registration, the registration's.
   * @throws Failure `captcha-failed`, `overloaded`, or `too-many-requests` after five of a sender for an address or thirty of a
   *   sender within a quarter of an hour.
   */
  generateCode(input: CodeRequest, caller: Caller): Promise<string>
}

interface CodeRequestParts {
  database: Database
  captcha: CaptchaService
  outbox: Outbox
  codesPerAddress: AddressLimit
  devices: KnownDevices
  /** Where people open the dashboard. */
  dashboardOrigin: () => string
  /** Whether a registration answers its secret. */
  additions: boolean
}

/** @see specification §4, §7, Auth */
export function createCodeRequests(parts: CodeRequestParts): CodeRequests {
  const { database, captcha, outbox, codesPerAddress, devices, additions } = parts
  const mailed = mailedCodes(database, devices)
  const firsts = firstGuesses(database)
  const codesPerSender = createRateLimit(database, {
    name: 'code-sender',
    attempts: 30,
    windowMs: 15 * 60_000,
  })

  /** Whose code is asked for, and what for. */
  async function findRecipient(
    email: string,
    { purpose, registration }: Pick<CodeRequest, 'purpose' | 'registration'>,
    isBarred: Caller['isBarred'],
  ) {
    const user = await findUserByEmail(database.queries, email)
    if (user) {
      if (isBarred(user.companyId)) return undefined
      const { name, companyName } = user
      return { user, names: { name, companyName }, purpose: 'reset' as const, isOwn: false }
    }
    // Of an address that is not proved, another person may have typed the names: anything, an address on the web too.
    const names = { name: '', companyName: '' }
    const own = await findOwnRegistration(database.queries, email, registration)
    if (own) return { user: own, names, purpose: purpose ?? ('validation' as const), isOwn: true }
    if (registration && !purpose) return undefined
    const registrations = await listRegistrations(database.queries, email, MOST_REGISTRATIONS)
    const [likeliest] = registrations
    if (!likeliest) return undefined
    // Who can't show a registration to be theirs sets a new password; without additions, nobody can.
    const isClear = !additions && registrations.length === 1 && !purpose
    const as = isClear ? ('validation' as const) : ('reset' as const)
    return { user: likeliest, names, purpose: as, isOwn: false }
  }

  /**
   * Mails a code and a link, and the link alone where many codes of a day were mailed: each can be guessed at once,
   * whatever others try.
   */
  async function mailCode(
    email: string,
    input: CodeRequest & { requestHash: string },
    { isBarred, concerns, device }: Pick<Caller, 'isBarred' | 'concerns' | 'device'>,
  ): Promise<void> {
    const recipient = await findRecipient(email, input, isBarred)
    const { code, codeHash } = await newCode(email)
    if (!recipient) return
    const { user, purpose, names, isOwn } = recipient
    concerns(user.id)
    const { hasCode } = await mailed.take(email, device)
    const texts = authMails[user.locale]
    await database.transaction(async (queries) => {
      const expiresAt = new Date(Date.now() + CODE_MS)
      const { requestHash } = input
      if (hasCode) await insertCode(queries, { userId: user.id, codeHash, requestHash, purpose, expiresAt })
      const dashboardOrigin = parts.dashboardOrigin()
      const url = await insertResetLink(queries, { userId: user.id, expiresAt, dashboardOrigin })
      const reset = hasCode ? texts.reset({ ...names, code, url }) : texts.resetLink({ ...names, url })
      const validation = hasCode ? texts.validation({ code, url }) : texts.validationLink({ url })
      const content = purpose === 'validation' ? validation : reset
      await outbox.add(queries, {
        companyId: user.companyId,
        recipient: email,
        locale: user.locale,
        content,
      })
    })
    // A registration keeps its secret: the first guess at its new code is another one.
    if (isOwn && hasCode) await firsts.forget(input.requestHash)
  }

  return {
    async generateCode(input, caller) {
      const { sender } = caller
      await codesPerSender.take(sender)
      await captcha.require(input.captchaToken, sender)
      const address = canonicalAddress(input.email)
      await codesPerAddress.take(address, caller)
      const secret = input.registration ?? newToken('request')
      const request = { ...input, requestHash: hashToken(secret) }
      await withMinimumDuration(MINIMUM_MS, () => mailCode(address, request, caller))
      return secret
    },
  }
}
