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

interface Neighbours {
  before?: string
  after?: string
}

/** Of the ticket that was asked for last, in the list that is shown: it stays between them when it leaves that list. */
const shown = new WeakMap<QueryClient, { ticketId: string; neighbours: Neighbours }>()

/** The ids of the tickets before and after one, in the list that it was come to from. */
export function neighboursOf(client: QueryClient, ticketId: string): Neighbours {
  const last = shown.get(client)
  for (const [place, tickets] of loadedLists(client).entries()) {
    const index = tickets.findIndex(({ _id }) => _id === ticketId)
    if (place > 0 && last?.ticketId === ticketId) break
    if (index === -1) continue
    const [before, after] = [tickets[index - 1]?._id, tickets[index + 1]?._id]
    const neighbours = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
    if (place === 0) shown.set(client, { ticketId, neighbours })
    return neighbours
  }
  return last?.ticketId === ticketId ? last.neighbours : {}
}
