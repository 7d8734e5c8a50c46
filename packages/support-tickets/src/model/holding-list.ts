import type { TicketSummary } from '@replybay/api-client'
import type { InboxSearch } from './inbox-search.ts'
import { isSnoozed } from './is-snoozed.ts'

/** The list of all channels that holds a ticket; of one that is not known, the list that holds every ticket. */
export function holdingList(ticket: TicketSummary | undefined): InboxSearch {
  if (!ticket) return { channel: 'all', status: 'all' }
  if (isSnoozed(ticket)) return { channel: 'all', snoozed: true }
  switch (ticket.status) {
    case 'open':
      return { channel: 'all' }
    case 'answered':
      return { channel: 'all', status: 'answered' }
    case 'closed':
      return { channel: 'all', status: 'closed' }
    default:
      return { channel: 'all', status: 'all' }
  }
}
