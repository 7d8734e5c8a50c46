import { createHash } from 'node:crypto'
import type { ShopOrder } from '../shop-port.ts'

/** Of what the warehouse follows. */
export function digestOf({ state, items, customer, carrier }: ShopOrder): string {
  const lines = items.map(({ SKU, quantity }) => [SKU, quantity])
  return createHash('sha256')
    .update(JSON.stringify([state, lines, customer, carrier]))
    .digest('base64url')
}
