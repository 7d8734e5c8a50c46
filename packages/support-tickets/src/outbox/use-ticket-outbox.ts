import type { Ticket } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useMemo } from 'react'
import { hasArrived } from './conflict.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { replies } from './replies.ts'

/** What the person has sent in a ticket and is not on the server yet. */
export function useTicketOutbox(ticket: Ticket): readonly OutboxEntry[] {
  const userId = useUser()._id
  const outbox = usePending(replies, userId)
  return useMemo(
    () => outbox.filter((entry) => entry.ticketId === ticket._id && !hasArrived(entry, ticket, userId)),
    [outbox, ticket, userId],
  )
}
