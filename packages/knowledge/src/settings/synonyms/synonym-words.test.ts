import { expect, test } from 'vitest'
import { findTaken } from './synonym-words.ts'

const others = [{ words: ['Opaline', 'globe en verre'] }]

test('synonyms: a word is taken whatever its case, accents and signs', () => {
  expect(findTaken(['abat-jour', 'OPALINE'], others)).toEqual({ word: 'OPALINE', group: others[0]?.words })
  expect(findTaken(['Éclat', 'eclat'], [])).toEqual({ word: 'eclat' })
  expect(findTaken(['globe', 'verre'], others)).toBeUndefined()
})
