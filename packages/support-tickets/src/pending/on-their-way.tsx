import { Plural } from '@lingui/react/macro'
import { useIsOnline } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import { useExpectedChanges } from '../bulk/use-expected-changes.ts'

/** How many tickets have changed here and not on the server yet, quietly; else what is said otherwise. */
export function OnTheirWay({ children }: { children: ReactNode }) {
  const tickets = useExpectedChanges().reduce((sum, { ids }) => sum + ids.length, 0)
  const isOnline = useIsOnline()
  if (tickets === 0) return children
  return isOnline ? (
    <Plural value={tickets} one="Sending # change…" other="Sending # changes…" />
  ) : (
    <Plural value={tickets} one="Offline: # change not sent yet" other="Offline: # changes not sent yet" />
  )
}
