import { createHash } from 'node:crypto'
import { newId } from '../../../platform/database/ids.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { integrationDeliveries } from '../tables.ts'
import { askForHandling } from './handle-deliveries.ts'

const LONGEST_ID = 200
/** Written at a time. */
const MOST_AT_ONCE = 100

/** What is told again under one name is one delivery; without a name, what is the same. */
export function deliveryIdOf(given: string | undefined, body: Uint8Array): string {
  if (given !== undefined && given !== '' && given.length <= LONGEST_ID) return given
  return createHash('sha256').update(body).digest('base64url')
}

type NewDelivery = Pick<
  typeof integrationDeliveries.$inferInsert,
  'companyId' | 'integrationId' | 'deliveryId' | 'topic'
> & { content: string }

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
    await database.transaction(async (queries) => {
      const stored = await queries
        .insert(integrationDeliveries)
        // The database keeps no NUL, and nothing is said by it.
        .values(
          deliveries.map((each) => ({
            ...each,
            content: each.content.replaceAll('\0', ' '),
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
      for (const row of each.values()) await askForHandling(queries, { jobs }, row)
    })
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_AT_ONCE)
      try {
        await write(batch.map(({ delivery }) => delivery))
        for (const { resolve } of batch) resolve()
      } catch (error) {
        if (batch.length === 1) batch[0]?.reject(error)
        else await writeEach(batch)
      }
    }
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
