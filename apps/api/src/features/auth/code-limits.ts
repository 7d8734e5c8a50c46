/**
 * What bounds guessing at the codes of an address, to thirty guesses a day. Ten mails of a day hold a code, the others a link
 * alone: the first guess at each code is taken with the secret of its request or registration, which others don't have.
 * All other guesses share twenty, which others can use up; the link of the mail leads on then. Of a million codes, who
 * guesses each day for a year, 10,950 times, finds one with odds of one in ninety.
 *
 * All browsers where somebody has signed in with the present password have thirty more, together: what others try uses up
 * none of them, and who has them knows the password already.
 */
import type { Database } from '../../platform/database/database.ts'
import type { KnownDevices } from '../../platform/rate-limits/known-devices.ts'
import { createRateLimit, type RateLimit } from '../../platform/rate-limits/rate-limit.ts'
import { CODE_MS } from './codes.ts'

const DAY_MS = 24 * 3_600_000

export interface MailedCodes {
  /**
   * Counts a mail.
   *
   * @returns whether it may hold a code, and what takes the mail back if none goes out.
   */
  take(
    address: string,
    device: string | undefined,
  ): Promise<{ hasCode: boolean; giveBack: () => Promise<void> }>
  /** Begins anew where somebody has signed in before; the mails of others hold codes again the next day alone. */
  forget(address: string, device: string | undefined): Promise<void>
}

/** Whose guesses and mails count together: those of all known browsers of an address, or of all others. */
export async function budgetOf(
  devices: KnownDevices,
  address: string,
  device: string | undefined,
): Promise<string> {
  return (await devices.isKnown(address, device)) ? ofKnown(address) : address
}

const ofKnown = (address: string) => `known ${address}`

export function mailedCodes(database: Database, devices: KnownDevices): MailedCodes {
  const mails = createRateLimit(database, { name: 'code-mailed-day', attempts: 10, windowMs: DAY_MS })
  return {
    async take(address, device) {
      const budget = await budgetOf(devices, address, device)
      const hasCode = (await mails.countOver(budget)) === 0
      return { hasCode, giveBack: () => mails.giveBack(budget) }
    },
    async forget(address, device) {
      if (await devices.isKnown(address, device)) await mails.forget(ofKnown(address))
    },
  }
}

/** By the hash of a secret. A code lasts no longer, and a new one for the same secret begins anew. */
export function firstGuesses(database: Database): RateLimit {
  return createRateLimit(database, { name: 'code-first-try', attempts: 1, windowMs: CODE_MS })
}

/** By their budget. */
export function otherGuesses(database: Database): RateLimit {
  return createRateLimit(database, { name: 'code-try-day', attempts: 20, windowMs: DAY_MS })
}
