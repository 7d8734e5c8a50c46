import { expect, test } from 'vitest'
import { readIntroduction, withIntroduction, writtenIntroduction } from './introductions.ts'

const texts = { introduceText: 'Bonjour', introductions: [{ lang: 'es-ES', text: 'Hola' }] }

test.each([
  ['es-ES', 'Hola'],
  ['es-MX', 'Hola'],
  ['fr-FR', 'Bonjour'],
  ['de', 'Bonjour'],
  [undefined, 'Bonjour'],
])('introduction: a visitor of %s reads %s', (lang, read) => {
  expect(readIntroduction(texts, lang)).toBe(read)
})

test('introduction: one that is emptied is that of the first language again', () => {
  const emptied = { ...texts, ...withIntroduction(texts, { lang: 'es-ES', first: 'fr-FR', text: '' }) }
  expect(emptied.introductions).toEqual([])
  expect(writtenIntroduction(emptied, 'es-ES', 'fr-FR')).toBe('')
  expect(readIntroduction(emptied, 'es-ES')).toBe('Bonjour')
})

test('introduction: those of other languages stand in one order, whichever is written first', () => {
  const change = { first: 'fr-FR', lang: 'en-US', text: 'Hello' }
  expect(withIntroduction(texts, change)).toEqual({
    introductions: [{ lang: 'en-US', text: 'Hello' }, ...texts.introductions],
  })
})

test('introduction: a language that has become the first one keeps its text, and changes the one for all others', () => {
  expect(writtenIntroduction(texts, 'es-ES', 'es-ES')).toBe('Hola')
  const change = { first: 'es-ES', lang: 'es-ES', text: 'Buenas' }
  expect(withIntroduction(texts, change)).toEqual({ introduceText: 'Buenas', introductions: [] })
})
