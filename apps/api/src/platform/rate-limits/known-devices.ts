import type { Database } from '../database/database.ts'
import { newToken } from '../secrets/tokens.ts'
import { keyOf } from './rate-limit.ts'
import { countAttempts, findAttempts } from './store.ts'

/** How long a browser is known after its last sign-in; in ms. */
export const KNOWN_MS = 180 * 24 * 3_600_000

/** Browsers in which somebody has signed in to an address: what others try at it keeps nobody there waiting. */
export interface KnownDevices {
  /** @returns the secret that the browser keeps: a new one each time, so that one which somebody put there is not used. */
  remember(address: string): Promise<string>
  isKnown(address: string, device: string | undefined): Promise<boolean>
}

const key = (address: string, device: string) => keyOf('known-device', `${device} ${address}`)

/** Kept where attempts are counted, as a hash that expires; no row says whose it is. */
export function createKnownDevices({ queries }: Database): KnownDevices {
  return {
    async remember(address) {
      const device = newToken('device')
      const now = new Date()
      const resetAt = new Date(now.getTime() + KNOWN_MS)
      await countAttempts(queries, key(address, device), { attempts: 1, now, resetAt })
      return device
    },
    async isKnown(address, device) {
      if (device === undefined) return false
      return (await findAttempts(queries, key(address, device), new Date())) !== undefined
    },
  }
}
