import type { TicketSummary } from '@replybay/api-client'
import type { VirtualListHandle } from '@replybay/ui-kit'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Gives the focus to the first of some tickets' rows once it is back in the list. */
export function useReturnToRows(
  list: RefObject<VirtualListHandle | null>,
  pane: RefObject<HTMLElement | null>,
  tickets: readonly TicketSummary[],
): (ids: readonly string[]) => void {
  const [asked, setAsked] = useState<ReadonlySet<string>>()
  const done = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    const back = asked !== done.current && tickets.find(({ _id }) => asked?.has(_id))
    if (!back) return
    done.current = asked
    const { activeElement } = document
    // Who has gone elsewhere meanwhile stays there.
    const isFree = activeElement === document.body || pane.current?.contains(activeElement)
    if (isFree) list.current?.focus(back._id)
  }, [asked, tickets, list, pane])
  return (ids) => setAsked(new Set(ids))
}
