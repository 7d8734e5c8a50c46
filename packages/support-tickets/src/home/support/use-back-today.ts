import { useCurrentWeb, useUser } from '@replybay/feature-kit'
import { useInbox } from '../../inbox/use-inbox.ts'
import { inboxFilter } from '../../model/inbox-filter.ts'
import { useNow } from '../../model/use-now.ts'

/** What of a list shows the person's own tickets that sleep. */
export const ownSnoozed = { channel: 'all', status: 'all', snoozed: true, assignee: 'me' } as const

/** The person's snoozed tickets that come back today, the next one first. */
export function useBackToday() {
  const user = useUser()
  const now = useNow()
  const wakesBefore = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).toISOString()
  const filter = { ...inboxFilter(user, 'all', ownSnoozed), wakesBefore }
  const inbox = useInbox(useCurrentWeb(), filter)
  const tickets = inbox.tickets.flatMap((ticket) =>
    ticket.snoozedUntil ? [{ ticket, at: new Date(ticket.snoozedUntil) }] : [],
  )
  return { inbox, tickets: tickets.toSorted((one, other) => one.at.getTime() - other.at.getTime()) }
}
