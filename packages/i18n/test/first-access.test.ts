import { expect, test } from 'vitest'
import { firstAccess, type LanguageConfig, type LocaleCode, readLanguageConfig } from '../src/index.ts'

interface Entry {
  pathname: string
  stored?: LocaleCode
  languages?: string[]
}

/** Where a tab begins, in the terms of `fr-FR /fr-FR/login`. */
function enter(config: string | LanguageConfig, { pathname, stored, languages = [] }: Entry): string {
  const read = typeof config === 'string' ? readLanguageConfig(config) : config
  const first = firstAccess({ pathname, stored, languages, config: read })
  return `${first.locale} ${first.pathname}`
}

const entries = {
  cookie: { pathname: '/', stored: 'fr-FR', languages: ['es-ES'] },
  browser: { pathname: '/', languages: ['de-DE', 'fr-CA'] },
  fallback: { pathname: '/', languages: ['de-DE'] },
  bare: { pathname: '/login', stored: 'fr-FR' },
  deep: { pathname: '/es-ES/login', stored: 'fr-FR' },
  default: { pathname: '/en-US/login', stored: 'fr-FR' },
  unknown: { pathname: '/de-DE/login', stored: 'fr-FR' },
} satisfies Record<string, Entry>

const outcomes: Record<LanguageConfig['urls'], Record<keyof typeof entries, string>> = {
  no_prefix: {
    cookie: 'fr-FR /',
    browser: 'fr-FR /',
    fallback: 'en-US /',
    bare: 'fr-FR /login',
    deep: 'fr-FR /es-ES/login',
    default: 'fr-FR /en-US/login',
    unknown: 'fr-FR /de-DE/login',
  },
  prefix: {
    cookie: 'fr-FR /fr-FR',
    browser: 'fr-FR /fr-FR',
    fallback: 'en-US /en-US',
    bare: 'fr-FR /login',
    deep: 'es-ES /es-ES/login',
    default: 'en-US /en-US/login',
    unknown: 'fr-FR /de-DE/login',
  },
  prefix_except_default: {
    cookie: 'fr-FR /fr-FR',
    browser: 'fr-FR /fr-FR',
    fallback: 'en-US /',
    bare: 'en-US /login',
    deep: 'es-ES /es-ES/login',
    default: 'en-US /en-US/login',
    unknown: 'fr-FR /de-DE/login',
  },
  prefix_and_default: {
    cookie: 'fr-FR /fr-FR',
    browser: 'fr-FR /fr-FR',
    fallback: 'en-US /',
    bare: 'en-US /login',
    deep: 'es-ES /es-ES/login',
    default: 'en-US /en-US/login',
    unknown: 'fr-FR /de-DE/login',
  },
}

test.each(
  Object.entries(outcomes).flatMap(([urls, byEntry]) =>
    Object.entries(byEntry).map(([entry, outcome]) => ({ urls, entry, outcome })),
  ),
)('with $urls, the entry "$entry" begins as $outcome', ({ urls, entry, outcome }) => {
  // Sound: the names come from the same object.
  expect(enter(`urls=${urls}`, entries[entry as keyof typeof entries])).toBe(outcome)
})

test('paths without a prefix are led to the detected locale where the rule says so', () => {
  const rule = 'urls=prefix_except_default&redirect=no-prefix'
  expect(enter(rule, entries.bare)).toBe('fr-FR /fr-FR/login')
  expect(enter(rule, entries.deep)).toBe('es-ES /es-ES/login')
  expect(enter(rule, entries.unknown)).toBe('fr-FR /de-DE/login')
})

test('under the rule for all paths, the detected locale comes before the address', () => {
  const rule = 'urls=prefix&redirect=all'
  expect(enter(rule, entries.deep)).toBe('fr-FR /fr-FR/login')
  expect(enter(rule, entries.unknown)).toBe('fr-FR /de-DE/login')
})

test('the root leads where it is configured to, in the locale of that address', () => {
  expect(enter('urls=prefix&root=/es-ES', entries.cookie)).toBe('es-ES /es-ES')
  expect(enter('urls=prefix&root=/webs/tickets', entries.cookie)).toBe('fr-FR /fr-FR/webs/tickets')
  expect(enter('root=/webs/tickets', entries.cookie)).toBe('fr-FR /webs/tickets')
  expect(enter('urls=prefix&root=/es-ES', entries.bare)).toBe('fr-FR /login')
})

test.each([
  [['fr-CA', 'en'], 'fr-FR'],
  [['de-DE', 'es-419'], 'es-ES'],
  [['en-GB'], 'en-US'],
  [['de-DE'], 'es-ES'],
  [[], 'es-ES'],
])('a browser that asks for %j gets %s', (languages, locale) => {
  expect(enter('fallback=es-ES', { pathname: '/login', languages })).toBe(`${locale} /login`)
})

test('a locale is a guess only where neither the cookie nor the address names it', () => {
  const isGuess = (urls: string, { pathname, stored }: Entry) =>
    firstAccess({ pathname, stored, languages: [], config: readLanguageConfig(`urls=${urls}`) }).isGuess
  expect(isGuess('no_prefix', { pathname: '/login' })).toBe(true)
  expect(isGuess('no_prefix', { pathname: '/login', stored: 'en-US' })).toBe(false)
  expect(isGuess('prefix', { pathname: '/login' })).toBe(true)
  expect(isGuess('prefix', { pathname: '/fr-FR/login' })).toBe(false)
  expect(isGuess('prefix_except_default', { pathname: '/' })).toBe(true)
  expect(isGuess('prefix_except_default', { pathname: '/login' })).toBe(false)
})
