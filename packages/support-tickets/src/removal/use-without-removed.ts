import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useCallback } from 'react'
import { type Removal, removals } from './removals.ts'

/** Leaves out what the person has removed, also while the server still has it. */
export function useWithoutRemoved(
  what: Removal['what'],
): <Item extends { _id: string }>(items: readonly Item[]) => Item[] {
  const pending = usePending(removals, useUser()._id)
  return useCallback(
    (items) =>
      items.filter(({ _id }) => !pending.some((removal) => removal.what === what && removal.id === _id)),
    [what, pending],
  )
}
