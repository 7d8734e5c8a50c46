import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { DataOwner } from '../server-feature.ts'
import type { AccountExport } from './account-table.ts'

/** Everything that is stored of the company, as JSON in pieces: no more than a page of it is in memory at once. */
export async function* exportAccount(
  database: Database,
  owners: readonly DataOwner[],
  companyId: string,
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(new Date())}`
  for (const { tables } of owners) {
    for (const table of tables) {
      if (table.kind === 'exported') yield* listOf(database, table.export, companyId)
    }
  }
  yield '}\n'
}

async function* listOf(database: Database, told: AccountExport, companyId: string) {
  yield `,\n"${told.name}":[`
  let separator = ''
  for await (const row of rowsOf(database, told, companyId)) {
    yield `${separator}\n${JSON.stringify(row)}`
    separator = ','
  }
  yield ']'
}

async function* rowsOf({ queries }: Database, told: AccountExport, companyId: string) {
  const { table, company, columns, only, page } = told
  let after: SQL | undefined
  for (;;) {
    const rows: Record<string, unknown>[] = await queries
      .select()
      .from(table)
      .where(and(eq(company, companyId), only, after))
      .orderBy(asc(table.id))
      .limit(page)
    for (const row of rows) yield Object.fromEntries(columns.map((column) => [column, row[column]]))
    const last = rows.at(-1)
    if (!last || rows.length < page) return
    after = gt(table.id, last['id'])
  }
}
