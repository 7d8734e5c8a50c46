import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { Failure, type FailureCode } from '../contract/failure.ts'
import { countAttempts, findAttempts, forgetAttempts, takeBackAttempt } from './store.ts'

/** So many attempts in one window, for each subject (an address, a sender, a conversation). */
export interface RateLimit {
  /**
   * Counts an attempt, or so many at once. Throws the limit's Failure with the seconds to wait.
   *
   * @param attempts of none, it throws where one would be too many. @default 1
   */
  take(subject: string, attempts?: number): Promise<void>
  /** Throws as `take` would for so many attempts, and counts none. */
  requireRest(subject: string, attempts: number): Promise<void>
  /** Counts an attempt. @returns by how many the attempts are over the limit. */
  countOver(subject: string): Promise<number>
  /** Takes one attempt back: it did not count after all. */
  giveBack(subject: string): Promise<void>
  /** Begins anew. */
  forget(subject: string): Promise<void>
}

interface RateLimitOptions {
  name: string
  attempts: number
  windowMs: number
  /** How the one that is refused fails. @default 'too-many-requests' */
  failure?: FailureCode
}

/** Under what a subject is counted. Hashed, since people also type passwords into the field for the address. */
export function keyOf(limit: string, subject: string): string {
  return `${limit}:${createHash('sha256').update(subject).digest('base64url')}`
}

/** The counts are in the database, so all instances share them. */
export function createRateLimit(database: Database, options: RateLimitOptions): RateLimit {
  const key = (subject: string) => keyOf(options.name, subject)
  const count = (subject: string, now: Date, attempts = 1) => {
    const resetAt = new Date(now.getTime() + options.windowMs)
    return countAttempts(database.queries, key(subject), { attempts, now, resetAt })
  }
  const requireWithin = (counted: { count: number; resetAt: Date }, now: Date) => {
    if (counted.count <= options.attempts) return
    const waitMs = counted.resetAt.getTime() - now.getTime()
    throw new Failure(options.failure ?? 'too-many-requests', {
      retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
    })
  }
  return {
    async take(subject, attempts = 1) {
      const now = new Date()
      const counted = await count(subject, now, attempts)
      requireWithin({ ...counted, count: counted.count + (attempts === 0 ? 1 : 0) }, now)
    },
    async requireRest(subject, attempts) {
      const now = new Date()
      const known = await findAttempts(database.queries, key(subject), now)
      const resetAt = known?.resetAt ?? new Date(now.getTime() + options.windowMs)
      requireWithin({ count: (known?.count ?? 0) + attempts, resetAt }, now)
    },
    async countOver(subject) {
      return Math.max(0, (await count(subject, new Date())).count - options.attempts)
    },
    giveBack: (subject) => takeBackAttempt(database.queries, key(subject)),
    forget: (subject) => forgetAttempts(database.queries, key(subject)),
  }
}
