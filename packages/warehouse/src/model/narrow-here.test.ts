import type { WarehouseReturn } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { isReturnIn } from './narrow-here.ts'

const one = { orderNumber: 'ML-1', status: 'arrived', customer: { name: 'Ada' } } as WarehouseReturn

test('a return is in its own tab alone, and in it by what is searched for', () => {
  expect(isReturnIn(one, {})).toBe(true)
  expect(isReturnIn(one, { status: 'done' })).toBe(false)
  expect(isReturnIn(one, { q: ' ml-1' })).toBe(true)
  expect(isReturnIn(one, { q: 'ada' })).toBe(true)
  expect(isReturnIn(one, { q: 'Bo' })).toBe(false)
})
