/** The secret with which a shop signs who its visitors are. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database/database.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { SealedColumn } from '../../platform/secrets/seal-anew.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { lockOwnWeb } from './store.ts'
import { webs } from './tables.ts'

const SECRET_BYTES = 32

const placeOf = (webId: string) => `webs.identity_secret ${webId}`

export const sealedIdentities: SealedColumn = {
  table: webs,
  id: webs.id,
  sealed: webs.identitySecret,
  placeOf,
}

export interface IdentityService {
  /**
   * The secret of a web, made where there is none; a new one makes the signatures of the former worthless.
   *
   * @throws Failure `not-found` where the company has no such web, or it is a sample; `no-secret-key`.
   */
  secret(companyId: string, webId: string, isNew: boolean): Promise<string>
}

export function createIdentityService(database: Database, vault: Vault | undefined): IdentityService {
  return {
    secret: (companyId, webId, isNew) =>
      database.transaction(async (queries) => {
        const web = await lockOwnWeb(queries, companyId, webId)
        if (!web) throw new Failure('not-found')
        if (!vault) throw new Failure('no-secret-key')
        if (web.identitySecret && !isNew) return vault.open(web.identitySecret, placeOf(webId))
        const secret = randomBytes(SECRET_BYTES).toString('base64url')
        await queries
          .update(webs)
          .set({ identitySecret: vault.seal(secret, placeOf(webId)) })
          .where(and(eq(webs.id, webId), eq(webs.companyId, companyId)))
        return secret
      }),
  }
}

/** Whether a shop has signed an address, as a visitor's page says: HMAC-SHA256 of the address in lower case, as hex. */
export async function isSignedBy(
  queries: Queries,
  vault: Vault | undefined,
  webId: string,
  { email, signature }: { email: string; signature: string },
): Promise<boolean> {
  const [web] = await queries.select({ secret: webs.identitySecret }).from(webs).where(eq(webs.id, webId))
  if (!web?.secret || !vault) return false
  const key = vault.open(web.secret, placeOf(webId))
  const expected = createHmac('sha256', key).update(email.toLowerCase()).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
