import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'

/**
 * Brings a row that was selected elsewhere into sight, once; after that the reader scrolls as they like. One that is in
 * sight stays so where the list loses height.
 *
 * @param isSized whether the list knows how high it is.
 * @param startsAtTop whether the one that is selected when the list appears stays where it stands.
 */
export function useSelectionInSight(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  index: number,
  selectedKey: string | undefined,
  isSized: boolean,
  startsAtTop: boolean,
): void {
  const shown = useRef(startsAtTop ? selectedKey : undefined)
  useEffect(() => {
    if (!isSized || index < 0 || shown.current === selectedKey) return
    shown.current = selectedKey
    virtualizer.scrollToIndex(index, { align: 'auto' })
  }, [virtualizer, index, selectedKey, isSized])
  useEffect(() => {
    const scroller = virtualizer.scrollElement
    if (!scroller || index < 0) return
    let height = scroller.clientHeight
    const observer = new ResizeObserver(() => {
      const before = height
      height = scroller.clientHeight
      const row = virtualizer.measurementsCache[index]
      if (!row || height >= before) return
      const wasInSight = row.start >= scroller.scrollTop && row.end <= scroller.scrollTop + before
      // The virtualizer may not know the new height yet.
      if (wasInSight && row.end > scroller.scrollTop + height) scroller.scrollTop = row.end - height
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [virtualizer, index])
}
