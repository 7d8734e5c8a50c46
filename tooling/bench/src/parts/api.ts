import { filterFigures } from '../api/filter-figures.ts'
import { measureOnEmbedded } from '../api/on-embedded.ts'
import { measureOnPostgres } from '../api/on-postgres.ts'
import type { Part } from '../part.ts'

const [FEW, MANY] = [10_000, 100_000]
const CALLS_A_RUN = 30

/** The calls that people wait for, on databases of two sizes, embedded and on PostgreSQL. */
export const api: Part = async ({ runs }) => {
  const times = runs * CALLS_A_RUN
  // Two databases at once would slow each other.
  const embedded = [...(await measureOnEmbedded(FEW, times)), ...(await measureOnEmbedded(MANY, times))]
  const few = await measureOnPostgres(FEW, times)
  const many = await measureOnPostgres(MANY, times)
  return [...embedded, ...few.figures, ...many.figures, ...filterFigures(many.filters, few.filters)]
}
