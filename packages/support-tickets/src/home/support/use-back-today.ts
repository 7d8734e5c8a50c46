import { useCurrentWeb, useNow, useUser } from '@replybay/feature-kit'
import { useInbox } from '../../inbox/use-inbox.ts'
import { inboxFilter } from '../../model/inbox-filter.ts'

/** What of a list shows the person's snoozed tickets that come back today. */
export const ownBackToday = {
  channel: 'all',
  snoozed: true,
  assignee: 'me',
  wakes: 'today',
} as const

/** The person's snoozed tickets that come back today, the next one first. */
export function useBackToday() {
  // At midnight another day is today.
  useNow()
  const inbox = useInbox(useCurrentWeb(), inboxFilter(useUser(), 'all', ownBackToday))
  const tickets = inbox.tickets.flatMap((ticket) =>
    ticket.snoozedUntil ? [{ ticket, at: new Date(ticket.snoozedUntil) }] : [],
  )
  return { inbox, tickets: tickets.toSorted((one, other) => one.at.getTime() - other.at.getTime()) }
}
