import { ApiError, type WarehouseOrder } from '@replybay/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { putOrder } from '../scans/put-order.ts'

/** Shows at an order why it has no label, before the server tells so. What was not asked of it, is no reason of its carrier's. */
export function noteLabelProblem(client: QueryClient, orderNumber: string, error: unknown): void {
  const labelProblem = problemOf(error)
  if (labelProblem) putOrder(client, orderNumber, (order) => ({ ...order, labelProblem }))
}

function problemOf(error: unknown): WarehouseOrder['labelProblem'] {
  if (!(error instanceof ApiError) || error.code === undefined || error.code === 'wrong-status')
    return undefined
  return { code: error.code, message: error.message, at: new Date().toISOString() }
}
