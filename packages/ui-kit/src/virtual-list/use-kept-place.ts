import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect } from 'react'

/** Px from the top at which lists were left, by the names of their places. */
const places = new Map<string, number>()

/** Where a list was left; 0 where it was not. */
export function keptPlace(placeKey: string | undefined): number {
  return (placeKey !== undefined && places.get(placeKey)) || 0
}

/** Keeps the place at which the reader leaves the list. */
export function useKeptPlace(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  placeKey: string | undefined,
): void {
  useLayoutEffect(() => {
    if (placeKey === undefined) return undefined
    return () => void places.set(placeKey, virtualizer.scrollOffset ?? 0)
  }, [virtualizer, placeKey])
}
