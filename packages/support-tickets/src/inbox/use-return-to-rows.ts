import type { TicketSummary } from '@replybay/api-client'
import type { VirtualListHandle } from '@replybay/ui-kit'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Rows that are not back by then are not waited for any longer; in ms. */
const PATIENCE_MS = 10_000

interface Return {
  ids: ReadonlySet<string>
  until: number
}

/** Gives the focus to the first of some tickets' rows once it is back in the list. */
export function useReturnToRows(
  list: RefObject<VirtualListHandle | null>,
  pane: RefObject<HTMLElement | null>,
  tickets: readonly TicketSummary[],
): (ids: readonly string[]) => void {
  const [asked, setAsked] = useState<Return>()
  /** Whose row had the focus already: it may go once more before it is back for good. */
  const done = useRef<Return>(undefined)
  useEffect(() => {
    const back = tickets.find(({ _id }) => asked?.ids.has(_id))
    if (!asked || !back || Date.now() > asked.until) return
    const { activeElement } = document
    // Who has gone elsewhere meanwhile stays there.
    const isInList = asked !== done.current && pane.current?.contains(activeElement)
    if (activeElement !== document.body && !isInList) return
    done.current = asked
    list.current?.focus(back._id)
  }, [asked, tickets, list, pane])
  return (ids) => setAsked({ ids: new Set(ids), until: Date.now() + PATIENCE_MS })
}
