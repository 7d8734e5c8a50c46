import type { Ticket } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { hasArrived } from './meanwhile.ts'
import { OutboxLine } from './outbox-line.tsx'
import { useOutbox } from './outbox-store.ts'

/** What the person has sent in a ticket and is not on the server yet. */
export function useTicketOutbox(ticket: Ticket) {
  const userId = useUser()._id
  return useOutbox(userId).filter(
    (entry) => entry.ticketId === ticket._id && !hasArrived(entry, ticket, userId),
  )
}

/** The same, as bubbles at the end of the thread. */
export function OutboxLines({ ticket }: { ticket: Ticket }) {
  return useTicketOutbox(ticket).map((entry) => <OutboxLine key={entry.key} entry={entry} ticket={ticket} />)
}
