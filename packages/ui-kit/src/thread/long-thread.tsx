import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ThreadFrame } from './thread-frame.tsx'
import type { ThreadProps } from './thread-props.ts'
import { ThreadRow } from './thread-row.tsx'
import styles from './thread.module.css'
import { NEAR_END_PX, useThreadPlace } from './use-thread-place.ts'

/** What most messages come to, the space between them, and that around all; in px. */
const [ROW, GAP, BEFORE, AFTER] = [62, 10, 16, 12]

/** A thread of which only the messages in sight are in the document. */
export function LongThread<Item>(props: ThreadProps<Item>) {
  const { items, getKey, renderItem, newKey, startKey } = props
  const scroller = useRef<HTMLDivElement>(null)
  const keys = useMemo(() => items.map(getKey), [items, getKey])
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
  const unseen = useThreadPlace(scroller, props, scrollToEnd)
  const [startIndex] = useState(startKey === undefined ? -1 : keys.indexOf(startKey))
  useLayoutEffect(() => {
    if (startIndex >= 0) virtualizer.scrollToIndex(startIndex, { align: 'center' })
  }, [virtualizer, startIndex])
  const newIndex = newKey === undefined ? -1 : keys.indexOf(newKey)

  return (
    <ThreadFrame
      {...props}
      scroller={scroller}
      isNewAbove={newIndex >= 0 && newIndex < (virtualizer.range?.startIndex ?? 0)}
      onShowNew={() => virtualizer.scrollToIndex(newIndex, { align: 'start' })}
      unseen={unseen}
      onShowEnd={scrollToEnd}
    >
      <div
        className={styles['places']}
        style={{ '--thread-height': `${virtualizer.getTotalSize()}px` } as CSSProperties}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index]
          return (
            item !== undefined && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={styles['place']}
                style={{ '--row-start': `${start}px` } as CSSProperties}
              >
                <ThreadRow item={item} renderItem={renderItem} />
              </div>
            )
          )
        })}
      </div>
    </ThreadFrame>
  )
}
