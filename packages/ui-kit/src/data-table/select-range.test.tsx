import { expect, test } from 'vitest'
import { selectRange, toggleRow } from './select-range.ts'

const keys = ['a', 'b', 'c', 'd', 'e']
const none = { selected: new Set<string>(), anchor: undefined }
const chosen = ({ selected }: { selected: ReadonlySet<string> }) => [...selected].toSorted().join('')

test('a row is chosen, and no longer', () => {
  const once = toggleRow(none, 'b')
  expect(chosen(once)).toBe('b')
  expect(chosen(toggleRow(once, 'b'))).toBe('')
})

test.each([
  ['b', 'd', 'bcd'],
  ['d', 'b', 'bcd'],
  ['c', 'c', 'c'],
])('from %s to %s are %s', (from, to, range) => {
  expect(chosen(selectRange(keys, toggleRow(none, from), to))).toBe(range)
})

test('a range keeps what was chosen before, and goes out from the same row again', () => {
  const first = selectRange(keys, toggleRow(toggleRow(none, 'a'), 'c'), 'd')
  expect(chosen(first)).toBe('acd')
  expect(chosen(selectRange(keys, first, 'e'))).toBe('acde')
})

test('a range from a row that is gone chooses the row itself', () => {
  expect(chosen(selectRange(keys, { selected: new Set(), anchor: 'x' }, 'd'))).toBe('d')
})
