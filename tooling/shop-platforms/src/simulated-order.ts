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

export const changeOf = ({ createdAt, changedAt = createdAt }: SimulatedOrder) => changedAt
