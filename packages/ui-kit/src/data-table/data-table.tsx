import {
  columnVisibilityFeature,
  type ColumnVisibilityState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useLingui } from '@lingui/react/macro'
import { useElementSize, useLocalStorage } from '@mantine/hooks'
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ColumnChoice } from './column-choice.tsx'
import { DataTableHead } from './data-table-head.tsx'
import { DataTableRow } from './data-table-row.tsx'
import type { DataTableColumn, TableSort } from './data-table-types.ts'
import styles from './data-table.module.css'
import { HEAD_HEIGHT, ROWS_AHEAD } from './data-table-sizes.ts'
import { type RowSelection, selectRange, toggleRow } from './select-range.ts'
import { useRowFocus } from './use-row-focus.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useRowHeight } from './use-row-height.ts'

const features = tableFeatures({ columnVisibilityFeature })

export interface DataTableHandle {
  /** Moves the focus to a row, and the row into sight. */
  focus: (key: string) => void
  /** Moves it to the row below or above, or into the table. */
  moveFocus: (step: 1 | -1) => void
  /** Whether a row has the focus. */
  hasFocus: () => boolean
}

export interface DataTableProps<Row extends object> {
  /** Its name. The columns that a person has hidden are kept under `storageKey`. */
  label: string
  storageKey: string
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  getKey: (row: Row) => string
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** The keys of the chosen rows; without it none can be chosen. */
  selected?: ReadonlySet<string>
  onSelect?: (selected: ReadonlySet<string>) => void
  /** Enter and a press on a row. */
  onOpen?: (row: Row) => void
  /** Keys have moved the focus to a row. */
  onMove?: ((row: Row) => void) | undefined
  /** The key of the row that is open beside the table. */
  current?: string | undefined
  /** What else can be done with a row, at its end. */
  renderActions?: ((row: Row) => ReactNode) | undefined
  /** Px. @default by the density */
  rowHeight?: number | undefined
  /** Stands above the table and scrolls away with it. */
  lead?: ReactNode
  /** Stands above the names of the columns and stays in sight, such as a `FilterBar`. */
  toolbar?: ReactNode
  /** Stands in the place of the rows where there are none. */
  empty?: ReactNode
  /** The last rows are in sight: there may be more of them. */
  onEnd?: (() => void) | undefined
  ref?: Ref<DataTableHandle> | undefined
}

