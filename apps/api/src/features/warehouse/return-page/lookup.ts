import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Database } from '../../../platform/database/database.ts'
import { createAddressLimit } from '../../../platform/rate-limits/address-limit.ts'
import { createRateLimit } from '../../../platform/rate-limits/rate-limit.ts'
import type { OrderRow } from '../store.ts'
import { spellingsOf } from './rules.ts'
import { findOrderOf } from './store.ts'

const HOUR_MS = 3_600_000
/** Tries of one sender in an hour that find nothing. */
const TRIES = 5
/** Tries of all senders at one number in an hour, before each of them waits. */
const TRIES_TOGETHER = 10
/** Nothing is found after so long, whatever was wrong; in ms. */
const NOT_FOUND_AFTER_MS = 300

interface Try {
  webId: string
  companyId: string
  orderNumber: string
  email: string
  sender: string
}

/**
 * Finds the order of who knows its number and its address.
 *
 * @param delay holds a try back
 */
export function createOrderLookup(database: Database, delay: (ms: number) => Promise<unknown> = wait) {
  const ofSender = createRateLimit(database, {
    name: 'return-page-sender',
    attempts: TRIES,
    windowMs: HOUR_MS,
  })
  const ofNumber = createAddressLimit(database, {
    name: 'return-page-number',
    each: TRIES,
    together: TRIES_TOGETHER,
    windowMs: HOUR_MS,
    // A customer has no browser of their own.
    devices: { remember: async () => '', isKnown: async () => false },
    delay,
  })
  return {
    /** @throws Failure `not-found`, or `too-many-requests` after five tries in an hour that found nothing. */
    async find({ webId, companyId, orderNumber, email, sender }: Try): Promise<OrderRow> {
      const numbers = spellingsOf(orderNumber)
      const number = `${webId} ${numbers.at(-1)?.toUpperCase()}`
      await ofSender.take(sender)
      await ofNumber.take(number, { sender })
      const [found] = await Promise.all([
        findOrderOf(database.queries, companyId, numbers, email.trim().toLowerCase()),
        delay(NOT_FOUND_AFTER_MS),
      ])
      if (!found) throw new Failure('not-found')
      await ofSender.giveBack(sender)
      await ofNumber.forget(number, { sender })
      return found
    },
  }
}
