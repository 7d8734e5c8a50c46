import { expect, test } from 'vitest'
import { deliveredAtOf } from './delivered-at-of.ts'

test('an order is delivered with its last parcel', () => {
  const first = { parcel: 1, deliveredAt: '2026-11-20T09:00:00.000Z' }
  expect(deliveredAtOf({})).toBeUndefined()
  expect(deliveredAtOf({ labels: [first, { parcel: 2 }] })).toBeUndefined()
  const labels = [{ parcel: 2, deliveredAt: '2026-11-21T09:00:00.000Z' }, first]
  expect(deliveredAtOf({ labels })).toBe('2026-11-21T09:00:00.000Z')
})
