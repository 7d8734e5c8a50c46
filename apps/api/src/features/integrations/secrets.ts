import { randomBytes } from 'node:crypto'
import { Failure } from '../../platform/contract/failure.ts'
import type { SealedColumn } from '../../platform/secrets/seal-anew.ts'
import { hashToken, newToken } from '../../platform/secrets/tokens.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { integrations } from './tables.ts'

const SECRET_BYTES = 32

/** What was typed to connect a service, by the names of its fields. */
export type Settings = Readonly<Record<string, string>>

const placeOf = (id: string) => `integrations.secret ${id}`

export const sealedIntegrations: SealedColumn = {
  table: integrations,
  id: integrations.id,
  sealed: integrations.secret,
  placeOf,
}

/** Where a service tells what happens, and what it signs that with. */
export interface Hook {
  token: string
  secret: string
}

const hookPlaceOf = (id: string) => `integrations.hook ${id}`

export const sealedHooks: SealedColumn = {
  table: integrations,
  id: integrations.id,
  sealed: integrations.hook,
  placeOf: hookPlaceOf,
}

/** A hook that nobody knows yet, as it is kept. @throws Failure `no-secret-key` */
export function newHook(vault: Vault | undefined, id: string) {
  const hook: Hook = { token: newToken('hook'), secret: randomBytes(SECRET_BYTES).toString('base64url') }
  return {
    hook: needVault(vault).seal(JSON.stringify(hook), hookPlaceOf(id)),
    hookHash: hashToken(hook.token),
  }
}

/** @returns undefined where there is none, or it was sealed by a key that is lost. */
export function openHook(
  vault: Vault | undefined,
  { id, hook }: { id: string; hook: string | null },
): Hook | undefined {
  if (!vault || hook === null) return undefined
  try {
    // Sound: it was sealed above.
    return JSON.parse(vault.open(hook, hookPlaceOf(id))) as Hook
  } catch {
    return undefined
  }
}

/** @throws Failure `no-secret-key` where nothing can be kept secret. */
export function sealKeys(vault: Vault | undefined, id: string, keys: Settings): string {
  return needVault(vault).seal(JSON.stringify(keys), placeOf(id))
}

/** @returns undefined where there is nothing, or it was sealed by a key that is lost: it can be typed again. */
export function openKeys(
  vault: Vault | undefined,
  { id, secret }: { id: string; secret: string | null },
): Settings | undefined {
  if (!vault || secret === null) return undefined
  try {
    // Sound: it was sealed above.
    return JSON.parse(vault.open(secret, placeOf(id))) as Settings
  } catch {
    return undefined
  }
}

/** @throws Failure `no-secret-key` */
export function needVault(vault: Vault | undefined): Vault {
  if (!vault) throw new Failure('no-secret-key')
  return vault
}

/** A shorter one is told by nothing of it. */
const SHORTEST_TOLD = 8

/** What is told of a secret. */
export const tailOf = (secret: string) => `…${secret.length < SHORTEST_TOLD ? '' : secret.slice(-4)}`
