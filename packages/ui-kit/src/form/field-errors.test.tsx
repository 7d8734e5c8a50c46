import { expect, test } from 'vitest'
import { fieldErrors } from './field-errors.ts'

const isFilled = (value: string) => value !== '' || 'Fill this in'
const isShort = (value: string) => value.length < 4 || 'At most three letters'
const isLower = (value: string) => value === value.toLowerCase() || 'Small letters alone'

test('a rule that returns true has nothing to say', () => {
  expect(fieldErrors(isFilled, 'a', {}, 1)).toEqual([])
})

test('shows one error, of the first rule that is broken', () => {
  expect(fieldErrors([isFilled, isShort, isLower], 'LONG', {}, 1)).toEqual(['At most three letters'])
})

test('shows as many as it is told to', () => {
  expect(fieldErrors([isFilled, isShort, isLower], 'LONG', {}, 2)).toEqual([
    'At most three letters',
    'Small letters alone',
  ])
})

test.each([undefined, null, false, 0, 7, {}])('a rule that returns %o is ignored', (outcome) => {
  expect(fieldErrors(() => outcome, 'x', {}, 1)).toEqual([])
})

test('a rule sees the other values', () => {
  const isRepeated = (value: string, values: { password: string }) =>
    value === values.password || 'The two differ'
  expect(fieldErrors(isRepeated, 'a', { password: 'b' }, 1)).toEqual(['The two differ'])
})
