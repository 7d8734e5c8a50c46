import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'

/**
 * Brings a row that was selected elsewhere into sight, once; after that the reader scrolls as they like.
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
}
