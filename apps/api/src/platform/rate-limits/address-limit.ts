import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { Failure } from '../contract/failure.ts'
import { createRateLimit } from './rate-limit.ts'

/** By so much longer with each attempt over the limit, and no longer than this; in ms. */
const [DELAY_STEP_MS, LONGEST_DELAY_MS] = [1_000, 10_000]
/** Attempts of one process that are held back at the same time: each holds a connection. */
const MOST_WAITING = 200

/**
 * Attempts at an account that somebody else may own. One sender with too many is refused; many senders together are
 * slowed down and asked to prove that they are people, but never refused, so that they can't lock its owner out.
 */
export interface AddressLimit {
  /** Counts an attempt, and holds it back where it has to be. @throws Failure `too-many-requests`, `captcha-failed`. */
  take(address: string, sender: string): Promise<void>
  /** The attempt succeeded: begins anew, for all senders. */
  forget(address: string, sender: string): Promise<void>
}

const pair = (address: string, sender: string) => `${sender} ${address}`

interface AddressLimitOptions {
  name: string
  /** Attempts of one sender at one address. */
  each: number
  /** Attempts of all senders at one address. */
  together: number
  windowMs: number
  /** Asks the sender to prove anew that a person is there. */
  challenge?: (sender: string) => Promise<void>
  /** Holds an attempt back. */
  delay?: (ms: number) => Promise<unknown>
}

export function createAddressLimit(database: Database, options: AddressLimitOptions): AddressLimit {
  const { name, each, together, windowMs, challenge, delay = wait } = options
  const bySender = createRateLimit(database, { name: `${name}-sender`, attempts: each, windowMs })
  const byAddress = createRateLimit(database, { name, attempts: together, windowMs })
  let waiting = 0

  async function holdBack(ms: number): Promise<void> {
    if (waiting >= MOST_WAITING) {
      throw new Failure('too-many-requests', { retryAfter: LONGEST_DELAY_MS / 1_000 })
    }
    waiting++
    try {
      await delay(ms)
    } finally {
      waiting--
    }
  }

  return {
    async take(address, sender) {
      await bySender.take(pair(address, sender))
      const over = await byAddress.countOver(address)
      if (over === 0) return
      await challenge?.(sender)
      await holdBack(Math.min(over * DELAY_STEP_MS, LONGEST_DELAY_MS))
    },
    async forget(address, sender) {
      await bySender.forget(pair(address, sender))
      await byAddress.forget(address)
    },
  }
}
