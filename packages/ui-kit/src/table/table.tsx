import { Table as MantineTable } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'
import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './table.module.css'

export interface TableColumn<Row> {
  /** Unique among the table's columns. */
  id: string
  /** Seen or heard. */
  header: ReactNode
  renderCell: (row: Row) => ReactNode
  /** It takes what the others leave, and its texts are cut. @default false */
  grows?: boolean
  /** Stands at the end. @default 'start' */
  align?: 'start' | 'end'
  /** From which window width on it is there; below, another column says the same. @default always */
  from?: 'sm' | 'md'
}

export interface TableProps<Row> {
  /** Its name, for those who hear it. */
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  getKey: (row: Row) => string
  /** `card` stands between others with a border of its own; `page` goes from edge to edge. @default 'card' */
  frame?: 'card' | 'page'
}

/** A few rows with controls in them. Many rows, or rows that are chosen and sorted: `DataTable`. */
export function Table<Row>({ label, columns, rows, getKey, frame = 'card' }: TableProps<Row>) {
  const classOf = ({ grows, align, from }: TableColumn<Row>) =>
    joinClasses(grows && styles['grows'], align === 'end' && styles['end'], from && styles[from])
  return (
    <div className={joinClasses(styles['frame'], styles[frame])}>
      <MantineTable
        aria-label={label}
        withRowBorders={false}
        classNames={{ table: styles['table'], th: styles['head'], td: styles['cell'], tr: styles['row'] }}
      >
        <MantineTable.Thead>
          <MantineTable.Tr>
            {columns.map((column) => (
              <MantineTable.Th key={column.id} scope="col" className={classOf(column)}>
                {column.header}
              </MantineTable.Th>
            ))}
          </MantineTable.Tr>
        </MantineTable.Thead>
        <MantineTable.Tbody>
          {rows.map((row) => (
            <MantineTable.Tr key={getKey(row)}>
              {columns.map((column) => (
                <MantineTable.Td key={column.id} className={classOf(column)}>
                  {column.renderCell(row)}
                </MantineTable.Td>
              ))}
            </MantineTable.Tr>
          ))}
        </MantineTable.Tbody>
      </MantineTable>
    </div>
  )
}
