import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { Failure } from '../failure.ts'
import { countAttempts, forgetAttempts, takeBackAttempt } from './store.ts'

/** So many attempts in one window, for each subject (an address, a sender, a conversation). */
export interface RateLimit {
  /**
   * Counts an attempt, or so many at once. Throws Failure `too-many-requests` with the seconds to wait.
   *
   * @param attempts @default 1
   */
  take(subject: string, attempts?: number): Promise<void>
  /** Takes one attempt back: it did not count after all. */
  giveBack(subject: string): Promise<void>
  /** Begins anew. */
  forget(subject: string): Promise<void>
}

interface RateLimitOptions {
  name: string
  attempts: number
  windowMs: number
}

/** The counts are in the database, so all instances share them. */
export function createRateLimit(database: Database, options: RateLimitOptions): RateLimit {
  // Hashed, since people also type passwords into the field for the address.
  const keyOf = (subject: string) =>
    `${options.name}:${createHash('sha256').update(subject).digest('base64url')}`
  return {
    async take(subject, attempts = 1) {
      const now = new Date()
      const resetAt = new Date(now.getTime() + options.windowMs)
      const counted = await countAttempts(database.queries, keyOf(subject), { attempts, now, resetAt })
      if (counted.count <= options.attempts) return
      const waitMs = counted.resetAt.getTime() - now.getTime()
      throw new Failure('too-many-requests', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) })
    },
    giveBack: (subject) => takeBackAttempt(database.queries, keyOf(subject)),
    forget: (subject) => forgetAttempts(database.queries, keyOf(subject)),
  }
}
