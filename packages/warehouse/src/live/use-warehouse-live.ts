import { warehouseQueries } from '@replybay/api-client'
import { createGathered, useCan, useTopics } from '@replybay/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

const TOPICS = ['warehouse'] as const
/** Lists are read again at most so often, however much is scanned; in ms. */
const AT_MOST_EVERY_MS = 1_500

type Part = 'orders' | 'returns'

/** What is read of each part that is told of: the second names of the queries. */
const reads: Record<Part, readonly string[]> = {
  orders: ['orders', 'order-pages', 'stock'],
  returns: ['returns', 'return-pages', 'stock'],
}

/** Reads what is shown of the warehouse again when the server tells that it has changed. */
export function useWarehouseLive(): void {
  const client = useQueryClient()
  const mayFollow = useCan('warehouse')
  const gathered = useRef<ReturnType<typeof createGathered<Part>>>(undefined)
  useEffect(() => {
    const own = createGathered<Part>(AT_MOST_EVERY_MS, (parts) => {
      const kinds = parts.flatMap((part) => reads[part])
      void client.invalidateQueries({
        queryKey: warehouseQueries.all,
        predicate: ({ queryKey: [, kind] }) => kinds.includes(String(kind)),
      })
    })
    gathered.current = own
    return own.stop
  }, [client])
  useTopics(TOPICS, {
    mayFollow,
    onChange: (change) => change.topic === 'warehouse' && gathered.current?.add(change.id),
    onMissed() {
      gathered.current?.add('orders')
      gathered.current?.add('returns')
    },
    onState: () => undefined,
  })
}
