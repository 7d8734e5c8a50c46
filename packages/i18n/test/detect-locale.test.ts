import { expect, test } from 'vitest'
import { detectLocale, writeLocaleCookie } from '../src/index.ts'

const cookies = (cookie: string) => ({ cookie })

test('the stored locale comes before the browser', () => {
  expect(detectLocale(cookies('a=b; i18n_redirected=es-ES'), ['fr-FR'])).toBe('es-ES')
})

test.each([
  [['fr-CA', 'en'], 'fr-FR'],
  [['de-DE', 'es-419'], 'es-ES'],
  [['en-GB'], 'en-US'],
  [['de-DE'], 'en-US'],
  [[], 'en-US'],
])('a browser that asks for %j gets %s', (languages, locale) => {
  expect(detectLocale(cookies(''), languages)).toBe(locale)
})

test('a stored locale that is not supported is cleared', () => {
  const document = cookies('i18n_redirected=de-DE')
  expect(detectLocale(document, ['fr-FR'])).toBe('fr-FR')
  expect(document.cookie).toBe('i18n_redirected=; path=/; max-age=0')
})

test('a choice is kept for a year, for every path', () => {
  const document = cookies('')
  writeLocaleCookie(document, 'fr-FR')
  expect(document.cookie).toBe('i18n_redirected=fr-FR; path=/; max-age=31536000; SameSite=Lax')
})
