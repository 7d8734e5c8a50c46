/** Everything that is stored of one company, whatever the tables are. */
import { eq, getTableName, inArray, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../src/platform/database/database.ts'
import { dataOwners } from '../src/features.ts'
import { tickets } from '../src/features/tickets/tables.ts'
import { companies, users } from '../src/features/users/tables.ts'

/** What is shorter may stand in any answer. */
const SHORTEST_MARK = 8

const kept = dataOwners.flatMap((owner) => owner.tables)
const tables = kept.map(({ table }) => table)
/** These belong to nobody. */
const OF_NOBODY: ReadonlySet<PgTable> = new Set(
  kept.filter(({ kind }) => kind === 'impersonal').map(({ table }) => table),
)

/** How many rows each table holds of the company, and what they hold. */
export async function fingerprintOf({ queries }: Database, companyId: string) {
  const fingerprint: Record<string, { rows: number; md5: string | null }> = {}
  for (const table of tables.filter((one) => !OF_NOBODY.has(one))) {
    const row = sql.raw(`"${getTableName(table)}"::text`)
    const [counted] = await queries
      .select({
        rows: sql<number>`count(*)::int`,
        md5: sql<string | null>`md5(string_agg(md5(${row}), '' order by ${row}))`,
      })
      .from(table)
      .where(belongsTo(queries, table, companyId))
    if (counted) fingerprint[getTableName(table)] = counted
  }
  return fingerprint
}

/** The tables whose rows have ids and belong to somebody. */
export const tablesWithIds = tables.filter((table) => columnOf(table, 'id')).map(getTableName)

/** What must not be read in an answer for anybody else: every id, address and word of a message. */
export async function marksOf({ queries }: Database, companyId: string): Promise<string[]> {
  const marks: string[] = []
  for (const table of tables) {
    for (const name of ['id', 'email', 'text']) {
      const column = columnOf(table, name)
      if (!column) continue
      const rows = await queries
        .select({ mark: sql<string | null>`${column}::text` })
        .from(table)
        .where(belongsTo(queries, table, companyId))
      marks.push(...rows.flatMap(({ mark }) => (mark && mark.length >= SHORTEST_MARK ? mark : [])))
    }
  }
  return marks
}

/** @throws for a table of which nobody has said yet whose rows they are. */
function belongsTo(queries: Queries, table: PgTable, companyId: string): SQL {
  if (table === companies) return eq(companies.id, companyId)
  const own = columnOf(table, 'company_id')
  if (own) return eq(own, companyId)
  for (const [name, owner] of [
    ['user_id', users],
    ['ticket_id', tickets],
  ] as const) {
    const column = columnOf(table, name)
    const owned = queries.select({ id: owner.id }).from(owner).where(eq(owner.companyId, companyId))
    if (column) return inArray(column, owned)
  }
  if (OF_NOBODY.has(table)) return sql`false`
  throw new Error(`Whose are the rows of ${getTableName(table)}? Give it a company, or say that it has none.`)
}

function columnOf(table: PgTable, name: string): PgColumn | undefined {
  return getTableConfig(table).columns.find((column) => column.name === name)
}
