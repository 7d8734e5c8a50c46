import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import { ThreadRow } from './thread-row.tsx'
import styles from './thread.module.css'
import { NEAR_END_PX, useThreadPlace } from './use-thread-place.ts'

/** What most messages come to, the space between them, and that around all; in px. */
const [ROW, GAP, BEFORE, AFTER] = [62, 10, 16, 12]

export interface ThreadProps<Item> {
  /** The log's name. */
  label: string
  /** Bubbles, separators and lines, oldest first. */
  items: readonly Item[]
  getKey: (item: Item) => string
  /** Whose message it is; nobody's where it is a separator or a line. Messages are counted, one's own leads to the end. */
  authorOf: (item: Item) => 'reader' | 'other' | undefined
  /** A row. Let it be the same function as long as it draws the same. */
  renderItem: (item: Item) => ReactNode
  /** The words of the pill that leads to messages below: "3 new messages". */
  unseenLabel: (count: number) => string
  /** The key of the separator before what was not read yet: a pill leads up to it. */
  newKey?: string | undefined
}

/**
 * The messages of one ticket, of which only those in sight are in the document. Stays at the end while the reader is
 * there; else keeps their place, and counts in a pill what came below it. Give it the ticket's key, so that another
 * ticket starts at its own end.
 */
export function Thread<Item>(props: ThreadProps<Item>) {
  const { label, items, getKey, authorOf, renderItem, unseenLabel, newKey } = props
  const { t } = useLingui()
  const scroller = useRef<HTMLDivElement>(null)
  const keys = useMemo(() => items.map(getKey), [items, getKey])
  const messages = useMemo(
    () =>
      items.flatMap((item) => {
        const author = authorOf(item)
        return author ? [{ key: getKey(item), isOwn: author === 'reader' }] : []
      }),
    [items, getKey, authorOf],
  )
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 6,
    gap: GAP,
    paddingStart: BEFORE,
    paddingEnd: AFTER,
    initialOffset: () => items.length * (ROW + GAP),
    anchorTo: 'end',
    scrollEndThreshold: NEAR_END_PX,
  })
  const scrollToEnd = () => virtualizer.scrollToEnd()
  const unseen = useThreadPlace(scroller, messages, scrollToEnd)
  const rows = virtualizer.getVirtualItems()
  const newIndex = newKey === undefined ? -1 : keys.indexOf(newKey)
  const isNewAbove = newIndex >= 0 && newIndex < (virtualizer.range?.startIndex ?? 0)

  return (
    <div className={styles['thread']}>
      {/* Its keyboard focus is what makes it scroll by keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={scroller} className={styles['scroller']} role="log" aria-label={label} tabIndex={0}>
        <div className={styles['content']}>
          <div
            className={styles['rows']}
            style={{ '--thread-height': `${virtualizer.getTotalSize()}px` } as CSSProperties}
          >
            {rows.map(({ key, index, start }) => {
              const item = items[index]
              return (
                item !== undefined && (
                  <div
                    key={key}
                    ref={virtualizer.measureElement}
                    data-index={index}
                    className={styles['row']}
                    style={{ '--row-start': `${start}px` } as CSSProperties}
                  >
                    <ThreadRow item={item} renderItem={renderItem} />
                  </div>
                )
              )
            })}
          </div>
        </div>
      </div>
      {isNewAbove && (
        <button
          type="button"
          className={joinClasses(styles['pill'], styles['above'])}
          onClick={() => virtualizer.scrollToIndex(newIndex, { align: 'start' })}
        >
          <IconArrowUp aria-hidden />
          {t`First new message`}
        </button>
      )}
      {unseen > 0 && (
        <button type="button" className={styles['pill']} onClick={scrollToEnd}>
          <IconArrowDown aria-hidden />
          {unseenLabel(unseen)}
        </button>
      )}
    </div>
  )
}