/**
 * Rows and columns, as many as there are: only those in sight are in the document. Arrow keys move, Enter opens,
 * x and Space choose, with Shift a range.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, storageKey, columns, rows, getKey, sort, onSort, onOpen, onMove } = props
  const { selected, onSelect, current, renderActions, lead, toolbar, empty, onEnd, ref } = props
  const { t } = useLingui()
  const ownRowHeight = useRowHeight()
  const rowHeight = props.rowHeight ?? ownRowHeight
  const above = useElementSize()
  const bar = useElementSize()
  const scroller = useRef<HTMLDivElement>(null)
  const [visibility, setVisibility] = useLocalStorage<ColumnVisibilityState>({
    key: `replybay-columns-${storageKey}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  })
  const definitions = useMemo(
    () => columns.map(({ id, header, hideable }) => ({ id, header, enableHiding: hideable ?? true })),
    [columns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    state: { columnVisibility: visibility },
  })
  const leaves = table.getVisibleLeafColumns()
  // The same until columns change: rows that have not changed are not drawn again.
  const shown = useMemo(
    () => leaves.flatMap(({ id }) => columns.find((column) => column.id === id) ?? []),
    [leaves, columns],
  )
  const hideable = columns.slice(1).filter((column) => column.hideable ?? true)
  const keys = useMemo(() => rows.map(getKey), [rows, getKey])
  const [anchor, setAnchor] = useState<string>()

  const areAllChosen = useMemo(() => keys.every((key) => selected?.has(key)), [keys, selected])

  function choose(index: number, isRange: boolean) {
    const key = keys[index]
    if (key === undefined || !selected) return
    const before: RowSelection = { selected, anchor }
    const after = isRange ? selectRange(keys, before, key) : toggleRow(before, key)
    setAnchor(after.anchor)
    onSelect?.(after.selected)
  }
  const doing = useRef({ choose, open: onOpen, rows })
  useLayoutEffect(() => {
    doing.current = { choose, open: onOpen, rows }
  })
  const chooseRow = useCallback((index: number, isRange: boolean) => doing.current.choose(index, isRange), [])
  const openRow = useCallback((index: number) => {
    const row = doing.current.rows[index]
    if (row) doing.current.open?.(row)
  }, [])
  const focus = useRowFocus(scroller, rows.length, {
    onChoose: selected && choose,
    onOpen: onOpen && openRow,
    onMove(index) {
      const row = rows[index]
      if (row) onMove?.(row)
    },
  })
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: above.height + bar.height + HEAD_HEIGHT,
    scrollPaddingStart: bar.height + HEAD_HEIGHT,
    // The row that Tab enters stays in the document, however far the reader scrolls.
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range)
      return focus.index >= rows.length || visible.includes(focus.index)
        ? visible
        : [...visible, focus.index].toSorted((a, b) => a - b)
    },
  })
  // It keeps the places of rows until it is told that they are no longer so high.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  focus.scrollTo.current = virtualizer.scrollToIndex
  useImperativeHandle(ref, () => ({
    focus: (key) => focus.focusRow(keys.indexOf(key)),
    moveFocus: focus.moveFocus,
    hasFocus: focus.hasFocus,
  }))
  const inSight = virtualizer.getVirtualItems()
  const isAtEnd = (inSight.at(-1)?.index ?? 0) >= rows.length - ROWS_AHEAD
  const end = useRef(onEnd)
  useLayoutEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (isAtEnd && rows.length > 0) end.current?.()
  }, [isAtEnd, rows.length])

  return (
    <div
      ref={scroller}
      className={styles['scroller']}
      style={{ '--row-height': `${rowHeight}px`, '--toolbar-height': `${bar.height}px` } as CSSProperties}
    >
      {lead !== undefined && (
        <div ref={above.ref} className={styles['lead']}>
          {lead}
        </div>
      )}
      {toolbar !== undefined && (
        <div ref={bar.ref} className={styles['toolbar']}>
          {toolbar}
        </div>
      )}
      <div
        role="grid"
        // Its rows take the focus.
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={selected ? true : undefined}
        className={styles['grid']}
        style={
          {
            '--columns': columnsOf(shown, selected !== undefined, renderActions !== undefined),
          } as CSSProperties
        }
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
      >
        <DataTableHead
          columns={shown}
          sort={sort}
          onSort={onSort}
          selection={
            selected && {
              label: t`Select all rows`,
              state: selected.size === 0 ? 'none' : areAllChosen ? 'all' : 'some',
              onToggle: () => onSelect?.(selected.size === 0 ? new Set(keys) : new Set()),
            }
          }
          choice={
            hideable.length > 0 ? (
              <ColumnChoice
                columns={hideable}
                isShown={(id) => visibility[id] !== false}
                onToggle={(id) => setVisibility({ ...visibility, [id]: visibility[id] === false })}
              />
            ) : (
              <VisuallyHidden>{t`Actions`}</VisuallyHidden>
            )
          }
        />
        <div
          role="rowgroup"
          className={styles['body']}
          style={{ '--height': `${virtualizer.getTotalSize()}px` } as CSSProperties}
        >
          {inSight.map(({ index, start }) => {
            const row = rows[index]
            const key = keys[index]
            return (
              row !== undefined &&
              key !== undefined && (
                <DataTableRow
                  key={key}
                  row={row}
                  index={index}
                  start={start - above.height - bar.height - HEAD_HEIGHT}
                  columns={shown}
                  isEntrance={index === focus.index}
                  isSelected={selected?.has(key)}
                  isCurrent={key === current}
                  renderActions={renderActions}
                  onChoose={chooseRow}
                  onOpen={onOpen && openRow}
                />
              )
            )
          })}
        </div>
      </div>
      {rows.length === 0 && empty}
    </div>
  )
}

function columnsOf<Row>(
  columns: readonly DataTableColumn<Row>[],
  isSelectable: boolean,
  hasActions: boolean,
): string {
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a width
  const widths = columns.map(({ width }) => width ?? 'minmax(8rem, 1fr)')
  return [...(isSelectable ? ['2.75rem'] : []), ...widths, hasActions ? '7rem' : '2.75rem'].join(' ')
}
