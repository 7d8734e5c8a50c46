import type { WarehouseOrder } from '@replybay/api-client'
import type { BoxScan } from './box-scans.ts'

/** An article of an order, and how many of it are in the box. */
export interface Line {
  SKU: string
  name: string
  quantity: number
  packed: number
  isComplete: boolean
  shelf: string | undefined
  stock: number | undefined
  imageUrl: string | undefined
}

/**
 * The articles of an order in the order of its lines; those of one article are one.
 *
 * @param waiting scans that the server does not know yet: they count.
 */
export function linesOf(order: WarehouseOrder, waiting: readonly BoxScan[]): Line[] {
  const packed = new Map(order.packed?.map(({ SKU, quantity }) => [SKU, quantity]))
  for (const { orderNumber, SKU, act } of waiting) {
    if (orderNumber === order.orderNumber) packed.set(SKU, (packed.get(SKU) ?? 0) + (act === 'add' ? 1 : -1))
  }
  const lines = new Map<string, Line>()
  for (const { SKU, quantity, name, shelf, stock, imageUrl } of order.items) {
    const all = (lines.get(SKU)?.quantity ?? 0) + quantity
    const inBox = Math.max(0, Math.min(all, packed.get(SKU) ?? 0))
    lines.set(SKU, {
      SKU,
      name: name ?? SKU,
      quantity: all,
      packed: inBox,
      isComplete: inBox === all,
      shelf,
      stock,
      imageUrl,
    })
  }
  return [...lines.values()]
}

/** How many pieces an order has, and how many of them are in the box. */
export function sumOf(lines: readonly Line[]): { quantity: number; packed: number } {
  return lines.reduce(
    (sum, { quantity, packed }) => ({ quantity: sum.quantity + quantity, packed: sum.packed + packed }),
    { quantity: 0, packed: 0 },
  )
}

/** How many pieces an order has. */
export function piecesOf({ items }: Pick<WarehouseOrder, 'items'>): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}
