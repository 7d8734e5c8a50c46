import { expect, test } from 'vitest'
import { markHits, matches } from './matches.ts'

test.each([
  ['', 'Close ticket', true],
  ['clo', 'Close ticket', true],
  ['ticket clo', 'Close ticket', true],
  ['lose', 'Close ticket', false],
  ['elodie', 'Élodie Marchand', true],
  ['Élo', 'elodie marchand', true],
  ['ml 10482', 'ML-10482', true],
  ['close x', 'Close ticket', false],
])('"%s" in "%s": %s', (search, text, isFound) => {
  expect(matches(search, text)).toBe(isFound)
})

test.each([
  ['lin', 'Abat-jour en lin', 'Abat-jour en [lin]'],
  ['lin', 'Linen, linen', '[Lin]en, [lin]en'],
  ['elo', 'Élodie Marchand', '[Élo]die Marchand'],
  ['elo', 'E\u0301lodie', '[E\u0301lo]die'],
  ['e', 'E\u0301lodie', '[E\u0301]lodie'],
  ['mar el', 'Élodie Marchand', '[Él]odie [Mar]chand'],
  ['', 'Élodie', 'Élodie'],
  ['x', 'Élodie', 'Élodie'],
])('"%s" is marked in "%s"', (search, text, marked) => {
  const parts = markHits(search, text).map((part) => (part.isHit ? `[${part.text}]` : part.text))
  expect(parts.join('')).toBe(marked)
})
