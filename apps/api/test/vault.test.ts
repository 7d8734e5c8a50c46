import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownSecretKey, readSecretKey } from '../src/platform/secrets/secret-key.ts'
import { createVault } from '../src/platform/secrets/vault.ts'

const vault = createVault(Buffer.alloc(32, 1))

test('vault: opens what it has sealed, and seals it differently each time', () => {
  const sealed = vault.seal('a secret', 'webs.secret one')
  expect(sealed).not.toContain('a secret')
  expect(vault.seal('a secret', 'webs.secret one')).not.toBe(sealed)
  expect(vault.open(sealed, 'webs.secret one')).toBe('a secret')
})

test('vault: opens nothing in another place, with another key, or that was changed', () => {
  const sealed = vault.seal('a secret', 'webs.secret one')
  expect(() => vault.open(sealed, 'webs.secret two')).toThrow()
  expect(() => createVault(Buffer.alloc(32, 2)).open(sealed, 'webs.secret one')).toThrow()
  const last = sealed.at(-1) === 'A' ? 'B' : 'A'
  expect(() => vault.open(`${sealed.slice(0, -2)}${last}${last}`, 'webs.secret one')).toThrow()
})

test('secret key: one that is no key is refused, and not repeated', () => {
  expect(() => readSecretKey('too short')).toThrow(/^REPLYBAY_SECRET_KEY has to be 32 bytes/)
  expect(readSecretKey(undefined)).toBeUndefined()
  expect(readSecretKey(Buffer.alloc(32, 3).toString('base64'))).toEqual(Buffer.alloc(32, 3))
})

test('secret key of an embedded database: is made once, and only its owner reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'replybay-key-'))
  const key = ownSecretKey(folder)
  expect(ownSecretKey(folder)).toEqual(key)
  expect(statSync(join(folder, 'secret.key')).mode & 0o077).toBe(0)
})
