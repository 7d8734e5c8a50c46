import { useUser } from '@replybay/feature-kit'
import { listDrafts, subscribeKept } from '@replybay/sync'
import { useMemo, useSyncExternalStore } from 'react'

/** What a person has begun to write in this browser, by what it is for. */
export function useDraftIds(): ReadonlySet<string> {
  const userId = useUser()._id
  const kept = useSyncExternalStore(subscribeKept, () => listDrafts(userId).toSorted().join('\n'))
  return useMemo(() => new Set(kept.split('\n')), [kept])
}
