import { useUser } from '@replybay/feature-kit'
import { draftsOf, keptUnder, listDrafts } from '@replybay/sync'
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'

/** What a person has begun to write in this browser, by what it is for. */
export function useDraftIds(): ReadonlySet<string> {
  const userId = useUser()._id
  const kept = useSyncExternalStore(keptUnder(draftsOf(userId)), () =>
    listDrafts(userId).toSorted().join('\n'),
  )
  // The key that begins a draft is seen before the mark of its row.
  const shown = useDeferredValue(kept)
  return useMemo(() => new Set(shown.split('\n')), [shown])
}
