import type { WarehouseReturn } from '@replybay/api-client'

type Refund = Pick<WarehouseReturn, 'status' | 'refund' | 'exchange' | 'refundPayment'>

/** Whether the customer has their money, from here or from elsewhere. */
export function isPaidBack({ refundPayment }: Refund): boolean {
  return refundPayment?.state === 'paid' || refundPayment?.state === 'elsewhere'
}

/** Money goes back for what was inspected, unless something else is sent in exchange. */
export function isRefundable({ status, refund = 0, exchange }: Refund): boolean {
  const isExchanged = exchange !== undefined && exchange.state !== 'declined'
  return status === 'done' && refund > 0 && !isExchanged
}

/** What is still to be done about the refund of a return that is finished. */
export function openRefund(row: Refund): 'due' | 'failed' | undefined {
  if (row.refundPayment?.state === 'failed') return 'failed'
  return row.refundPayment === undefined && isRefundable(row) ? 'due' : undefined
}
