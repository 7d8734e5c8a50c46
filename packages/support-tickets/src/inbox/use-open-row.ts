import type { TicketSummary } from '@replybay/api-client'
import { useEffect, useRef } from 'react'
import { belongsTo } from '../model/belongs-to.ts'
import type { InboxFilter } from '../model/inbox-filter.ts'
import type { Inbox } from './use-inbox.ts'

/** So many pages are read for it: who comes from elsewhere does not wait for a list of thousands. */
const MOST_PAGES = 10

/** Reads on in a list until it holds the row of the open ticket, where that belongs into it. */
export function useOpenRow(inbox: Inbox, filter: InboxFilter, open: TicketSummary | undefined): void {
  /** How many rows were there when more was asked for, and for which ticket. */
  const asked = useRef({ id: '', rows: 0, pages: 0 })
  const { tickets, hasMore, loadMore, isSearching } = inbox
  useEffect(() => {
    if (!open || !hasMore || isSearching || tickets.length === 0) return
    if (tickets.some(({ _id }) => _id === open._id)) return
    if (belongsTo(open, filter) !== true) return
    const last = asked.current.id === open._id ? asked.current : { rows: 0, pages: 1 }
    if (last.rows === tickets.length || last.pages >= MOST_PAGES) return
    asked.current = { id: open._id, rows: tickets.length, pages: last.pages + 1 }
    loadMore()
  })
}
