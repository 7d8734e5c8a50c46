import type { Figure } from '../figure.ts'
import { filterFigures } from '../api/filter-figures.ts'
import { measureOnEmbedded } from '../api/on-embedded.ts'
import { measureOnPostgres } from '../api/on-postgres.ts'
import type { Part } from '../part.ts'

const CALLS_A_RUN = 30
/** The embedded database is for trying out. */
const MOST_EMBEDDED = 100_000

/** The calls that people wait for, on databases of two sizes, embedded and on PostgreSQL. */
export const api: Part = async ({ runs, tickets }) => {
  const times = runs * CALLS_A_RUN
  const sizes = [tickets / 10, tickets] as const
  const embedded: Figure[] = []
  for (const size of sizes.filter((count) => count <= MOST_EMBEDDED)) {
    // Two databases at once would slow each other.
    embedded.push(...(await measureOnEmbedded(size, times)))
  }
  const few = await measureOnPostgres(sizes[0], times)
  const many = await measureOnPostgres(sizes[1], times)
  const compared = filterFigures(many.filters, few.filters, sizes)
  return [...embedded, ...few.figures, ...many.figures, ...compared]
}
