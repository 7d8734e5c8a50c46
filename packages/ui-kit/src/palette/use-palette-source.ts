import { useEffect, useEffectEvent } from 'react'
import type { PaletteFound, PaletteSourceProps } from './command.ts'

/**
 * Hands what a source has to the palette for as long as the source is there, and again once it reads differently.
 * @param id Unique among all sources.
 */
export function usePaletteSource(id: string, onFound: PaletteSourceProps['onFound'], found: PaletteFound) {
  const words = JSON.stringify(found, wordsAlone)
  const tell = useEffectEvent(() => onFound(id, found))
  useEffect(() => {
    if (words !== '') tell()
  }, [words])
  useEffect(() => () => onFound(id, undefined), [id, onFound])
}

/** Elements refer to what they are made of. */
function wordsAlone(key: string, value: unknown): unknown {
  return key === 'icon' || key === 'aside' ? undefined : value
}
