import type { TicketSummary } from '@replybay/api-client'
import type { TicketCounts } from '../model/count-tickets.ts'
import { isSnoozed } from '../model/is-snoozed.ts'

/** A ticket that is on its way to be another, or to be gone. */
export interface ExpectedChange {
  before: TicketSummary
  after: TicketSummary | undefined
}

type Cell = readonly [in_: 'counts' | 'openGroups' | 'snoozed', group: string]

/** The counts as they will be once changes have arrived. */
export function shiftCounts(
  data: TicketCounts,
  changes: readonly ExpectedChange[],
  userId: string,
): TicketCounts {
  const next = structuredClone(data)
  const count = (ticket: TicketSummary | undefined, step: 1 | -1) => {
    for (const [kind, group] of ticket ? cellsOf(ticket, userId) : []) {
      const groups = next[kind]
      if (!groups || !ticket) continue
      const channels = (groups[group] ??= {})
      // What is not known of a list may have been counted already.
      channels[ticket.channel] = Math.max(0, (channels[ticket.channel] ?? 0) + step)
    }
  }
  for (const { before, after } of changes) {
    count(before, -1)
    count(after, 1)
  }
  return next
}

/** Where a ticket is counted, as the server does. */
function cellsOf(ticket: TicketSummary, userId: string): Cell[] {
  const cells: Cell[] = [['counts', ticket.status]]
  const sleeps = isSnoozed(ticket)
  if (sleeps) cells.push(['snoozed', ticket.status])
  if (ticket.status !== 'open') return cells
  if (sleeps) return [...cells, ['openGroups', 'snoozed']]
  if (ticket.unread) cells.push(['openGroups', 'unread'])
  if (!ticket.assigneeId) cells.push(['openGroups', 'unassigned'])
  if (ticket.assigneeId === userId) cells.push(['openGroups', 'mine'])
  return cells
}
