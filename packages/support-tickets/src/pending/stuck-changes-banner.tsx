import { Plural, Trans } from '@lingui/react/macro'
import { cannedAnswerQueries, ticketQueries, viewQueries } from '@replybay/api-client'
import { Banner, Button } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStuckChanges } from './use-stuck-changes.ts'

/** Says that changes keep failing which the person sees as made, wherever in the dashboard they are. */
export function StuckChangesBanner() {
  const stuck = useStuckChanges()
  const client = useQueryClient()
  /** How many attempts had failed when others were asked for. */
  const [triedAfter, setTriedAfter] = useState(0)
  const failures = stuck.reduce((sum, change) => sum + change.failures, 0)
  if (stuck.length === 0) return null

  function tryNow() {
    setTriedAfter(failures)
    for (const change of stuck) change.tryNow()
  }
  function discard() {
    for (const change of stuck) change.discard()
    // An attempt whose answer was lost may have arrived.
    for (const { all } of [ticketQueries, viewQueries, cannedAnswerQueries]) {
      void client.invalidateQueries({ queryKey: all })
    }
  }
  return (
    <Banner
      tone="warning"
      shape="strip"
      action={
        <>
          <Button variant="subtle" size="sm" loading={triedAfter === failures} onClick={tryNow}>
            <Trans>Try now</Trans>
          </Button>
          <Button variant="subtle" size="sm" onClick={discard}>
            <Trans>Discard</Trans>
          </Button>
        </>
      }
    >
      <Plural
        value={stuck.length}
        one="One change is not on the server yet. We keep trying."
        other="# changes are not on the server yet. We keep trying."
      />
    </Banner>
  )
}
