import type { TicketSummary } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useMemo } from 'react'
import { type BulkChange, changedTicket } from '../model/bulk-change.ts'
import { idsOf, jobs } from './jobs.ts'

/** What tickets will be once what is under way is done; nothing for those that will be gone. */
export function useOptimisticChanges(): (ticket: TicketSummary) => TicketSummary | undefined {
  const userId = useUser()._id
  const pending = usePending(jobs, userId)
  return useMemo(() => {
    const changes = new Map<string, BulkChange[]>()
    for (const { key, change, done, state } of pending) {
      // What is done stands in the lists, and may have changed again since.
      for (const ticketId of state === 'waiting' ? idsOf(userId, key).slice(done) : []) {
        changes.set(ticketId, [...(changes.get(ticketId) ?? []), change])
      }
    }
    return (ticket) => {
      let ahead: TicketSummary | undefined = ticket
      for (const change of changes.get(ticket._id) ?? []) ahead = ahead && changedTicket(ahead, change)
      return ahead
    }
  }, [pending, userId])
}
