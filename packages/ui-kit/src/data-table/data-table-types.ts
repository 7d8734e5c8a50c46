import type { ReactNode } from 'react'

/** One column of a table. */
export interface DataTableColumn<Row> {
  /** Unique among the table's columns. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** CSS width; columns without one share the rest. */
  width?: string
  /** Numbers stand at the end. @default 'start' */
  align?: 'start' | 'end'
  /** Whether rows can be ordered by it. @default false */
  sortable?: boolean
  /** How rows are ordered by it at first. @default 'ascending' */
  sortsFirst?: 'ascending' | 'descending'
  /** Whether it can be hidden. The first column can't. @default true */
  hideable?: boolean
}

/** What rows are ordered by; it lives in the address, and whoever has the rows orders them. */
export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}
