import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { Failure } from '../contract/failure.ts'
import { createRateLimit } from './rate-limit.ts'

/** By so much longer with each attempt over the limit, and no longer than this; in ms. */
const [DELAY_STEP_MS, LONGEST_DELAY_MS] = [1_000, 10_000]
/**
 * Attempts that one process holds back at the same time, at one address and in all: each holds a connection. An attack
 * on one address leaves room for the owners of others.
 */
const [MOST_AT_ADDRESS, MOST_WAITING] = [50, 200]

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
  const waiting = new Map<string, number>()
  let allWaiting = 0

  async function holdBack(address: string, ms: number): Promise<void> {
    const before = waiting.get(address) ?? 0
    if (before >= MOST_AT_ADDRESS || allWaiting >= MOST_WAITING) {
      throw new Failure('too-many-requests', { retryAfter: LONGEST_DELAY_MS / 1_000 })
    }
    waiting.set(address, before + 1)
    allWaiting++
    try {
      await delay(ms)
    } finally {
      allWaiting--
      const left = (waiting.get(address) ?? 1) - 1
      if (left > 0) waiting.set(address, left)
      else waiting.delete(address)
    }
  }

  return {
    async take(address, sender) {
      await bySender.take(pair(address, sender))
      const over = await byAddress.countOver(address)
      if (over === 0) return
      await challenge?.(sender)
      await holdBack(address, Math.min(over * DELAY_STEP_MS, LONGEST_DELAY_MS))
    },
    async forget(address, sender) {
      await bySender.forget(pair(address, sender))
      await byAddress.forget(address)
    },
  }
}
