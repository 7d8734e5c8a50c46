import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ThreadFrame } from './thread-frame.tsx'
import type { ThreadProps } from './thread-props.ts'
import { ThreadRow } from './thread-row.tsx'
import styles from './thread.module.css'
import { useThreadPlace } from './use-thread-place.ts'

/** A thread whose messages are all in the document. */
export function ShortThread<Item>(props: ThreadProps<Item>) {
  const { items, getKey, renderItem, newKey, startKey } = props
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const newRow = useRef<HTMLDivElement>(null)
  const startRow = useRef<HTMLDivElement>(null)
  const [isNewAbove, setNewAbove] = useState(false)
  const scrollToEnd = () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  const unseen = useThreadPlace(scroller, props, scrollToEnd, rows)

  useLayoutEffect(() => {
    startRow.current?.scrollIntoView({ block: 'center' })
  }, [])

  useEffect(() => {
    if (newKey === undefined || !newRow.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { isIntersecting, boundingClientRect, rootBounds } = entry
        setNewAbove(!isIntersecting && boundingClientRect.top < (rootBounds?.top ?? 0))
      },
      { root: scroller.current },
    )
    observer.observe(newRow.current)
    return () => observer.disconnect()
  }, [newKey])

  return (
    <ThreadFrame
      {...props}
      scroller={scroller}
      isNewAbove={isNewAbove}
      onShowNew={() => newRow.current?.scrollIntoView({ block: 'start' })}
      unseen={unseen}
      onShowEnd={scrollToEnd}
    >
      <div ref={rows} className={styles['rows']}>
        {items.map((item) => {
          const key = getKey(item)
          return (
            <div key={key} ref={key === newKey ? newRow : key === startKey ? startRow : undefined}>
              <ThreadRow item={item} renderItem={renderItem} />
            </div>
          )
        })}
      </div>
    </ThreadFrame>
  )
}
