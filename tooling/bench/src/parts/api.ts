import { PostgresCluster } from '@replybay/postgres'
import { measureOnEmbedded } from '../api/on-embedded.ts'
import { measureOnPostgres } from '../api/on-postgres.ts'
import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'

const COUNTS = [10_000, 100_000]
const CALLS_A_RUN = 30
/** Half of the tickets are open; the deep page stands near their end. */
const DEPTH_SHARE = 0.45

/** The calls that people wait for, on databases of two sizes: embedded, and on the PostgreSQL of DATABASE_URL or an own. */
export const api: Part = async ({ runs }) => {
  const figures: Figure[] = []
  const given = process.env['DATABASE_URL']
  const cluster = given ? undefined : await PostgresCluster.create({ durable: true })
  try {
    for (const count of COUNTS) {
      const [depth, times] = [count * DEPTH_SHARE, runs * CALLS_A_RUN]
      // Two databases at once would slow each other.
      figures.push(...(await measureOnEmbedded(count, depth, times)))
      figures.push(...(await measureOnPostgres(given ?? cluster?.url ?? '', count, depth, times)))
    }
  } finally {
    await cluster?.remove()
  }
  return figures
}
