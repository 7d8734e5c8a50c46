import { createHash } from 'node:crypto'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { integrationDeliveries, integrations } from '../tables.ts'
import { askForHandling } from './handle-deliveries.ts'

const LONGEST_ID = 200
/** Written at a time. */
const MOST_AT_ONCE = 100
/** Of a company, that are not handled yet: what is beyond is to be sent again, and is found by asking the shop if it is not. */
export const MOST_WAITING = 5_000
/** After which it may be sent again; in seconds. */
const FULL_PAUSE_S = 60

/** What is told again under one name is one delivery; without a name, what is the same. */
export function deliveryIdOf(given: string | undefined, body: Uint8Array): string {
  if (given !== undefined && given !== '' && given.length <= LONGEST_ID) return given
  return createHash('sha256').update(body).digest('base64url')
}

type NewDelivery = Pick<
  typeof integrationDeliveries.$inferInsert,
  'companyId' | 'integrationId' | 'deliveryId' | 'topic'
> & {
  content: string
  /** By which the hook was known that it came to. */
  hookHash: string
}

interface Waiting {
  delivery: NewDelivery
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Writes deliveries, and asks for what handles them. What comes while it writes is written together after: a shop that tells
 * much at once is answered as soon as one that tells little. Resolves when what it was given is kept.
 */
export function createDeliveryStore({ database, jobs }: Pick<ServerContext, 'database' | 'jobs'>) {
  const waiting: Waiting[] = []
  let isWriting = false

  async function write(deliveries: readonly NewDelivery[]): Promise<void> {
    const receivedAt = new Date()
    if (deliveries.length === 0) return
    await database.transaction(async (queries) => {
      const stored = await queries
        .insert(integrationDeliveries)
        // The database keeps no NUL, and nothing is said by it.
        .values(
          deliveries.map(({ hookHash: _hookHash, content, ...each }) => ({
            ...each,
            content: content.replaceAll('\0', ' '),
            id: newId(),
            receivedAt,
          })),
        )
        .onConflictDoNothing({
          target: [integrationDeliveries.integrationId, integrationDeliveries.deliveryId],
        })
        .returning({
          id: integrationDeliveries.id,
          deliveryId: integrationDeliveries.deliveryId,
          companyId: integrationDeliveries.companyId,
          integrationId: integrationDeliveries.integrationId,
        })
      const late = await forgetLate(queries, deliveries, stored)
      const each = new Map(
        stored.filter(({ id }) => !late.has(id)).map((row) => [row.integrationId, row] as const),
      )
      for (const { companyId, integrationId } of each.values()) {
        await askForHandling(queries, { jobs }, { companyId, integrationId })
      }
    })
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = await refuseFull(waiting.splice(0, MOST_AT_ONCE))
      try {
        await write(batch.map(({ delivery }) => delivery))
        for (const { resolve } of batch) resolve()
      } catch (error) {
        if (batch.length === 1) batch[0]?.reject(error)
        else await writeEach(batch)
      }
    }
  }

  /** @returns those of companies for which not too much waits. */
  async function refuseFull(batch: readonly Waiting[]): Promise<Waiting[]> {
    const left: Waiting[] = []
    for (const [companyId, own] of Map.groupBy(batch, ({ delivery }) => delivery.companyId)) {
      try {
        const rest = Math.max(0, MOST_WAITING - (await countWaiting(database.queries, companyId)))
        left.push(...own.slice(0, rest))
        const failure = new Failure('too-many-requests', { retryAfter: FULL_PAUSE_S })
        for (const { reject } of own.slice(rest)) reject(failure)
      } catch (error) {
        for (const { reject } of own) reject(error)
      }
    }
    return left
  }

  /** What can't be kept of one service keeps nobody else's from being kept. */
  async function writeEach(batch: readonly Waiting[]): Promise<void> {
    for (const { delivery, resolve, reject } of batch) await write([delivery]).then(resolve, reject)
  }

  return async (delivery: NewDelivery): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.push({ delivery, resolve, reject })
    if (!isWriting) {
      isWriting = true
      void writeAll().finally(() => {
        isWriting = false
      })
    }
    await promise
  }
}

/** No further than it matters. */
async function countWaiting(queries: Queries, companyId: string): Promise<number> {
  const some = queries
    .select({ id: integrationDeliveries.id })
    .from(integrationDeliveries)
    .innerJoin(integrations, eq(integrations.id, integrationDeliveries.integrationId))
    .where(and(eq(integrations.companyId, companyId), isNull(integrationDeliveries.handledAt)))
    .limit(MOST_WAITING)
    .as('some')
  const [row] = await queries.select({ waiting: count() }).from(some)
  return row?.waiting ?? 0
}

interface Stored {
  id: string
  integrationId: string
  deliveryId: string
}

/**
 * Forgets what came to a hook that is another now: another shop was connected meanwhile. A transaction that changes the hook
 * and the one that has stored wait for each other, by the foreign key.
 *
 * @returns the ids of what is forgotten.
 */
async function forgetLate(
  queries: Queries,
  deliveries: readonly NewDelivery[],
  stored: readonly Stored[],
): Promise<ReadonlySet<string>> {
  if (stored.length === 0) return new Set()
  const nameOf = (each: Pick<Stored, 'integrationId' | 'deliveryId'>) =>
    `${each.integrationId} ${each.deliveryId}`
  const cameTo = new Map(deliveries.map((each) => [nameOf(each), each.hookHash]))
  const rows = await queries
    .select({ id: integrations.id, hookHash: integrations.hookHash })
    .from(integrations)
    .where(inArray(integrations.id, [...new Set(stored.map(({ integrationId }) => integrationId))]))
  const now = new Map(rows.map(({ id, hookHash }) => [id, hookHash]))
  const late = stored.filter((each) => now.get(each.integrationId) !== cameTo.get(nameOf(each)))
  const ids = late.map(({ id }) => id)
  if (ids.length > 0) {
    await queries.delete(integrationDeliveries).where(inArray(integrationDeliveries.id, ids))
  }
  return new Set(ids)
}
