import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import type { DataTableColumn } from './data-table-types.ts'
import box from '../choice/box.module.css'
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
  /** Whether it is open beside the table. */
  isCurrent: boolean
  renderActions: ((row: Row) => ReactNode) | undefined
  /** Called with the row's index; the same function at each render, as is `onOpen`. */
  onChoose: (index: number, isRange: boolean) => void
  onOpen: ((index: number) => void) | undefined
}

function TableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, index, start, columns, isEntrance, isSelected, isCurrent } = props
  const { renderActions, onChoose, onOpen } = props
  const { t } = useLingui()
  return (
    // Its keys are the table's.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-current={isCurrent || undefined}
      tabIndex={isEntrance ? 0 : -1}
      className={joinClasses(styles['row'], styles['line'], onOpen && styles['open'])}
      style={{ '--start': `${start}px` } as CSSProperties}
      onClick={({ target, shiftKey }) => {
        if (target instanceof Element && target.closest('a, button, input, label')) return
        if (shiftKey) onChoose(index, true)
        else onOpen?.(index)
      }}
    >
      {isSelected !== undefined && (
        <div role="gridcell" className={styles['check']}>
          <input
            type="checkbox"
            className={box['box']}
            tabIndex={-1}
            aria-label={t`Select row ${index + 1}`}
            checked={isSelected}
            onChange={() => undefined}
            onClick={({ shiftKey }) => onChoose(index, shiftKey)}
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
      {renderActions && (
        <div role="gridcell" className={styles['actions']}>
          {renderActions(row)}
        </div>
      )}
    </div>
  )
}

/**
 * One row. A press opens it, but for a press on a control in it. Drawn again only when it has changed, not at every step
 * of the scroll.
 */
// Sound: memo keeps what it is given, and only forgets that it was generic.
export const DataTableRow = memo(TableRow) as typeof TableRow
