import type { TicketFilter } from '@replybay/api-client'
import * as v from 'valibot'

/** The views of an inbox: one for each status, and all of them. @see specification §4, ticket lifecycle */
export const inboxViews = ['open', 'answered', 'closed', 'all'] as const
export type InboxView = (typeof inboxViews)[number]

/** What an inbox keeps in its address. What does not fit is left out. */
export const inboxSearch = v.object({
  /** @default 'open' */
  status: v.fallback(v.optional(v.picklist(inboxViews)), undefined),
  /** Another channel than the page's own, or `all`. */
  channel: v.fallback(v.optional(v.string()), undefined),
  /** Id of the ticket that is open beside the list. */
  ticket: v.fallback(v.optional(v.string()), undefined),
})
export type InboxSearch = v.InferOutput<typeof inboxSearch>

/** Who waits longest comes first where somebody waits; elsewhere, what happened last. */
export function inboxFilter(
  pageChannel: string,
  { status = 'open', channel = pageChannel }: InboxSearch,
): TicketFilter {
  return {
    sort: status === 'open' ? 'waiting' : 'newest',
    ...(status !== 'all' && { status }),
    ...(channel !== 'all' && { channel }),
  }
}
