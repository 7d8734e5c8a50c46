import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { ServerContext, ShopOrderName } from '../../../platform/server-feature.ts'
import { integrationOrders, integrations, type Kind } from '../tables.ts'

/** Where an order is from, and by what its shop knows it. @returns undefined where it is of no shop that is connected. */
export async function findShopOrder(queries: Queries, { companyId, platform, wholeNumber }: ShopOrderName) {
  const [order] = await queries
    .select({
      integrationId: integrationOrders.integrationId,
      shopId: integrationOrders.shopId,
      isLocal: integrations.isLocal,
    })
    .from(integrationOrders)
    .innerJoin(integrations, eq(integrations.id, integrationOrders.integrationId))
    .where(
      and(
        eq(integrationOrders.companyId, companyId),
        eq(integrationOrders.number, wholeNumber),
        // Sound: of a platform that is none there is no row.
        eq(integrations.kind, platform as Kind),
      ),
    )
  return order
}

export async function hasRealShop(
  order: ShopOrderName,
  { database }: Pick<ServerContext, 'database'>,
): Promise<boolean> {
  const found = await findShopOrder(database.queries, order)
  return found !== undefined && !found.isLocal
}
