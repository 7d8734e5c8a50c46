import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id, as OWASP recommends it: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** @param salt 16 bytes; without it, random ones. */
export function hashPassword(password: string, salt?: Uint8Array): Promise<string> {
  return hash(password, salt ? { ...COST, salt } : COST)
}

export interface PasswordCheck {
  /** Whether the password fits. An unknown person's costs the same time as a wrong one. */
  fits(passwordHash: string | undefined, password: string): Promise<boolean>
}

export function createPasswordCheck(): PasswordCheck {
  // Made ahead, so that the first unknown address does not take twice as long.
  const decoy = hashPassword(randomUUID())
  return {
    async fits(passwordHash, password) {
      const isRight = await verify(passwordHash ?? (await decoy), password)
      return isRight && passwordHash !== undefined
    },
  }
}
