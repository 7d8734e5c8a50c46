import { ticketQueries, type TicketSummary } from '@replybay/api-client'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

type ListData = InfiniteData<{ tickets: TicketSummary[] }>

/** The tickets of every list that was read, the list that was looked at last first. */
export function loadedLists(client: QueryClient): TicketSummary[][] {
  return client
    .getQueryCache()
    .findAll({ queryKey: [...ticketQueries.all, 'list'] })
    .toSorted((a, b) => b.getObserversCount() - a.getObserversCount() || age(a.state) - age(b.state))
    .map(({ state }) => {
      // Sound: only `ticketQueries.list` makes keys that begin so, and its data is pages.
      const data = state.data as ListData | undefined
      return data?.pages.flatMap(({ tickets }) => tickets) ?? []
    })
}

const age = ({ dataUpdatedAt }: { dataUpdatedAt: number }) => -dataUpdatedAt

/** The ids of the tickets before and after one, in the list that it was come to from. */
export function neighboursOf(client: QueryClient, ticketId: string): { before?: string; after?: string } {
  for (const tickets of loadedLists(client)) {
    const index = tickets.findIndex(({ _id }) => _id === ticketId)
    if (index === -1) continue
    const [before, after] = [tickets[index - 1]?._id, tickets[index + 1]?._id]
    return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
  }
  return {}
}
