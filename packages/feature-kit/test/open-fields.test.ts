import { expect, test } from 'vitest'
import { findOpenFields, nextOpenField } from '../src/open-fields.ts'

const text = 'It comes on ‹date› for ‹amount›.'

test('places to fill in are found by their brackets', () => {
  expect(findOpenFields(text).map(({ word, at, length }) => [word, text.slice(at, at + length)])).toEqual([
    ['date', '‹date›'],
    ['amount', '‹amount›'],
  ])
  expect(findOpenFields('[date] "amount" ‹\n›')).toEqual([])
})

test('one goes on to the next and back to the one before, and out at both ends', () => {
  const [date, amount] = findOpenFields(text)
  const at = (field: typeof date) => [field?.at ?? 0, (field?.at ?? 0) + (field?.length ?? 0)] as const
  expect(nextOpenField(text, [0, 0], false)).toEqual(date)
  expect(nextOpenField(text, at(date), false)).toEqual(amount)
  expect(nextOpenField(text, at(amount), false)).toBeUndefined()
  expect(nextOpenField(text, at(amount), true)).toEqual(date)
  expect(nextOpenField(text, at(date), true)).toBeUndefined()
})
