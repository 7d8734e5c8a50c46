import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useMemo } from 'react'
import { removals } from './removals.ts'

/** The keys of the sources that are on their way out. */
export function useRemovedKeys(): ReadonlySet<string> {
  const pending = usePending(removals, useUser()._id)
  return useMemo(() => new Set(pending.flatMap(({ sources }) => sources)), [pending])
}
