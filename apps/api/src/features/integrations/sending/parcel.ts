/** What a shop is told of a parcel. */
export interface Parcel {
  /** Of the order, by the shop. */
  shopId: string
  /** Under which it was sent; another parcel of the order has another. */
  orderNumber: string
  items: readonly { SKU: string; quantity: number }[]
  trackingNumbers: readonly string[]
  carrier: string
  /** Whether nothing of the order is still to be sent. */
  isLast: boolean
}

/** `refused` where the shop has no order that could be sent: it is canceled there, or somebody else has said that it is sent. */
export type Outcome = 'told' | 'refused'

/** How many pieces of each article are in it, to be counted down. */
export function piecesLeft({ items }: Pick<Parcel, 'items'>): Map<string, number> {
  const left = new Map<string, number>()
  for (const { SKU, quantity } of items) left.set(SKU, (left.get(SKU) ?? 0) + quantity)
  return left
}
