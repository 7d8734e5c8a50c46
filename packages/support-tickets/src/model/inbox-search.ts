import * as v from 'valibot'

/** @see specification §1, channel kinds */
export const channels = ['web', 'whatsapp', 'messenger', 'telegram', 'discord', 'instagram'] as const
/** A channel, or `all` of them. */
export type InboxChannel = (typeof channels)[number] | 'all'

/** @see specification §4, ticket lifecycle */
export const statuses = ['open', 'answered', 'closed', 'deleted'] as const

/** As lists can be ordered. */
const sorts = ['waiting', 'newest', 'oldest'] as const
export type Sort = (typeof sorts)[number]

/** What looks like a number in an address is read as one. */
const words = (longest: number) =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1), v.maxLength(longest))
const day = v.pipe(v.string(), v.isoDate())

/** What an inbox keeps in its address. What does not fit is left out. */
export const inboxSearch = v.object({
  /** A status, or `all` of them. @default 'open', where what sleeps is shown 'all' */
  status: v.fallback(v.optional(v.picklist(['all', ...statuses])), undefined),
  /** Another channel than the page's own, or `all`. */
  channel: v.fallback(v.optional(v.picklist(['all', ...channels])), undefined),
  /** Words that are searched for. */
  q: v.fallback(v.optional(words(200)), undefined),
  unread: v.fallback(v.optional(v.boolean()), undefined),
  /** Id of a colleague, `me`, or `none`. */
  assignee: v.fallback(v.optional(words(64)), undefined),
  tag: v.fallback(v.optional(words(40)), undefined),
  /** More tags that a ticket has to have. */
  tags: v.fallback(v.optional(v.array(words(40))), undefined),
  /** The first and the last day of the last change. */
  from: v.fallback(v.optional(day), undefined),
  to: v.fallback(v.optional(day), undefined),
  /** Whether what sleeps is shown, and nothing else. */
  snoozed: v.fallback(v.optional(v.literal(true)), undefined),
  /** Whether of that only what comes back today is shown. */
  wakes: v.fallback(v.optional(v.literal('today')), undefined),
  /** @default 'waiting' where somebody waits, elsewhere 'newest' */
  sort: v.fallback(v.optional(v.picklist(sorts)), undefined),
  /** Id of the saved view that these filters come from. */
  view: v.fallback(v.optional(words(64)), undefined),
  /** Id of the ticket that is open beside the list. */
  ticket: v.fallback(v.optional(words(64)), undefined),
  /** Whether the customer is shown, where there is no room for them beside the ticket. */
  customer: v.fallback(v.optional(v.literal(true)), undefined),
})
export type InboxSearch = v.InferOutput<typeof inboxSearch>

/** The filters that a person sets beside the views. */
const filterKeys = ['q', 'unread', 'assignee', 'tag', 'tags', 'from', 'to', 'snoozed', 'wakes'] as const

/** The tags that tickets have to have, all of them. */
export const tagsOf = ({ tag, tags = [] }: Pick<InboxSearch, 'tag' | 'tags'>): string[] => [
  ...new Set([...(tag === undefined ? [] : [tag]), ...tags]),
]

/** What an address says of some tags; of none, that there are none. */
export function searchOfTags([tag, ...tags]: readonly string[]): Pick<InboxSearch, 'tag' | 'tags'> {
  return { tag, tags: tags.length > 0 ? tags : undefined }
}

/** Whether more than the view decides what is shown. */
export function isFiltered(search: InboxSearch): boolean {
  return filterKeys.some((key) => search[key] !== undefined)
}

/** The same view without filters. */
export function withoutFilters(search: InboxSearch): InboxSearch {
  return { ...search, ...Object.fromEntries(filterKeys.map((key) => [key, undefined])), view: undefined }
}

/** Whether the same words can be looked for in all tickets; `count` is how many match here, where that is known. */
export function offersAllTickets({ q, status }: InboxSearch, count?: number): boolean {
  return q !== undefined && status !== 'all' && count !== 0
}

/** The same words in all tickets of all channels. */
export function searchOfAll(search: InboxSearch): InboxSearch {
  return { ...withoutFilters(search), q: search.q, status: 'all', channel: 'all' }
}
