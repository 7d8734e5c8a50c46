import type { TicketView, User } from '@replybay/api-client'
import { can } from '@replybay/feature-kit'
import { channels, statuses, type InboxSearch } from './inbox-search.ts'

/** The views that everybody has, and what each asks for. @see specification §4, ticket lifecycle */
const searches = {
  open: {},
  mine: { assignee: 'me' },
  unassigned: { assignee: 'none' },
  unread: { unread: true },
  snoozed: { snoozed: true },
  answered: { status: 'answered' },
  closed: { status: 'closed' },
  all: { status: 'all' },
} as const satisfies Record<string, InboxSearch>

export type BuiltInView = keyof typeof searches

// Sound: these are its keys, in their order.
const all = Object.keys(searches) as BuiltInView[]

/** Those that this backend can tell apart. */
export function builtInViews(user: User): BuiltInView[] {
  return all.filter(
    (view) => can(user, 'tickets') || !['unread', 'mine', 'unassigned', 'snoozed'].includes(view),
  )
}

/**
 * A view in place of the present one: words, tag and days that narrow it stay. What a saved view narrows ends with it,
 * its channel included.
 */
export function builtInSearch(view: BuiltInView, search: InboxSearch): InboxSearch {
  const { channel, q, tag, tags, from, to, sort } = search
  if (search.view !== undefined) return { channel: 'all', from, to, ...searches[view] }
  return { channel, q, tag, tags, from, to, sort, ...searches[view] }
}

/** The view that shares all filters of an address, beside words, tag and days. */
export function exactView(search: InboxSearch): BuiltInView | undefined {
  if (search.view !== undefined) return undefined
  return all.find((view) => {
    const wanted: InboxSearch = searches[view]
    return (['status', 'assignee', 'unread', 'snoozed'] as const).every((key) => search[key] === wanted[key])
  })
}

/** Whether an address shows one of the views that everybody has, and nothing narrows it. */
export function isWholeView(search: InboxSearch): boolean {
  const { q, tag, tags, from, to, wakes } = search
  return (
    exactView(search) !== undefined && [q, tag, tags, from, to, wakes].every((value) => value === undefined)
  )
}

/** The view that is shown: that one, else what sleeps, else the one of the same status. */
export function currentView(search: InboxSearch): BuiltInView | undefined {
  if (search.view !== undefined) return undefined
  const exact = exactView(search) ?? (search.snoozed && 'snoozed')
  return exact ?? all.find((view) => statusOf(searches[view]) === search.status)
}

function statusOf({ status }: InboxSearch): string | undefined {
  return status
}

type ViewFilter = TicketView['filter']

/** The address of a saved view; all channels or statuses, where it keeps one that this dashboard does not know. */
export function savedSearch({ _id, filter }: TicketView): InboxSearch {
  const channel = channels.find((known) => known === filter.channel) ?? 'all'
  const status = statuses.find((known) => known === filter.status) ?? 'all'
  const { search, unread, assignee, tag, tags, snoozed, sort } = filter
  return {
    view: _id,
    channel,
    ...((status !== 'open' || snoozed) && { status }),
    q: search,
    unread,
    assignee,
    tag,
    tags,
    sort,
    ...(snoozed && { snoozed }),
  }
}

/** Whether the address has moved on from what a view keeps. */
export function isChanged(view: TicketView, now: ViewFilter): boolean {
  // A view of what is answered that was saved before lists left out what sleeps is read so, too.
  const whole = (filter: ViewFilter) =>
    filter.status === 'answered' ? { snoozed: false, ...filter } : filter
  const text = (filter: ViewFilter) =>
    JSON.stringify(Object.entries(whole(filter)).toSorted(([a], [b]) => a.localeCompare(b)))
  return text(view.filter) !== text(now)
}
