import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo } from 'react'
import { undoings } from '../change/undoings.ts'
import { trackExpectedCounts } from './expected-counts.ts'
import { useExpectedChanges } from '../bulk/use-expected-changes.ts'

/** Counts everywhere what a person has done as done. */
export function useExpectedCounts(): void {
  const client = useQueryClient()
  const userId = useUser()._id
  const changes = useExpectedChanges()
  const undoing = usePending(undoings, userId)
  const undone = useMemo(() => undoing.map(({ key, ...one }) => ({ ...one, of: `step ${key}` })), [undoing])
  const counts = useMemo(() => trackExpectedCounts(client, userId), [client, userId])
  // Before the frame is drawn in which the row leaves.
  useLayoutEffect(() => counts.start(), [counts])
  useLayoutEffect(() => counts.expect(changes, undone), [counts, changes, undone])
}
