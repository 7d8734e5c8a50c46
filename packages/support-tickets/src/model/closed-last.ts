import type { TicketSummary } from '@replybay/api-client'
import { useSyncExternalStore } from 'react'

/** The ticket that the person closed last, in this tab. */
interface ClosedLast {
  userId: string
  ticket: TicketSummary
}

let last: ClosedLast | undefined
const listeners = new Set<() => void>()

export function noteClosed(userId: string, ticket: TicketSummary): void {
  last = { userId, ticket }
  tell()
}

/** It is closed no more. */
export function forgetClosed(ticketId: string): void {
  if (last?.ticket._id !== ticketId) return
  last = undefined
  tell()
}

/** The ticket that a person closed last. */
export function useClosedLast(userId: string): TicketSummary | undefined {
  const known = useSyncExternalStore(subscribe, read)
  return known?.userId === userId ? known.ticket : undefined
}

const read = () => last

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
