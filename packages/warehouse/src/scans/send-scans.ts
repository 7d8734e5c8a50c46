import {
  ApiError,
  runMutation,
  warehouseKeys,
  warehouseMutations,
  warehouseQueries,
} from '@replybay/api-client'
import { pendingQueue } from '@replybay/sync'
import { boxScans } from './box-scans.ts'
import { putOrder } from './put-order.ts'

/** Brings scans to the server. What it has counted is in the lists before the scan is forgotten, so that no count jumps. */
export const sendScans = pendingQueue(boxScans, {
  async attempt(scan, { client, tell }) {
    const { key: id, companyId, orderNumber, SKU, act: kind, queuedAt } = scan
    const outcome = await runMutation(client, warehouseMutations.recordScans(), {
      companyId,
      orderNumber,
      scans: [{ id, SKU, kind, at: new Date(queuedAt).toISOString() }],
    })
    if (!outcome) return undefined
    const { scans, lines } = outcome
    // A list that is being read may not know of the scan yet: it would count it away again.
    const reading = [warehouseKeys.orders, warehouseKeys.orderPages].flatMap((queryKey) =>
      client.getQueryCache().findAll({
        queryKey,
        fetchStatus: 'fetching',
        predicate: ({ state }) => state.data !== undefined,
      }),
    )
    for (const { queryKey } of reading) await client.cancelQueries({ queryKey, exact: true })
    putOrder(client, orderNumber, (order) => ({
      ...order,
      packed: lines
        .map((line) => ({ SKU: line.SKU, quantity: line.packed }))
        .filter(({ quantity }) => quantity > 0),
    }))
    // What they were read for is still unknown; the server tells of the scan, and they are read with it.
    for (const { queryKey } of reading) {
      await client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    }
    const result = scans.find((one) => one.id === id)?.result
    if (result === 'too-many') tell({ scan, reason: 'too-many' })
    if (result === 'wrong' || result === 'unknown') tell({ scan, reason: 'wrong' })
    return undefined
  },
  refuse(scan, error, { client, tell }) {
    void client.invalidateQueries({ queryKey: warehouseQueries.all })
    if (error instanceof ApiError && (error.isNotFound || error.status === 409))
      tell({ scan, reason: 'closed' })
    else tell({ scan, reason: 'wrong' })
    return undefined
  },
})
