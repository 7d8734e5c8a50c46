/** Keeps secrets that have to be read again: encrypted where they are stored, by a key that the database does not hold. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Of the key. */
export const KEY_BYTES = 32

export interface Vault {
  /** @param place where it is stored, such as a table and a row's id: what is moved elsewhere can't be opened there */
  seal: (secret: string, place: string) => string
  /** @throws for what was sealed by an unknown key, for another place, or was changed. */
  open: (sealed: string, place: string) => string
  /**
   * By the present key, what the previous one has sealed.
   *
   * @returns undefined where the present key has sealed it, `lost` where neither opens it.
   */
  sealAnew: (sealed: string, place: string) => { sealed: string } | 'lost' | undefined
}

/**
 * @param key 32 bytes
 * @param previous opens what it has sealed, and seals nothing.
 */
export function createVault(key: Buffer, previous?: Buffer): Vault {
  return {
    seal: (secret, place) => sealBy(key, secret, place),
    open(sealed, place) {
      if (!previous) return openBy(key, sealed, place)
      return tryToOpen(key, sealed, place) ?? openBy(previous, sealed, place)
    },
    sealAnew(sealed, place) {
      if (tryToOpen(key, sealed, place) !== undefined) return undefined
      const secret = previous && tryToOpen(previous, sealed, place)
      return secret === undefined ? 'lost' : { sealed: sealBy(key, secret, place) }
    },
  }
}

function sealBy(key: Buffer, secret: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

function openBy(key: Buffer, sealed: string, place: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag)
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

function tryToOpen(key: Buffer, sealed: string, place: string): string | undefined {
  try {
    return openBy(key, sealed, place)
  } catch {
    return undefined
  }
}
