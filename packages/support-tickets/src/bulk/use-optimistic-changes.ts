import type { TicketSummary } from '@replybay/api-client'
import { useMemo } from 'react'
import { type BulkChange, changedTicket } from '../model/bulk-change.ts'
import { useExpectedChanges } from './use-expected-changes.ts'

/** What tickets will be once what is under way is done; nothing for those that will be gone. */
export function useOptimisticChanges(): (ticket: TicketSummary) => TicketSummary | undefined {
  const pending = useExpectedChanges()
  return useMemo(() => {
    const changes = new Map<string, BulkChange[]>()
    for (const { ids, change } of pending) {
      // What is done stands in the lists, and may have changed again since.
      for (const ticketId of ids) changes.set(ticketId, [...(changes.get(ticketId) ?? []), change])
    }
    return (ticket) => {
      let ahead: TicketSummary | undefined = ticket
      for (const change of changes.get(ticket._id) ?? []) ahead = ahead && changedTicket(ahead, change)
      return ahead
    }
  }, [pending])
}
