import { type PaletteSourceProps, usePaletteSource } from '@replybay/ui-kit'
import { useId } from 'react'

/** A source that is on its way: nobody knows yet that nothing is found. */
export function PendingSource({ search, onFound }: PaletteSourceProps) {
  usePaletteSource(useId(), onFound, { isSearching: search.words !== '', sections: [] })
  return null
}
