import { expect, test } from 'vitest'
import { shortText } from '../json.ts'
import { readOrder } from '../shopify/orders.ts'

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
