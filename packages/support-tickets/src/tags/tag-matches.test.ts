import { isOrderNumber } from '@replybay/feature-kit/order-links'
import { expect, test } from 'vitest'
import { hasTag, matchTags } from './tag-matches.ts'

const tags = ['Damaged', 'Not damaged', 'Dam', 'Été', 'ML-10482']

test.each([
  ['dam', ['Dam', 'Damaged', 'Not damaged']],
  ['ete', ['Été']],
  ['', ['Damaged', 'Not damaged', 'Dam', 'Été']],
  ['ml', []],
])('%j finds the tags %j', (typed, found) => {
  expect(matchTags(typed, tags)).toEqual(found)
})

test.each([
  ['ML-10482', true],
  ['#10482', true],
  ['VIP', false],
  ['E27', false],
  ['Damaged', false],
])('%s is an order number: %s', (text, is) => {
  expect(isOrderNumber(text)).toBe(is)
})

test('a tag of another case is the same', () => {
  expect([hasTag(' damaged', tags), hasTag('damage', tags)]).toEqual([true, false])
})
