import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** So near to the end, in px, a reader counts as being there. */
export const NEAR_END_PX = 48

/** A message, as far as the reader's place is concerned. */
export interface ThreadMessage {
  key: string
  /** The reader wrote it. */
  isOwn: boolean
}

/**
 * Keeps a log at its end while its reader is there. Returns how many messages came below their place since they left
 * the end.
 */
export function useThreadPlace(
  scroller: RefObject<HTMLElement | null>,
  messages: readonly ThreadMessage[],
  scrollToEnd: () => void,
): number {
  const isAtEnd = useRef(true)
  const [lastSeen, setLastSeen] = useState(messages.at(-1)?.key)
  const newest = messages.at(-1)

  const stay = useEffectEvent(() => {
    if (isAtEnd.current) scrollToEnd()
  })
  const seeAll = useEffectEvent(() => setLastSeen(newest?.key))
  useLayoutEffect(() => {
    // What the reader says themselves brings them to the end.
    if (newest?.isOwn) isAtEnd.current = true
    if (!isAtEnd.current) return
    scrollToEnd()
    setLastSeen(newest?.key)
    // One of the reader's own that changes nothing but its state is no news.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [newest?.key])

  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const onScroll = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX
      if (isAtEnd.current) seeAll()
    }
    // The composer grows, a keyboard opens: the end moves without a message.
    const observer = new ResizeObserver(() => stay())
    observer.observe(box)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [scroller])

  const seen = messages.findLastIndex(({ key }) => key === lastSeen)
  return messages.length - 1 - seen
}
