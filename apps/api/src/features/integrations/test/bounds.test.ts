import { expect, test } from 'vitest'
import { shortText } from '../json.ts'
import { readOrder } from '../shopify/orders.ts'
import { listStock } from '../shopify/stock.ts'

test('an order: a text of a megabyte and lines without number take no time', () => {
  const begin = performance.now()
  const [order] = readOrder({
    id: 1,
    created_at: '2026-01-01T00:00:00Z',
    currency: ' €'.repeat(500_000),
    line_items: Array.from({ length: 5_000 }, () => ({ sku: 'A', quantity: 1, price: 12 })),
  })
  expect(order?.items).toHaveLength(1_000)
  // Read through for each line, it took minutes.
  expect(performance.now() - begin).toBeLessThan(2_000)
})

test('a text: is on one line, short, and without half characters', () => {
  expect(shortText('  Rue\n des\t Halles ', 12)).toBe('Rue des Hall')
  expect(shortText(`${'x'.repeat(39)}😀`, 10)).toBe('x'.repeat(10))
  expect(shortText(' \n')).toBe(undefined)
})

test('stock: of a page no more is read than one may hold', async () => {
  const variants = Array.from({ length: 3_000 }, (_, place) => ({
    sku: `S-${place}`,
    inventory_management: 'shopify',
    inventory_quantity: 1,
  }))
  const products = Array.from({ length: 300 }, (_, id) => ({
    id,
    variants: id === 0 ? variants : [variants[0]],
  }))
  const { articles } = await listStock(
    async () => ({
      status: 200,
      text: '',
      bytes: new Uint8Array(),
      json: { products },
      header: () => null,
    }),
    { api_key: 'key' },
    {},
  )
  expect(articles).toHaveLength(2_048 + 249)
})
