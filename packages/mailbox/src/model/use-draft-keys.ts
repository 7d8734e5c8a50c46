import { useUser } from '@replybay/feature-kit'
import { draftsOf, keptUnder, listDrafts } from '@replybay/sync'
import { useMemo, useSyncExternalStore } from 'react'
import { EMAIL } from './email-draft.ts'

/** The threads in which the person has begun to write. */
export function useDraftKeys(): ReadonlySet<string> {
  const userId = useUser()._id
  const begun = () =>
    listDrafts(userId)
      .filter((subject) => subject.startsWith(EMAIL))
      .map((subject) => subject.slice(EMAIL.length))
      .join('\n')
  const keys = useSyncExternalStore(keptUnder(draftsOf(userId) + EMAIL), begun)
  return useMemo(() => new Set(keys.split('\n').filter(Boolean)), [keys])
}
