import { currentWeb, type RouterContext } from '@replybay/feature-kit'
import { inboxFilter } from '../model/inbox-filter.ts'
import type { InboxChannel, InboxSearch } from '../model/inbox-search.ts'
import { listOptions } from './list-options.ts'

/** A list that comes sooner is drawn at once, and no skeleton before it; in ms. */
const SOON_MS = 300

interface Loading {
  context: RouterContext
  deps: InboxSearch
  cause: 'preload' | 'enter' | 'stay'
}

/** Of a list's page: it is asked for as soon as it is known who looks, while the page's code still comes. */
export function listLoading(pageChannel: InboxChannel) {
  return {
    // To open a ticket, or its customer, is to read no list.
    loaderDeps: ({ search: { ticket: _ticket, customer: _customer, ...search } }: { search: InboxSearch }) =>
      search,
    loader: async ({ context: { queryClient, session }, deps: search, cause }: Loading): Promise<void> => {
      const user = await session.user()
      const webId = user && currentWeb(user)
      if (!user || webId === undefined) return
      const filter = inboxFilter(user, search.channel ?? pageChannel, search)
      const options = listOptions(user, webId, filter)
      const isKnown = queryClient.getQueryData(options.queryKey) !== undefined
      const reading = queryClient.prefetchInfiniteQuery(options)
      if (cause === 'enter' && !isKnown) await Promise.race([reading, soon()])
    },
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, SOON_MS))
