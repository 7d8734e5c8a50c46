import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'

type ListVirtualizer = Virtualizer<HTMLDivElement, Element>

interface Anchor {
  key: string
  /** How far the row's top is above the window's, in px. */
  offset: number
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
      const index = keys.indexOf(anchor.current.key)
      const start = virtualizer.measurementsCache[index]?.start
      const kept = start === undefined ? top : start + anchor.current.offset
      // Asking for the place where it is costs a layout, too: rows that come at the end move nothing.
      if (kept !== top) virtualizer.scrollToOffset(kept)
    }
    const first = virtualizer.getVirtualItems().find((item) => item.end > (virtualizer.scrollOffset ?? 0))
    anchor.current = first && {
      key: String(first.key),
      offset: (virtualizer.scrollOffset ?? 0) - first.start,
    }
  })
}
