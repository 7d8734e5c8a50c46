import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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

function answer({ delivery, resolve, reject }: Waiting, refused: ReadonlyMap<NewDelivery, Failure>): void {
  const failure = refused.get(delivery)
  if (failure) reject(failure)
  else resolve()
}

/**
 * Writes deliveries, and asks for what handles them. What comes while it writes is written together after: a shop that tells
 * much at once is answered as soon as one that tells little. Resolves when what it was given is kept.
 */
export function createDeliveryStore({ database, jobs }: Pick<ServerContext, 'database' | 'jobs'>) {
  const waiting: Waiting[] = []
  let isWriting = false

  /**
   * @param take called once it is their turn at the database
   * @returns what each has to be told; none for what is kept.
   */
  async function write(take: () => readonly NewDelivery[]): Promise<Map<NewDelivery, Failure>> {
    return await database.transaction(async (queries) => {
      const deliveries = take()
      const { taken, refused } = sort(deliveries, await holdPlaces(queries, deliveries))
      if (taken.length === 0) return refused
      const receivedAt = new Date()
      const stored = await queries
        .insert(integrationDeliveries)
        // The database keeps no NUL, and nothing is said by it.
        .values(
          taken.map(({ hookHash: _hookHash, content, ...each }) => ({
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
          companyId: integrationDeliveries.companyId,
          integrationId: integrationDeliveries.integrationId,
        })
      const each = new Map(stored.map((row) => [row.integrationId, row]))
      for (const data of each.values()) await askForHandling(queries, { jobs }, data)
      return refused
    })
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch: Waiting[] = []
      const fill = () => {
        if (batch.length === 0) batch.push(...waiting.splice(0, MOST_AT_ONCE))
      }
      try {
        // What comes while the database is busy is written with what waits for it.
        const refused = await write(() => {
          fill()
          return batch.map(({ delivery }) => delivery)
        })
        for (const each of batch) answer(each, refused)
      } catch (error) {
        fill()
        if (batch.length === 1) batch[0]?.reject(error)
        else await writeEach(batch)
      }
    }
  }

  /** What can't be kept of one service keeps nobody else's from being kept. */
  async function writeEach(batch: readonly Waiting[]): Promise<void> {
    for (const each of batch) {
      await write(() => [each.delivery]).then((refused) => answer(each, refused), each.reject)
    }
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

interface Place {
  id: string
  hookHash: string | null
  /** Of its company's, what is not handled yet: no further than it matters. */
  waiting: number
}

/**
 * The integrations that deliveries came to, by their ids. None of them is removed or has another hook before the transaction is
 * through, and where one is just then, it is waited for.
 */
async function holdPlaces(
  queries: Queries,
  deliveries: readonly NewDelivery[],
): Promise<ReadonlyMap<string, Place>> {
  const own = alias(integrations, 'own')
  const some = queries
    .select({ id: integrationDeliveries.id })
    .from(integrationDeliveries)
    .innerJoin(own, eq(own.id, integrationDeliveries.integrationId))
    .where(and(eq(own.companyId, integrations.companyId), isNull(integrationDeliveries.handledAt)))
    .limit(MOST_WAITING)
    .as('some')
  const rows = await queries
    .select({
      id: integrations.id,
      hookHash: integrations.hookHash,
      waiting: sql<number>`(select count(*)::int from ${some})`,
    })
    .from(integrations)
    .where(inArray(integrations.id, [...new Set(deliveries.map(({ integrationId }) => integrationId))]))
    .orderBy(asc(integrations.id))
    .for('key share')
  return new Map(rows.map((row) => [row.id, row]))
}

/** What came to a hook that is another now is forgotten: another shop was connected meanwhile. */
function sort(deliveries: readonly NewDelivery[], places: ReadonlyMap<string, Place>) {
  const taken: NewDelivery[] = []
  const refused = new Map<NewDelivery, Failure>()
  const countOf = new Map<string, number>()
  for (const delivery of deliveries) {
    const { companyId, integrationId, hookHash } = delivery
    const place = places.get(integrationId)
    const count = place && (countOf.get(companyId) ?? place.waiting)
    if (count === undefined) refused.set(delivery, new Failure('not-found'))
    else if (count >= MOST_WAITING) {
      refused.set(delivery, new Failure('too-many-requests', { retryAfter: FULL_PAUSE_S }))
    } else if (place?.hookHash === hookHash) {
      taken.push(delivery)
      countOf.set(companyId, count + 1)
    }
  }
  return { taken, refused }
}
