import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from '../turns.ts'

/** Argon2id, as OWASP recommends it: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** As libuv reads it: four where nothing is said, one where it is no number. */
const POOL_THREADS = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4) || 1
/** Each takes a thread of the pool on which also files, pictures and the probe of `/livez` wait. */
const inTurn = createTurns({ atOnce: Math.max(POOL_THREADS - 2, 1), mostWaiting: 64 })

/**
 * @param salt 16 bytes; without it, random ones.
 * @throws Failure `overloaded` where too many passwords wait already.
 */
export function hashPassword(password: string, salt?: Uint8Array): Promise<string> {
  return inTurn(() => hash(password, salt ? { ...COST, salt } : COST))
}

export interface PasswordCheck {
  /**
   * Whether the password fits. An unknown person's costs the same time as a wrong one.
   *
   * @throws Failure `overloaded` where too many passwords wait already.
   */
  fits(passwordHash: string | undefined, password: string): Promise<boolean>
}

export function createPasswordCheck(): PasswordCheck {
  // Made ahead, so that the first unknown address does not take twice as long; and never refused, as it is made once.
  const decoy = hash(randomUUID(), COST)
  return {
    async fits(passwordHash, password) {
      const known = passwordHash ?? (await decoy)
      const isRight = await inTurn(() => verify(known, password))
      return isRight && passwordHash !== undefined
    },
  }
}
