import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ThreadProps } from './thread-props.ts'

/** So near to the end, in px, a reader counts as being there. */
export const NEAR_END_PX = 48

/**
 * Keeps a log at its end while its reader is there. Returns how many messages came below their place since they left
 * the end.
 * @param rows what is in the log, where it grows by itself: a picture that comes, a text that is unfolded.
 */
export function useThreadPlace<Item>(
  scroller: RefObject<HTMLElement | null>,
  {
    items,
    getKey,
    authorOf,
    startKey,
  }: Pick<ThreadProps<Item>, 'items' | 'getKey' | 'authorOf' | 'startKey'>,
  scrollToEnd: () => void,
  rows?: RefObject<HTMLElement | null>,
): number {
  const messages = useMemo(
    () =>
      items.flatMap((item) => {
        const author = authorOf(item)
        return author ? [{ key: getKey(item), isOwn: author === 'reader' }] : []
      }),
    [items, getKey, authorOf],
  )
  const isAtEnd = useRef(startKey === undefined)
  const [lastSeen, setLastSeen] = useState(messages.at(-1)?.key)
  const newest = messages.at(-1)

  const stay = useEffectEvent(() => {
    if (isAtEnd.current) scrollToEnd()
  })
  const seeAll = useEffectEvent(() => setLastSeen(newest?.key))
  useLayoutEffect(() => {
    // What the reader says themselves brings them to the end.
    if (newest?.isOwn && newest.key !== lastSeen) isAtEnd.current = true
    if (!isAtEnd.current) return
    scrollToEnd()
    setLastSeen(newest?.key)
    // One of the reader's own that changes nothing but its state is no news.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [newest?.key])

  useEffect(() => {
    const box = scroller.current
    if (!box) return
    let height = 0
    let top = box.scrollTop
    const onScroll = () => {
      const isUp = box.scrollTop < top
      top = box.scrollTop
      // Told of the place that it had before it grew: who was at the end is led there in a moment. Growing alone moves
      // nobody up, so who comes up has scrolled.
      if (rows && !isUp && box.scrollHeight !== height) return
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX
      if (isAtEnd.current) seeAll()
    }
    let room = box.clientHeight
    // The composer grows, a keyboard opens: the end moves without a message, and what was read last stays in sight.
    const observer = new ResizeObserver(() => {
      height = box.scrollHeight
      const lost = room - box.clientHeight
      room = box.clientHeight
      if (lost !== 0 && !isAtEnd.current) box.scrollTop += lost
      stay()
    })
    observer.observe(box)
    if (rows?.current) observer.observe(rows.current)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [scroller, rows])

  const seen = messages.findLastIndex(({ key }) => key === lastSeen)
  return messages.length - 1 - seen
}
