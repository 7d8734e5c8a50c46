import type { TicketSummary } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { tabId } from '@replybay/sync'
import { useMemo } from 'react'
import { type BulkChange, changedTicket } from './bulk-change.ts'
import { idsOf, useJobs } from './job-store.ts'

/** What tickets will be once what is under way in this tab is done; nothing for those that will be gone. */
export function useChangesAhead(): (ticket: TicketSummary) => TicketSummary | undefined {
  const userId = useUser()._id
  const jobs = useJobs(userId)
  return useMemo(() => {
    const changes = new Map<string, BulkChange[]>()
    for (const { id, change, done, state, tab } of jobs) {
      const isUnderWay = tab === tabId && (state === 'waiting' || state === 'running')
      // What is done stands in the lists, and may have changed again since.
      for (const ticketId of isUnderWay ? idsOf(userId, id).slice(done) : []) {
        changes.set(ticketId, [...(changes.get(ticketId) ?? []), change])
      }
    }
    return (ticket) => {
      let ahead: TicketSummary | undefined = ticket
      for (const change of changes.get(ticket._id) ?? []) ahead = ahead && changedTicket(ahead, change)
      return ahead
    }
  }, [jobs, userId])
}
