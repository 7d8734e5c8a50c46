import { expect, test } from 'vitest'
import { tagOrder } from './first-tags.ts'

test('tags of a row: orders apart, and the tag that the list is narrowed to before the others', () => {
  expect(tagOrder(['VIP', 'ML-10482', 'Refund'], 'refund')).toEqual([['ML-10482'], ['Refund', 'VIP']])
  expect(tagOrder(['VIP', 'Refund'], undefined)).toEqual([[], ['VIP', 'Refund']])
})
