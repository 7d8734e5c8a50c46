import { expect, test } from 'vitest'
import { colourIndex, initials } from './initials.ts'

test('takes the first and the last word, without accents', () => {
  expect(initials('Élodie Marchand')).toBe('EM')
  expect(initials('Maria del Carmen Ordóñez')).toBe('MO')
  expect(initials('mikael_k')).toBe('mk')
  expect(initials('D’Arc (succession)')).toBe('Ds')
  expect(initials('camille@maisonlumen.fr')).toBe('cf')
})

test('has none for a name without letters', () => {
  expect(initials('🙂')).toBe('')
  expect(initials('')).toBe('')
})

test('gives the same name the same colour', () => {
  expect(colourIndex('Élodie', 7)).toBe(colourIndex('Élodie', 7))
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => colourIndex(name, 7))).size).toBe(7)
})
