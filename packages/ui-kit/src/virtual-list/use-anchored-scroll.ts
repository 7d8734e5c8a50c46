import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'

type ListVirtualizer = Virtualizer<HTMLDivElement, Element>

interface Anchor {
  key: string
  /** Where the row began, in px from the list's top. */
  start: number
}

/**
 * Keeps the row that the reader sees first where it is when rows come or go above it.
 * At the very top the list stays at the top.
 */
export function useAnchoredScroll(virtualizer: ListVirtualizer, keys: readonly string[]): void {
  const anchor = useRef<Anchor>(undefined)
  const known = useRef(keys)
  useLayoutEffect(() => {
    const top = virtualizer.scrollOffset ?? 0
    const hasChanged = known.current !== keys && known.current.join() !== keys.join()
    known.current = keys
    if (hasChanged && anchor.current && top > 0) {
      const { key, start: before } = anchor.current
      const start = virtualizer.measurementsCache[keys.indexOf(key)]?.start ?? before
      // Rows that come below it move nothing, and asking to scroll nowhere would cost a layout all the same.
      if (start !== before) virtualizer.scrollToOffset(top + start - before)
    }
    const first = virtualizer.getVirtualItems().find((item) => item.end > (virtualizer.scrollOffset ?? 0))
    anchor.current = first && { key: String(first.key), start: first.start }
  })
}
