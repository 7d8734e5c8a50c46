/** An order of a simulated shop, which each tells in its own way. */
export interface SimulatedOrder {
  /** Of the shop, from 1 on; a higher one came later. */
  id: number
  number: string
  state: 'unpaid' | 'paid' | 'sent' | 'canceled'
  createdAt: Date
  /** @default when it was created */
  changedAt?: Date
  name: string
  email: string
  /** As the payment service knows what it was paid by. */
  payment?: string
  /** What a voucher takes off all lines together, in the currency. @default 0 */
  discount?: number
  lines: readonly { sku: string; name: string; quantity: number; price: number }[]
}

/** What a simulated shop has of an article. */
export interface SimulatedArticle {
  sku: string
  name: string
  quantity: number
  changedAt: Date
}

const HOUR_MS = 3_600_000

/** So many orders, an hour after each other, the last one the newest. */
export function simulatedOrders(
  count: number,
  change: (id: number) => Partial<SimulatedOrder> = () => ({}),
): SimulatedOrder[] {
  const begin = Date.UTC(2026, 0, 1)
  return Array.from({ length: count }, (_, place) => {
    const id = place + 1
    return {
      id,
      number: `S-${1_000 + id}`,
      state: 'paid',
      createdAt: new Date(begin + id * HOUR_MS),
      name: 'Pauline Leroux',
      email: `customer-${id}@customer.example`,
      lines: [{ sku: 'OPA-30-BR', name: 'Suspension Opale', quantity: 2, price: 120 }],
      ...change(id),
    }
  })
}

/** The newest first. */
export const newestFirst = (orders: readonly SimulatedOrder[]) =>
  orders.toSorted((one, other) => other.id - one.id)

/** Those that were changed at a moment or later, the latest change last. */
export const changedSince = (orders: readonly SimulatedOrder[], since: Date) =>
  orders
    .filter((order) => changeOf(order) >= since)
    .toSorted((one, other) => changeOf(one).getTime() - changeOf(other).getTime())

/** What of the discount is each line's, by its value, in cents: the last line takes what is left. */
export function discountsOf({ lines, discount = 0 }: SimulatedOrder): number[] {
  const all = Math.round(discount * 100)
  const sum = lines.reduce((total, line) => total + line.price * line.quantity, 0)
  let left = all
  return lines.map((line, place) => {
    const share =
      place === lines.length - 1 ? left : Math.floor((all * line.price * line.quantity) / (sum || 1))
    left -= share
    return share
  })
}

export const changeOf = ({ createdAt, changedAt = createdAt }: SimulatedOrder) => changedAt
