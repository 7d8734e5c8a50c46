/** Labels as their carriers have drawn them. */
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { CarrierLabel } from '../../../platform/carrier.ts'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { HousekeepingTask, ServerContext } from '../../../platform/server-feature.ts'
import type { OrderRow } from '../store.ts'
import { warehouseLabelPictures } from './tables.ts'

const KEPT_MS = 30 * 24 * 3_600_000

export const pictureKey = (orderId: string, parcel: number) => `${orderId} ${parcel}`

/** Those that are known. */
export async function savePictures(
  queries: Queries,
  { id: orderId, companyId }: Pick<OrderRow, 'id' | 'companyId'>,
  labels: readonly Pick<CarrierLabel, 'parcel' | 'picture'>[],
): Promise<void> {
  const createdAt = new Date()
  const rows = labels.flatMap(({ parcel, picture }) =>
    picture
      ? { companyId, orderId, parcel, picture: Buffer.from(picture).toString('base64'), createdAt }
      : [],
  )
  if (rows.length > 0) await queries.insert(warehouseLabelPictures).values(rows).onConflictDoNothing()
}

/** By `pictureKey`. What is not here is asked for once more; what can't be had is left out. */
export async function findPictures(
  context: Pick<ServerContext, 'database' | 'carrierOf'>,
  companyId: string,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { queries } = context.database
  const drawn = orders.filter(({ labels }) => labels.some(({ reference }) => reference !== undefined))
  if (drawn.length === 0) return new Map()
  const isTheirs = inArray(
    warehouseLabelPictures.orderId,
    drawn.map(({ id }) => id),
  )
  const rows = await queries
    .select()
    .from(warehouseLabelPictures)
    .where(and(eq(warehouseLabelPictures.companyId, companyId), isTheirs))
  const pictures = new Map<string, Uint8Array>(
    rows.map(({ orderId, parcel, picture }) => [pictureKey(orderId, parcel), Buffer.from(picture, 'base64')]),
  )
  const missing = drawn.flatMap((order) =>
    order.labels.flatMap(({ parcel, reference }) =>
      reference === undefined || pictures.has(pictureKey(order.id, parcel))
        ? []
        : { order, parcel, reference },
    ),
  )
  const carrier = missing.length > 0 ? await context.carrierOf(companyId) : undefined
  for (const { order, parcel, reference } of missing) {
    const picture = await readPicture(() => carrier?.readPicture?.(reference))
    if (!picture) continue
    await savePictures(queries, order, [{ parcel, picture }])
    pictures.set(pictureKey(order.id, parcel), picture)
  }
  return pictures
}

/** One that can't be had keeps those of other orders from nothing. */
async function readPicture(
  read: () => Promise<Uint8Array | undefined> | undefined,
): Promise<Uint8Array | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/** Their carrier has them for longer. */
export const forgetLabelPictures: HousekeepingTask = async ({ database }, now) => {
  const before = new Date(now.getTime() - KEPT_MS)
  await database.queries.delete(warehouseLabelPictures).where(lt(warehouseLabelPictures.createdAt, before))
}
