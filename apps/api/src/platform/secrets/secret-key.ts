import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from '../config/start-problem.ts'
import { KEY_BYTES } from './vault.ts'

const FILE = 'secret.key'

/**
 * @param name of the variable that holds it.
 * @throws StartProblem for a key that is none.
 */
export function readSecretKey(value: string | undefined, name = 'REPLYBAY_SECRET_KEY'): Buffer | undefined {
  if (!value) return undefined
  const key = Buffer.from(value, 'base64')
  if (key.length === KEY_BYTES) return key
  // It is a secret: the message does not repeat it.
  throw new StartProblem(`${name} has to be 32 bytes in base64, as \`openssl rand -base64 32\` makes them.`)
}

/** The key of an embedded database, beside it: made at the first start, and for its owner alone. */
export function ownSecretKey(folder: string): Buffer {
  const path = join(folder, FILE)
  const known = readIfThere(path)
  if (known) return readSecretKey(known) ?? missing(path)
  const key = randomBytes(KEY_BYTES)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  return key
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function missing(path: string): never {
  throw new StartProblem(`${path} is empty. Put the key back that was in it, or delete the file.`)
}
