import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import type { DataTableColumn, TableSort } from './data-table-types.ts'
import boxStyles from '../choice/box.module.css'
import styles from './data-table.module.css'

interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[]
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
  selection: { label: string; state: 'none' | 'some' | 'all'; onToggle: () => void } | undefined
  /** Stands at the end: which columns are shown. */
  choice: ReactNode
}

/** The names of the columns. It stays in sight. */
export function DataTableHead<Row>({ columns, sort, onSort, selection, choice }: DataTableHeadProps<Row>) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = selection?.state === 'some'
  }, [selection?.state])
  return (
    <div role="rowgroup" className={styles['head']}>
      <div role="row" aria-rowindex={1} className={styles['row']}>
        {selection && (
          <div role="columnheader" className={styles['check']}>
            <input
              ref={box}
              type="checkbox"
              className={boxStyles['box']}
              aria-label={selection.label}
              checked={selection.state === 'all'}
              onChange={selection.onToggle}
            />
          </div>
        )}
        {columns.map((column) => {
          const { id, header, align, sortable = false } = column
          return (
            <div
              key={id}
              role="columnheader"
              aria-sort={sort?.column === id ? sort.direction : undefined}
              className={joinClasses(styles['cell'], align === 'end' && styles['end'])}
            >
              {sortable && onSort ? (
                <button
                  type="button"
                  className={styles['sort']}
                  onClick={() => onSort(nextSort(column, sort))}
                >
                  {header}
                  {sort?.column === id &&
                    (sort.direction === 'ascending' ? (
                      <IconArrowUp aria-hidden />
                    ) : (
                      <IconArrowDown aria-hidden />
                    ))}
                </button>
              ) : (
                header
              )}
            </div>
          )
        })}
        <div role="columnheader" className={styles['choice']}>
          {choice}
        </div>
      </div>
    </div>
  )
}

function nextSort<Row>(
  { id, sortsFirst = 'ascending' }: Pick<DataTableColumn<Row>, 'id' | 'sortsFirst'>,
  sort: TableSort | undefined,
): TableSort {
  if (sort?.column !== id) return { column: id, direction: sortsFirst }
  return { column: id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
}
