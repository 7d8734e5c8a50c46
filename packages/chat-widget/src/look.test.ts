import { expect, test } from 'vitest'
import { askedLanguageOf, languageOf } from './look.ts'

test.each([
  [['fr'], 'fr-FR'],
  [['ES-mx'], 'es-ES'],
  [['', 'de', 'fr-CA'], 'fr-FR'],
  [[undefined, 'pt'], 'en-US'],
  [[], 'en-US'],
] as const)('language: of %j it is %s', (tags, language) => {
  expect(languageOf(tags)).toBe(language)
})

test.each([
  [['de-AT', 'fr'], 'de-AT'],
  [['', undefined, 'pt'], 'pt'],
  [['en_US', 'no words', 'es'], 'es'],
  [[], undefined],
] as const)('language that is asked in: of %j it is %s', (tags, language) => {
  expect(askedLanguageOf(tags)).toBe(language)
})
