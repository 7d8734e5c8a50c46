import { type RefObject, useEffect } from 'react'

const panes = new Map<string, HTMLElement>()
/** The ticket that is to have the focus once it is there. */
let wanted: string | undefined

/** Puts the focus on a ticket: now, or once it is shown. */
export function focusTicket(ticketId: string): void {
  wanted = ticketId
  take(ticketId)
}

function take(ticketId: string) {
  const pane = panes.get(ticketId)
  if (wanted !== ticketId || !pane?.isConnected) return
  wanted = undefined
  // Its composer may have been asked for.
  if (!pane.contains(document.activeElement)) pane.focus({ preventScroll: true })
}

/** Names what has the focus when a ticket has it. */
export function useTicketFocus(ticketId: string, pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!pane.current) return undefined
    panes.set(ticketId, pane.current)
    take(ticketId)
    return () => void panes.delete(ticketId)
  }, [ticketId, pane])
}
