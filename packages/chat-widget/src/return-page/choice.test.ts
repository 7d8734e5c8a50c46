import { expect, test } from 'vitest'
import type { Article } from './calls.ts'
import { type Choice, differenceOf, gapOf, requestOf, stillPossible } from './choice.ts'

const photo = { _id: 'one', url: '/one.webp' }
const lamp: Article = { SKU: 'OPA-45-BR', price: 32_900, stock: 4 }
const wordsOf = (reason: string) => `because ${reason}`

test.each<[string, Choice, object | undefined]>([
  ['nothing', {}, { gap: 'nothing' }],
  ['a line without a reason', { A: { quantity: 1, photos: [] } }, { gap: 'reason', SKU: 'A' }],
  [
    'another reason without words',
    { A: { quantity: 1, photos: [], reason: 'other', words: ' ' } },
    { gap: 'words', SKU: 'A' },
  ],
  [
    'an exchange for nothing',
    { A: { quantity: 1, photos: [], reason: 'broken', wants: 'exchange' } },
    { gap: 'article', SKU: 'A' },
  ],
  ['a line with its reason', { A: { quantity: 1, photos: [], reason: 'broken' } }, undefined],
])('choice of %s: says what is missing', (_what, choice, gap) => {
  expect(gapOf(choice)).toEqual(gap)
})

test('choice: is asked for with its reasons in words, its photos, and the one exchange', () => {
  const choice: Choice = {
    A: { quantity: 2, photos: [photo], reason: 'broken', wants: 'exchange', article: lamp },
    B: { quantity: 1, photos: [], reason: 'other', words: ' Too bright ' },
  }
  expect(requestOf(choice, 'fr-FR', wordsOf)).toEqual({
    items: [
      { SKU: 'A', quantity: 2, reason: 'because broken' },
      { SKU: 'B', quantity: 1, reason: 'Too bright' },
    ],
    exchange: { SKU: 'OPA-45-BR', quantity: 2 },
    photos: ['one'],
    language: 'fr-FR',
  })
})

test('choice that was chosen and then put back to a refund: asks for no exchange', () => {
  const choice: Choice = { A: { quantity: 1, photos: [], reason: 'broken', wants: 'refund', article: lamp } }
  expect(requestOf(choice, 'en-US', wordsOf)).not.toHaveProperty('exchange')
})

test('choice that was kept: loses what the order does not allow any more', () => {
  const lines = [
    { SKU: 'A', quantity: 3, returnable: 1 },
    { SKU: 'B', quantity: 1, returnable: 0, reason: 'returned' as const },
  ]
  const choice: Choice = { A: { quantity: 3, photos: [] }, B: { quantity: 1, photos: [] } }
  expect(stillPossible(choice, { lines })).toEqual({ A: { quantity: 1, photos: [] } })
})

test('difference of prices: is for all pieces, and not known without both prices', () => {
  expect(differenceOf({ price: 24_900 }, lamp, 2)).toBe(16_000)
  expect(differenceOf({}, lamp, 1)).toBeUndefined()
})
