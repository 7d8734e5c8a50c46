import { getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** How the rows of a table are told to the account whose they are. */
export interface AccountExport {
  /** The name of the list in the export. */
  name: string
  table: PgTable & { id: PgColumn }
  /** Whose the rows are. */
  company: PgColumn
  columns: readonly string[]
  /** Which rows, where not all of them. */
  only?: SQL
  /** Rows that are in memory at once. */
  page: number
}

export type AccountTable =
  | {
      kind: 'exported'
      table: PgTable
      export: AccountExport
      left: readonly string[]
      staysWithTicket?: string | undefined
    }
  | { kind: 'left-out'; table: PgTable; why: string }
  | { kind: 'impersonal'; table: PgTable }

type ColumnOf<Table extends PgTable> = keyof Table['_']['columns'] & string

interface Exported<Table extends PgTable> {
  /** The name of the list in the export. */
  name: string
  /** Named where a table keeps what opens something, so that none is told unasked. @default all that are not left */
  columns?: readonly ColumnOf<Table>[]
  /** Columns that open something, or say how a row is stored. A column is in one of both lists. */
  left?: readonly ColumnOf<Table>[]
  /** Which rows, where not all of them. */
  only?: SQL | undefined
  /** Rows that are in memory at once: few of a table whose rows are large. @default 1000 */
  page?: number
  /** Why rows stay when the ticket that they name is emptied. @default they do not: the feature's `emptyTicket` deletes them */
  staysWithTicket?: string
}

/** A table whose rows belong to a company and are part of its export. */
export function exported<Table extends PgTable & { id: PgColumn }>(
  table: Table,
  company: PgColumn,
  {
    name,
    left = [],
    columns = columnsBut(table, left),
    only,
    page = 1_000,
    staysWithTicket,
  }: Exported<Table>,
): AccountTable {
  const told = { name, table, company, columns, page, ...(only && { only }) }
  return { kind: 'exported', table, left, staysWithTicket, export: told }
}

function columnsBut<Table extends PgTable>(table: Table, left: readonly ColumnOf<Table>[]) {
  // Sound: the keys of a table's columns are the names that its type has.
  const names = Object.keys(getTableColumns(table)) as ColumnOf<Table>[]
  return names.filter((name) => !left.includes(name))
}

/** A table whose rows go with the account and are no part of its export. */
export function leftOut(table: PgTable, why: string): AccountTable {
  return { kind: 'left-out', table, why }
}

/** A table whose rows belong to no account. */
export function impersonal(table: PgTable): AccountTable {
  return { kind: 'impersonal', table }
}
