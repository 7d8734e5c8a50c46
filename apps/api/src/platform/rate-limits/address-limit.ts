import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import type { KnownDevices } from './known-devices.ts'
import { createRateLimit } from './rate-limit.ts'

/** By so much longer with each attempt over the limit, and no longer than this; in ms. */
const [DELAY_STEP_MS, LONGEST_DELAY_MS] = [1_000, 10_000]
/**
 * Attempts that one process holds back at the same time, at one address and in all: each holds a connection. One more
 * lets the one that has waited longest go on.
 */
const [MOST_AT_ADDRESS, MOST_WAITING] = [50, 200]

/** Who tries: a sender, perhaps in a browser that keeps a secret. */
export interface Attempt {
  sender: string
  device?: string | undefined
}

/**
 * Attempts at an account that somebody else may own. One sender with too many is refused; many together are slowed down
 * and asked to prove that they are people, but never refused, so that they can't lock its owner out. Attempts in a
 * browser where somebody has signed in to the account before are counted by themselves, and never slowed down.
 */
export interface AddressLimit {
  /** Counts an attempt, and holds it back where it has to be. @throws Failure `too-many-requests`, `captcha-failed`. */
  take(address: string, attempt: Attempt): Promise<void>
  /** The attempt succeeded: begins anew, for all senders. */
  forget(address: string, attempt: Attempt): Promise<void>
}

const pair = (address: string, subject: string) => `${subject} ${address}`

interface Held {
  address: string
  goOn: () => void
}

interface AddressLimitOptions {
  name: string
  /** Attempts of one sender, or of one known browser, at one address. */
  each: number
  /** Attempts of all senders at one address. */
  together: number
  windowMs: number
  devices: KnownDevices
  /** Asks the sender to prove anew that a person is there. */
  challenge?: (sender: string) => Promise<void>
  /** Holds an attempt back. */
  delay?: (ms: number) => Promise<unknown>
}

export function createAddressLimit(database: Database, options: AddressLimitOptions): AddressLimit {
  const { name, each, together, windowMs, devices, challenge, delay = wait } = options
  const bySender = createRateLimit(database, { name: `${name}-sender`, attempts: each, windowMs })
  const byAddress = createRateLimit(database, { name, attempts: together, windowMs })
  /** The attempts that are held back, the longest first. */
  const waiting = new Set<Held>()
  function letGoOn(held: Held | undefined): void {
    if (!held) return
    waiting.delete(held)
    held.goOn()
  }

  async function holdBack(address: string, ms: number): Promise<void> {
    const atAddress = [...waiting].filter((one) => one.address === address)
    if (atAddress.length >= MOST_AT_ADDRESS) letGoOn(atAddress[0])
    else if (waiting.size >= MOST_WAITING) letGoOn([...waiting][0])
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = { address, goOn: resolve }
    waiting.add(held)
    await Promise.race([delay(ms), promise])
    waiting.delete(held)
  }

  /** Whom an attempt counts for by itself. */
  async function find(address: string, { sender, device }: Attempt) {
    const isKnown = await devices.isKnown(address, device)
    return { isKnown, subject: pair(address, isKnown ? `device ${device}` : sender) }
  }

  return {
    async take(address, attempt) {
      const { isKnown, subject } = await find(address, attempt)
      await bySender.take(subject)
      if (isKnown) return
      const over = await byAddress.countOver(address)
      if (over === 0) return
      await challenge?.(attempt.sender)
      await holdBack(address, Math.min(over * DELAY_STEP_MS, LONGEST_DELAY_MS))
    },
    async forget(address, attempt) {
      await bySender.forget((await find(address, attempt)).subject)
      await byAddress.forget(address)
    },
  }
}
