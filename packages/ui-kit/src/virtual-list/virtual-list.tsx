import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { RowContent } from './row-content.tsx'
import { useAnchoredScroll } from './use-anchored-scroll.ts'
import { startUnread } from './start-unread.ts'
import { keptPlace, useKeptPlace } from './use-kept-place.ts'
import { useFastScroll } from './use-fast-scroll.ts'
import { useSelectionInSight } from './use-selection-in-sight.ts'
import { useRowKeys } from './use-row-keys.ts'
import styles from './virtual-list.module.css'

/** How many screens before the end more are asked for. */
const SCREENS_AHEAD = 4

export interface RowState {
  /** For the row's one focusable element, so that Tab enters the list once. */
  tabIndex: 0 | -1
  index: number
}

/** What a page does to its list by keys and buttons of its own. */
export interface VirtualListHandle {
  /** Gives the focus to the next row or the one before; where no row has it, to the one that Tab would enter. */
  moveFocus: (step: 1 | -1) => void
  /** Gives the focus to a row, if it is loaded. */
  focus: (key: string) => void
  /** The row that has the focus. */
  focusedKey: () => string | undefined
  scrollToStart: () => void
}

export interface VirtualListProps<Item> {
  items: readonly Item[]
  /** The likely height of a row, in px; each is measured once it is there. */
  estimateSize: number
  /** Each row is as high as that, and none is measured. @default false */
  isFixed?: boolean | undefined
  getKey: (item: Item) => string
  /** A row, with one element that can have the focus. */
  renderItem: (item: Item, row: RowState) => ReactNode
  /** What stands for a row that comes while the list flies by: the least that can be recognized. @default the row */
  renderRough?: ((item: Item) => ReactNode) | undefined
  /** Called when the reader comes near the end, once per number of items. */
  onEndReached?: (() => void) | undefined
  /** The list's name. */
  label: string
  /** Tab enters the list at this row. @default the first one */
  selectedKey?: string | undefined
  /** Whether the list begins at its first row, wherever the selected one stands. @default false */
  startsAtTop?: boolean | undefined
  /** How many rows there are in all, where not all are loaded. @default items.length */
  total?: number | undefined
  /** Under which the place is kept that the reader leaves the list at, for as long as the tab lives. */
  placeKey?: string | undefined
  /** What stands above the rows and scrolls away with them; `headHeight` says how high it is, in px. */
  head?: ReactNode
  /** @default 0 */
  headHeight?: number | undefined
  ref?: Ref<VirtualListHandle> | undefined
}

/** A long list of which only the rows in sight are in the document. Arrows, Home and End move the focus. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, estimateSize, getKey, renderItem, onEndReached, label, selectedKey, total } = props
  const { renderRough, placeKey, isFixed = false, startsAtTop = false, head, headHeight = 0, ref } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [focusedKey, setFocusedKey] = useState<string>()
  const keys = useMemo(() => items.map(getKey), [items, getKey])
  const indexOf = (key: string | undefined) => (key === undefined ? -1 : keys.indexOf(key))
  const entrance = [indexOf(focusedKey), indexOf(selectedKey), 0].find((index) => index >= 0) ?? 0

  const [isSized, setSized] = useState(false)
  const { isFast, onChange } = useFastScroll()
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    ...startUnread(() => setSized(true)),
    onChange,
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimateSize,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 6,
    paddingStart: headHeight,
    initialOffset: () => keptPlace(placeKey),
    // The row that Tab enters stays in the document, however far the reader scrolls.
    rangeExtractor(range) {
      const visible = defaultRangeExtractor(range)
      return visible.includes(entrance) || entrance >= items.length
        ? visible
        : [...visible, entrance].toSorted((a, b) => a - b)
    },
  })
  const knownSize = useRef(estimateSize)
  useLayoutEffect(() => {
    if (knownSize.current === estimateSize) return
    knownSize.current = estimateSize
    // Rows that are measured tell their new height themselves.
    if (isFixed) virtualizer.measure()
  }, [virtualizer, estimateSize, isFixed])
  useKeptPlace(virtualizer, placeKey)
  useAnchoredScroll(virtualizer, keys)
  useSelectionInSight(virtualizer, indexOf(selectedKey), selectedKey, isSized, startsAtTop)
  const rows = virtualizer.getVirtualItems()
  const { onKeyDown, focusRow, focusedIndex } = useRowKeys(scroller, virtualizer)
  useImperativeHandle(ref, () => ({
    moveFocus(step) {
      const from = focusedIndex()
      focusRow(from === undefined ? entrance : Math.max(0, Math.min(items.length - 1, from + step)))
    },
    focus(key) {
      const index = keys.indexOf(key)
      if (index >= 0) focusRow(index)
    },
    focusedKey: () => keys[focusedIndex() ?? -1],
    scrollToStart: () => virtualizer.scrollToOffset(0),
  }))

  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
  const ahead = SCREENS_AHEAD * (endIndex - startIndex + 1)
  const isNearEnd = endIndex >= items.length - ahead && items.length > 0
  const askedAt = useRef(-1)
  useEffect(() => {
    if (!isNearEnd || askedAt.current === items.length) return
    askedAt.current = items.length
    onEndReached?.()
  }, [isNearEnd, items.length, onEndReached])

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('[data-index]')
    setFocusedKey(keys[Number(row?.dataset['index'])])
  }
  return (
    <div
      ref={scroller}
      role="presentation"
      className={styles['scroller']}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {head && (
        <div className={styles['head']} style={{ blockSize: headHeight }}>
          {head}
        </div>
      )}
      <ul
        aria-label={label}
        className={styles['list']}
        style={
          {
            '--list-height': `${virtualizer.getTotalSize()}px`,
            '--row-height': `${estimateSize}px`,
          } as CSSProperties
        }
      >
        {rows.map(({ key, index, start }) => {
          const item = items[index]
          return (
            item !== undefined && (
              <li
                key={key}
                ref={isFixed ? undefined : virtualizer.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={total ?? items.length}
                className={styles[isFixed ? 'fixed' : 'row']}
                style={{ '--row-start': `${start}px` } as CSSProperties}
              >
                <RowContent
                  item={item}
                  renderItem={renderItem}
                  renderRough={renderRough}
                  isFast={isFast && renderRough !== undefined}
                  tabIndex={index === entrance ? 0 : -1}
                  index={index}
                />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
