import { expect, test } from 'vitest'
import { partOfDay } from '../src/home/greeting.ts'
import { readQuote } from '../src/home/read-quote.ts'

test.each<[shape: string, answer: unknown, text: string, author: string | undefined]>([
  ['an object', { quote: ' Light is a thing. ', author: 'A. Lamp' }, 'Light is a thing.', 'A. Lamp'],
  ['other names', { content: 'Light', a: 'B' }, 'Light', 'B'],
  ['a list', [{ q: 'Light', a: 'B' }, { q: 'Dark' }], 'Light', 'B'],
  ['nobody’s', { text: 'Light', author: '' }, 'Light', undefined],
])('reads a quote from %s', (_shape, answer, text, author) => {
  expect(readQuote(answer)).toEqual({ text, author })
})

test.each([
  null,
  undefined,
  'Light',
  [],
  [null],
  {},
  { quote: 7 },
  { quote: '  ' },
  { quote: 'x'.repeat(281) },
])('finds none in %j', (answer) => {
  expect(readQuote(answer)).toBeUndefined()
})

test.each([
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i it is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})
