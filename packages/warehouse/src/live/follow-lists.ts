import { warehouseKeys, warehouseQueries } from '@replybay/api-client'
import { createGathered } from '@replybay/feature-kit'
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { readOnceMore } from './read-once-more.ts'
import { type OrderPage, withOrders } from './with-orders.ts'

/** What has changed: many orders or returns, or of which is not known; or the order with a number. */
export type Told = 'orders' | 'returns' | `order ${string}`

/** At most so often is read, however much is scanned; in ms. */
const AT_MOST_EVERY_MS = 1_500
/** A list with more pages than so many is read whole less often: its pages are read one after the other. */
const FEW_PAGES = 2
const LONG_AT_MOST_EVERY_MS = 30_000
/** Of more orders, the lists are read whole. */
const MOST_NAMED = 50

type OrderFilter = Parameters<typeof warehouseQueries.orderPages>[0]
type OrderPages = Query<unknown, Error, InfiniteData<OrderPage>>

/** Brings what the server tells of into what is shown. */
export function followLists(client: QueryClient) {
  let isReading = false
  let isOver = false
  const readLong = createGathered<OrderPages>(LONG_AT_MOST_EVERY_MS, (lists) => {
    for (const { queryKey } of lists) void readOnceMore(client, { queryKey, exact: true })
  })
  const gathered = createGathered<Told>(AT_MOST_EVERY_MS, (told) => void read(told))

  async function read(told: readonly Told[]) {
    if (isReading) return again(told)
    isReading = true
    try {
      const numbers = told.flatMap((one) => (one.startsWith('order ') ? one.slice('order '.length) : []))
      const areMany = told.includes('orders') || numbers.length > MOST_NAMED
      const hasOrders = areMany || numbers.length > 0
      const { orders, returns, returnPages, stock } = warehouseKeys
      const keys = [
        stock,
        ...(hasOrders ? [orders] : []),
        ...(told.includes('returns') ? [returns, returnPages] : []),
      ]
      await Promise.all([
        ...keys.map((queryKey) =>
          readOnceMore(client, {
            queryKey,
            predicate: ({ queryKey: [, , filter] }) => areMany || mayHave(filter, numbers),
          }),
        ),
        ...(hasOrders ? lists().map((list) => readList(list, numbers, areMany)) : []),
      ])
    } finally {
      isReading = false
    }
  }

  // Sound: no other query has such a key.
  const lists = () =>
    client.getQueryCache().findAll({ queryKey: warehouseKeys.orderPages }) as unknown as OrderPages[]

  async function readList(list: OrderPages, numbers: readonly string[], areMany: boolean) {
    const { queryKey, state } = list
    if (!list.isActive()) {
      // Whoever comes back to it reads no more than they see.
      client.setQueryData<InfiniteData<OrderPage>>(queryKey, firstPage, { updatedAt: state.dataUpdatedAt })
      return await client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    }
    const isWhole = areMany || state.isInvalidated || !state.data
    if (!isWhole) return await putOrders(list, numbers)
    if ((state.data?.pages.length ?? 0) <= FEW_PAGES)
      return await readOnceMore(client, { queryKey, exact: true })
    readLong.add(list)
    if (numbers.length > 0 && numbers.length <= MOST_NAMED) await putOrders(list, numbers)
  }

  async function putOrders(list: OrderPages, numbers: readonly string[]) {
    const { queryKey } = list
    const { data, fetchStatus } = list.state
    // Sound: it is what the key was made of.
    const filter = queryKey[2] as OrderFilter
    const named = [...numbers]
    const isBusy = () => list.state.fetchStatus === 'fetching' || list.state.data !== data
    if (!data || fetchStatus === 'fetching') return againFor(named)
    const asked = { ...filter, orderNumbers: named, limit: MOST_NAMED }
    try {
      const query = { ...warehouseQueries.orders(asked), staleTime: 0, gcTime: 0 }
      const { orders, counts } = await client.fetchQuery(query)
      // What was put in meanwhile is newer, and what is read would take the place of what is put in.
      if (isBusy()) return againFor(named)
      const isOpen = ({ status }: (typeof orders)[number]) => status !== 'sent' && status !== 'canceled'
      const isSent = filter.status === 'sent'
      const belonging = filter.status === undefined ? orders.filter(isOpen) : orders
      client.setQueryData(queryKey, withOrders(data, { named, orders: belonging, counts, isSent }))
    } catch {
      // The list itself says what is wrong.
      await readOnceMore(client, { queryKey, exact: true })
    }
  }

  const againFor = (numbers: readonly string[]) => again(numbers.map((number) => `order ${number}` as const))

  function again(told: readonly Told[]) {
    if (!isOver) for (const one of told) gathered.add(one)
  }

  return {
    add: (one: Told) => gathered.add(one),
    stop() {
      isOver = true
      gathered.stop()
      readLong.stop()
    },
  }
}

/** Whether a read could be of one of some orders: all are but those that name others. */
function mayHave(filter: unknown, numbers: readonly string[]): boolean {
  const named = typeof filter === 'object' && filter && 'orderNumbers' in filter && filter.orderNumbers
  return !Array.isArray(named) || numbers.some((number) => named.includes(number))
}

function firstPage<Data extends InfiniteData<unknown>>(list: Data | undefined): Data | undefined {
  return list && { ...list, pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) }
}
