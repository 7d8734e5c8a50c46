import { expect, test } from 'vitest'
import { differingWords } from './differing-words.ts'

const marked = (one: string, other: string) =>
  differingWords(one, other).map((parts) =>
    parts
      .map(({ text, isMarked }) => (isMarked ? `[${text.trim()}]${text.endsWith(' ') ? ' ' : ''}` : text))
      .join(''),
  )

test('differing words: only what the other text lacks is marked', () => {
  expect(marked('A lamp may be returned within 14 days.', 'A lamp may be returned within 30 days.')).toEqual([
    'A lamp may be returned within [14] days.',
    'A lamp may be returned within [30] days.',
  ])
})

test('differing words: of texts that have little in common, the figures', () => {
  expect(marked('Vous disposez de 14 jours.', 'Try it at home: you have 30 days, at no cost.')).toEqual([
    'Vous disposez de [14 jours].',
    'Try it at home: you have [30 days], at no cost.',
  ])
})
