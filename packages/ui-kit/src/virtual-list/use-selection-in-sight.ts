import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'

/** Brings a row that was selected elsewhere into sight, once; after that the reader scrolls as they like. */
export function useSelectionInSight(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  index: number,
  selectedKey: string | undefined,
): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (index < 0 || shown.current === selectedKey) return
    shown.current = selectedKey
    virtualizer.scrollToIndex(index, { align: 'auto' })
  }, [virtualizer, index, selectedKey])
}
