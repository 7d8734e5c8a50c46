import { expect, test } from 'vitest'
import { countCharacters, surplusOf } from './count-characters.ts'

test.each([
  ['nothing', '', 0],
  ['letters', 'été', 3],
  ['emoji', '😀😀', 2],
  ['letters around an emoji', 'a😀b', 3],
  ['a family, which is joined from three', '👨‍👩‍👧', 5],
  ['half an emoji at the end', 'a\ud83d', 2],
  ['the halves of an emoji in the wrong order', '\ude00\ud83d', 2],
])('a count of characters: %s', (_, text, count) => {
  expect(countCharacters(text)).toBe(count)
  expect(countCharacters(text)).toBe(Array.from(text).length)
})

test.each([
  ['abc', 3, 0],
  ['abcd', 3, 1],
  ['😀😀😀', 3, 0],
  ['😀😀😀😀', 3, 1],
])('the surplus of %s over %i is %i', (text, limit, surplus) => {
  expect(surplusOf(text, limit)).toBe(surplus)
})
