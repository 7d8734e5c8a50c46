import type { TicketFilter, User } from '@replybay/api-client'
import * as v from 'valibot'

/** The views of an inbox: one for each status, and all of them. @see specification §4, ticket lifecycle */
export const inboxViews = ['open', 'answered', 'closed', 'all'] as const
export type InboxView = (typeof inboxViews)[number]

/** @see specification §1, channel kinds */
export const channels = ['web', 'whatsapp', 'messenger', 'telegram', 'discord', 'instagram'] as const

/** What an inbox keeps in its address. What does not fit is left out. */
export const inboxSearch = v.object({
  /** @default 'open' */
  status: v.fallback(v.optional(v.picklist(inboxViews)), undefined),
  /** Another channel than the page's own, or `all`. */
  channel: v.fallback(v.optional(v.picklist(['all', ...channels])), undefined),
  /** Id of the ticket that is open beside the list. */
  ticket: v.fallback(v.optional(v.string()), undefined),
  /** Whether the customer is shown, where there is no room for them beside the ticket. */
  customer: v.fallback(v.optional(v.literal(true)), undefined),
})
export type InboxSearch = v.InferOutput<typeof inboxSearch>

/** Which tickets an inbox shows, in which order. */
export interface InboxSelection {
  /** All, where it is absent. */
  status?: string
  /** All, where it is absent. */
  channel?: string
  /** Who waits longest comes first where somebody waits; elsewhere, what happened last. */
  sort: 'waiting' | 'newest'
}

export function inboxSelection(pageChannel: string, search: InboxSearch): InboxSelection {
  const { status = 'open', channel = pageChannel } = search
  return {
    sort: status === 'open' ? 'waiting' : 'newest',
    ...(status !== 'all' && { status }),
    ...(channel !== 'all' && { channel }),
  }
}

const PAGE_SIZE = 50

/** What the server is asked for: a backend without pages is asked for everything, as documented. */
export function listFilter(user: User, selection: InboxSelection): TicketFilter {
  return user.capabilities?.includes('ticket-paging') ? { ...selection, limit: PAGE_SIZE } : {}
}
