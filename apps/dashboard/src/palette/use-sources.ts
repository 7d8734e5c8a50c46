import type { PaletteFound } from '@replybay/ui-kit'
import { useCallback, useState } from 'react'

/** What the sources of the palette have found, in the order in which they came. */
export function useSources() {
  const [sources, setSources] = useState<ReadonlyMap<string, PaletteFound>>(new Map())
  const onFound = useCallback((id: string, found: PaletteFound | undefined) => {
    setSources((before) => {
      const after = new Map(before)
      if (found) after.set(id, found)
      else after.delete(id)
      return after
    })
  }, [])
  const all = [...sources.values()]
  const problems = all.flatMap(({ problem }) => problem ?? [])
  const [first] = problems
  return {
    onFound,
    sections: all.flatMap(({ sections }) => sections),
    prefixes: all
      .flatMap(({ prefix }) => prefix ?? [])
      .toSorted((one, other) => one.sign.localeCompare(other.sign)),
    isSearching: all.some(({ isSearching }) => isSearching),
    /** The words of one; trying again tries all of them again. */
    problem: first && {
      title: first.title,
      onRetry: () => {
        for (const { onRetry } of problems) onRetry()
      },
    },
  }
}
