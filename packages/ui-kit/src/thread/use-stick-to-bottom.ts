import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So near to the end, in px, a reader counts as being there. */
const NEAR = 48

/**
 * Keeps a log at its end while its reader is there, and where they are when they are not.
 * Returns how many messages came below their place since they left the end.
 */
export function useStickToBottom(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  newest: string,
) {
  const isAtEnd = useRef(true)
  const lastSeen = useRef<Element>(undefined)
  const [unseen, setUnseen] = useState(0)

  const messages = () => [...(content.current?.querySelectorAll('[data-message]') ?? [])]
  const scrollToEnd = () => {
    const box = scroller.current
    if (box) box.scrollTop = box.scrollHeight
  }

  useLayoutEffect(() => {
    const all = messages()
    const last = all.at(-1)
    // What the reader says themselves brings them to the end.
    if (last?.matches('[data-message=sending], [data-own]')) isAtEnd.current = true
    if (isAtEnd.current) {
      lastSeen.current = last
      scrollToEnd()
      setUnseen(0)
    } else {
      const seen = lastSeen.current ? all.indexOf(lastSeen.current) : -1
      setUnseen(all.length - 1 - seen)
    }
    // The document is read again when there is a newer message.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [newest])

  useEffect(() => {
    const [box, log] = [scroller.current, content.current]
    if (!box || !log) return
    const onScroll = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
      if (!isAtEnd.current) return
      lastSeen.current = messages().at(-1)
      setUnseen(0)
    }
    // Pictures load, suggestions open, the composer grows: the end moves without a message.
    const observer = new ResizeObserver(() => isAtEnd.current && scrollToEnd())
    observer.observe(box)
    observer.observe(log)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
    // The refs never change, and what is called reads the document.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return { unseen, scrollToEnd }
}
