import { discountsOf, type SimulatedOrder } from './simulated-order.ts'

/** Neither closed nor canceled: what is paid later is open, too. */
export const isOpenOrder = ({ state }: SimulatedOrder) => state === 'paid' || state === 'unpaid'

/** As its REST resource tells an order. */
export function shopifyOrder(order: SimulatedOrder) {
  const { id, number, state, createdAt, changedAt = createdAt, name, email, lines } = order
  const discounts = discountsOf(order)
  return {
    id: 5_000_000 + id,
    name: number,
    created_at: createdAt.toISOString(),
    updated_at: changedAt.toISOString(),
    cancelled_at: state === 'canceled' ? createdAt.toISOString() : null,
    financial_status: state === 'unpaid' ? 'pending' : 'paid',
    fulfillment_status: state === 'sent' ? 'fulfilled' : null,
    fulfillments: state === 'sent' ? [{ created_at: createdAt.toISOString() }] : [],
    currency: 'EUR',
    taxes_included: true,
    email,
    shipping_address: {
      name,
      address1: '14 rue des Halles',
      address2: null,
      zip: '44000',
      city: 'Nantes',
      country_code: 'FR',
      phone: null,
    },
    shipping_lines: [{ title: 'Colissimo' }],
    line_items: lines.map((line, place) => ({
      id: id * 10 + place,
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      fulfillable_quantity: state === 'sent' ? 0 : line.quantity,
      requires_shipping: true,
      price: line.price.toFixed(2),
      discount_allocations: discounts[place]
        ? [{ amount: (discounts[place] / 100).toFixed(2), discount_application_index: 0 }]
        : [],
      tax_lines: [{ rate: 0.2, title: 'TVA' }],
    })),
  }
}

/** @see https://shopify.dev/docs/api/admin-rest/latest/resources/transaction */
export const shopifyTransactions = ({ id, payment }: SimulatedOrder) =>
  payment === undefined
    ? []
    : [
        {
          id: 3_000_000 + id,
          kind: 'authorization',
          status: 'failure',
          gateway: 'stripe',
          authorization: null,
        },
        { id: 3_100_000 + id, kind: 'sale', status: 'success', gateway: 'stripe', authorization: payment },
      ]
