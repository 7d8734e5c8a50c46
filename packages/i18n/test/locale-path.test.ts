import { array, assert, constantFrom, oneof, property, webQueryParameters, webSegment } from 'fast-check'
import { expect, test } from 'vitest'
import { localeOfPath, localeRewrite, locales, readLocalePath, writeLocalePath } from '../src/index.ts'

const strategies = ['no_prefix', 'prefix', 'prefix_except_default', 'prefix_and_default'] as const
const strategy = constantFrom(...strategies)
const code = constantFrom(...locales.map((locale) => locale.code))
/** Of the product's own words, of what could be taken for a locale, and of anything else. */
const segment = oneof(code, constantFrom('', 'de-DE', 'ticket', 'en-us', '%2F', '$id'), webSegment())
const path = array(segment).map((segments) => `/${segments.join('/')}`)

test('what is written into an address is read out of it again, for every path', () => {
  assert(
    property(path, code, strategy, (wanted, locale, urls) => {
      const address = writeLocalePath(wanted, locale, urls)
      expect(readLocalePath(address, urls).path).toBe(wanted)
      const isUnknown = readLocalePath(address, urls).locale === undefined
      if (urls !== 'no_prefix' && !isUnknown) expect(localeOfPath(address, urls)).toBe(locale)
    }),
    { numRuns: 2_000 },
  )
})

test('the router gets every address back, with its search and hash', () => {
  assert(
    property(path, code, strategy, webQueryParameters(), (wanted, locale, urls, query) => {
      const { input, output } = localeRewrite(locale, urls)
      const url = new URL(`https://replybay.invalid/`)
      url.pathname = wanted
      url.search = query
      url.hash = 'end'
      const before = url.href
      const address = output({ url })
      // The router goes on to read what it has given.
      expect(url.href).toBe(before)
      expect(input({ url: address }).href).toBe(before)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['no_prefix', ['/login', '/login']],
  ['prefix', ['/en-US/login', '/fr-FR/login']],
  ['prefix_except_default', ['/login', '/fr-FR/login']],
  ['prefix_and_default', ['/login', '/fr-FR/login']],
] as const)('%s writes the sign-in page as %j', (urls, addresses) => {
  expect([writeLocalePath('/login', 'en-US', urls), writeLocalePath('/login', 'fr-FR', urls)]).toEqual(
    addresses,
  )
})

test('the default locale has an address with a prefix, too, where both are wanted, and only there', () => {
  expect(readLocalePath('/en-US/login', 'prefix_and_default')).toEqual({ locale: 'en-US', path: '/login' })
  expect(readLocalePath('/en-US/login', 'prefix_except_default').path).toBe('/en-US/login')
})

test('home has an address without a slash at its end', () => {
  expect(writeLocalePath('/', 'fr-FR', 'prefix')).toBe('/fr-FR')
  expect(readLocalePath('/fr-FR', 'prefix').path).toBe('/')
  expect(readLocalePath('/fr-FR/', 'prefix').path).toBe('/')
})

test('a locale that is not spoken here is a path like any other, and says nothing', () => {
  expect(readLocalePath('/de-DE/login', 'prefix')).toEqual({ locale: undefined, path: '/de-DE/login' })
  expect(localeOfPath('/de-DE/login', 'prefix_except_default')).toBeUndefined()
  expect(localeOfPath('/login', 'prefix_except_default')).toBe('en-US')
  expect(localeOfPath('/login', 'prefix')).toBeUndefined()
})
