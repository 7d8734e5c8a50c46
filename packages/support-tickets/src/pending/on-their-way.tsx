import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useExpectedChanges } from '../bulk/use-expected-changes.ts'

/** How many tickets have changed here and not on the server yet, quietly; else what is said otherwise. */
export function OnTheirWay({ children }: { children: ReactNode }) {
  const tickets = useExpectedChanges().reduce((sum, { ids }) => sum + ids.length, 0)
  if (tickets === 0) return children
  return <Plural value={tickets} one="Sending # change…" other="Sending # changes…" />
}
