import { useCan, useTopics } from '@replybay/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { followLists } from './follow-lists.ts'

const TOPICS = ['warehouse'] as const

/** Reads what is shown of the warehouse again when the server tells that it has changed. */
export function useWarehouseLive(): void {
  const client = useQueryClient()
  const mayFollow = useCan('warehouse')
  const following = useRef<ReturnType<typeof followLists>>(undefined)
  useEffect(() => {
    const own = followLists(client)
    following.current = own
    return () => own.stop()
  }, [client])
  useTopics(TOPICS, {
    mayFollow,
    onChange(change) {
      if (change.topic !== 'warehouse') return
      const { id, orderNumber } = change
      following.current?.add(id === 'orders' && orderNumber !== undefined ? `order ${orderNumber}` : id)
    },
    onMissed() {
      following.current?.add('orders')
      following.current?.add('returns')
    },
    onState: () => undefined,
  })
}
