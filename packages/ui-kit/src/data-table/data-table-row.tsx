import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { joinClasses } from '../join-classes.ts'
import type { DataTableColumn } from './data-table-types.ts'
import styles from './data-table.module.css'

interface DataTableRowProps<Row> {
  row: Row
  index: number
  /** Px from the top of all rows. */
  start: number
  columns: readonly DataTableColumn<Row>[]
  /** Whether Tab enters the table here. */
  isEntrance: boolean
  /** Absent where rows can't be chosen. */
  isSelected: boolean | undefined
  onChoose: (isRange: boolean) => void
  onOpen: (() => void) | undefined
}

/** One row. A press opens it, but for a press on a control in it. */
export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, index, start, columns, isEntrance, isSelected, onChoose, onOpen } = props
  const { t } = useLingui()
  return (
    // Its keys are the table's.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={isEntrance ? 0 : -1}
      className={joinClasses(styles['row'], styles['line'], onOpen && styles['open'])}
      style={{ '--start': `${start}px` } as CSSProperties}
      onClick={({ target, shiftKey }) => {
        if (target instanceof Element && target.closest('a, button, input, label')) return
        if (shiftKey) onChoose(true)
        else onOpen?.()
      }}
    >
      {isSelected !== undefined && (
        <div role="gridcell" className={styles['check']}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={t`Choose row ${index + 1}`}
            checked={isSelected}
            onChange={() => undefined}
            onClick={({ shiftKey }) => onChoose(shiftKey)}
          />
        </div>
      )}
      {columns.map(({ id, cell, align }) => (
        <div
          key={id}
          role="gridcell"
          className={joinClasses(styles['cell'], align === 'end' && styles['end'])}
        >
          {cell(row)}
        </div>
      ))}
    </div>
  )
}
