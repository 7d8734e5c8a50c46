import type { Database } from '../database/database.ts'
import { newToken } from '../secrets/tokens.ts'
import { keyOf } from './rate-limit.ts'
import { countAttempts, findAttempts } from './store.ts'

/** How long a browser is known after its last sign-in; in ms. */
export const KNOWN_MS = 180 * 24 * 3_600_000

/**
 * Browsers in which somebody has signed in to an address with the password that its account has now: what others try at
 * it keeps nobody there waiting. Another password, and the end of the account, forget them all.
 */
export interface KnownDevices {
  /** @returns the secret that the browser keeps: a new one each time, so that one which somebody put there is not used. */
  remember(address: string, passwordHash: string): Promise<string>
  isKnown(address: string, device: string | undefined): Promise<boolean>
}

/** Finds the hash of the password of an address's account. */
type FindPasswordHash = (address: string) => Promise<string | undefined>

/** Each hash has a salt of its own: that of a later password is another one, even of the same words. */
const key = (address: string, passwordHash: string, device: string) =>
  keyOf('known-device', `${device} ${address} ${passwordHash}`)

/** Kept where attempts are counted, as a hash that expires; no row says whose it is. */
export function createKnownDevices({ queries }: Database, findPasswordHash: FindPasswordHash): KnownDevices {
  return {
    async remember(address, passwordHash) {
      const device = newToken('device')
      const now = new Date()
      const resetAt = new Date(now.getTime() + KNOWN_MS)
      await countAttempts(queries, key(address, passwordHash, device), { attempts: 1, now, resetAt })
      return device
    },
    async isKnown(address, device) {
      if (device === undefined) return false
      // Also without an account: as many queries for every address.
      const passwordHash = (await findPasswordHash(address)) ?? ''
      return (await findAttempts(queries, key(address, passwordHash, device), new Date())) !== undefined
    },
  }
}
