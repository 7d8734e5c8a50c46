import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { components } from '@replybay/api-client'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import { API_PREFIX } from '../../../platform/contract/contract.ts'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import type { BodySignature } from '../../../platform/http/body-signature.ts'
import type { SealedColumn } from '../../../platform/secrets/seal-anew.ts'
import { hashToken, newToken } from '../../../platform/secrets/tokens.ts'
import type { Vault } from '../../../platform/secrets/vault.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { warehouseEvents, warehouseShops } from '../tables.ts'
import { handleShopEvents } from './handle-events.ts'
import { buildModule } from './module.ts'

export type ShopService = ReturnType<typeof createShopService>

const PLATFORM = 'prestashop'
/** Modules of a company that are heard: with a newer one, the oldest is heard no more. */
const MOST_MODULES = 5
const SECRET_BYTES = 32

const placeOf = (id: string) => `warehouse_shops.signing_secret ${id}`

export const sealedSigningSecrets: SealedColumn = {
  table: warehouseShops,
  id: warehouseShops.id,
  sealed: warehouseShops.signingSecret,
  placeOf,
}

/** What the modules of shops tell. */
export function createShopService({
  database,
  jobs,
  vault,
  dashboardOrigin,
}: Pick<ServerContext, 'database' | 'jobs' | 'vault' | 'dashboardOrigin'>) {
  return {
    /** The module with a token of its own, and a secret to sign with where secrets can be kept, as a ZIP. */
    async module({ companyId }: Person): Promise<Uint8Array> {
      const token = newToken('shop')
      const id = newId()
      const secret = vault && randomBytes(SECRET_BYTES).toString('base64url')
      const signingSecret = secret === undefined ? null : (vault?.seal(secret, placeOf(id)) ?? null)
      await database.transaction(async (queries) => {
        const shop = { id, companyId, platform: PLATFORM, tokenHash: hashToken(token), signingSecret }
        await queries.insert(warehouseShops).values({ ...shop, createdAt: new Date() })
        await forgetOldest(queries, companyId)
      })
      const address = `${dashboardOrigin()}${API_PREFIX}/warehouses/shop_events`
      return await buildModule({ address, token, secret })
    },

    /**
     * Stores what a shop tells, to be handled at once.
     *
     * @returns how many were not known yet.
     * @param signature of what it tells; who signs nothing is known by the token alone.
     * @throws Failure `not-found` for a token that is none's, and a signature that is not its module's.
     */
    async receive(
      { token, events }: components['schemas']['ShopEvents'],
      signature: BodySignature | undefined,
    ): Promise<number> {
      const shop = await findShop(database.queries, token)
      if (!shop || (signature && !isSigned(vault, shop, signature))) throw new Failure('not-found')
      const { companyId, platform } = shop
      const receivedAt = new Date()
      return await database.transaction(async (queries) => {
        const rows = events.map((event) => ({
          id: newId(),
          companyId,
          platform,
          eventId: event.id,
          event,
          receivedAt,
        }))
        const stored = await queries
          .insert(warehouseEvents)
          .values(rows)
          .onConflictDoNothing({
            target: [warehouseEvents.companyId, warehouseEvents.platform, warehouseEvents.eventId],
          })
          .returning({ id: warehouseEvents.id })
        if (stored.length > 0) await jobs.add(queries, handleShopEvents, { companyId }, { companyId })
        return stored.length
      })
    },
  }
}

function isSigned(
  vault: Vault | undefined,
  { id, signingSecret }: { id: string; signingSecret: string | null },
  signature: BodySignature,
): boolean {
  if (!vault || signingSecret === null) return false
  try {
    return signature.isBy(vault.open(signingSecret, placeOf(id)))
  } catch {
    // It was sealed by a key that is lost: the module can be downloaded again.
    return false
  }
}

async function forgetOldest(queries: Queries, companyId: string): Promise<void> {
  const newest = queries
    .select({ id: warehouseShops.id })
    .from(warehouseShops)
    .where(eq(warehouseShops.companyId, companyId))
    .orderBy(desc(warehouseShops.createdAt), desc(warehouseShops.id))
    .limit(MOST_MODULES)
  await queries
    .delete(warehouseShops)
    .where(and(eq(warehouseShops.companyId, companyId), notInArray(warehouseShops.id, newest)))
}

/** What is looked up is a hash, which says nothing of the token however long the look takes. */
async function findShop(queries: Queries, token: string) {
  const tokenHash = hashToken(token)
  const [shop] = await queries.select().from(warehouseShops).where(eq(warehouseShops.tokenHash, tokenHash))
  return shop && timingSafeEqual(Buffer.from(shop.tokenHash), Buffer.from(tokenHash)) ? shop : undefined
}
