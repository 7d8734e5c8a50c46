import { expect, test } from 'vitest'
import { readLocaleCookie, writeLocaleCookie } from '../src/index.ts'

test('the stored locale is found among other cookies', () => {
  expect(readLocaleCookie({ cookie: 'a=b; i18n_redirected=es-ES' })).toBe('es-ES')
  expect(readLocaleCookie({ cookie: 'a=b' })).toBeUndefined()
})

test('a stored locale that is not supported is cleared', () => {
  const document = { cookie: 'i18n_redirected=de-DE' }
  expect(readLocaleCookie(document)).toBeUndefined()
  expect(document.cookie).toBe('i18n_redirected=; path=/; max-age=0')
})

test.each([
  [false, 'Lax'],
  [true, 'None; Secure'],
])('a choice is kept for a year, for every path; cross-origin: %s', (isCrossOrigin, sameSite) => {
  const document = { cookie: '' }
  writeLocaleCookie(document, 'fr-FR', { isCrossOrigin })
  expect(document.cookie).toBe(`i18n_redirected=fr-FR; path=/; max-age=31536000; SameSite=${sameSite}`)
})
