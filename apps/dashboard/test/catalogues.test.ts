import { loadSharedMessages } from '@replybay/feature-kit'
import { locales } from '@replybay/i18n'
import { loadKitMessages } from '@replybay/ui-kit'
import { expect, test } from 'vitest'
import { entryFeatures } from '../src/entry-features.ts'
import { features } from '../src/features.ts'
import { shellMessages } from './shell-messages.ts'
import { textDifferences } from './text-differences.ts'

/** The files with the texts of all packages. */
const sets = import.meta.glob(['../src/**/locales/*/*', '../../../packages/*/src/**/locales/*/*'])

const catalogues = [
  ...shellMessages.map((loadMessages) => ({ name: 'dashboard', loadMessages })),
  { name: 'ui-kit', loadMessages: loadKitMessages },
  { name: 'feature-kit', loadMessages: loadSharedMessages },
  ...features.flatMap(({ id, texts }) =>
    Object.values(texts)
      .flat()
      .map((loadMessages) => ({ name: id, loadMessages })),
  ),
  ...entryFeatures.map(({ id, loadMessages }) => ({ name: id, loadMessages })),
]

const translations = catalogues.flatMap((catalogue) =>
  locales.filter(({ code }) => code !== 'en-US').map(({ code }) => ({ ...catalogue, code })),
)

test.each(translations)(
  '$name keeps every value, format, number and tag in $code',
  async ({ loadMessages, code }) => {
    const [english, translated] = await Promise.all([loadMessages('en-US'), loadMessages(code)])
    const lost = Object.entries(english.messages).flatMap(([id, text]) =>
      textDifferences(text, translated.messages[id]).map((difference) => `${id} ${difference}`),
    )
    expect(lost).toEqual([])
  },
)

test.each(locales.map(({ code }) => code))(
  'one text has one translation in %s, whoever says it',
  async (code) => {
    const said = new Map<string, Set<string>>()
    for (const { loadMessages } of catalogues) {
      const { messages } = await loadMessages(code)
      for (const [id, text] of Object.entries(messages)) {
        said.set(id, (said.get(id) ?? new Set()).add(JSON.stringify(text)))
      }
    }
    expect([...said.values()].filter((texts) => texts.size > 1)).toEqual([])
  },
)

const englishFiles = import.meta.glob<string>(
  ['../src/**/locales/en-US/*.po', '../../../packages/*/src/**/locales/en-US/*.po'],
  { query: '?raw', import: 'default', eager: true },
)

test('English is shown as the source has it, the catalogued errors letter for letter', () => {
  const texts = Object.values(englishFiles).flatMap((file) => [
    ...file.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm),
  ])
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(([, source, shown]) => source !== shown)).toEqual([])
})

const looseSign = /(^|[^\u00A0\u202F])[:;!?»](\s|$)|«(?![\u00A0\u202F])/

test('French signs of two parts stand off by a space at which no line breaks', async () => {
  for (const { loadMessages } of catalogues) {
    const { messages } = await loadMessages('fr-FR')
    const texts = Object.values(messages)
      .flat(5)
      .filter((text) => typeof text === 'string')
    expect(texts.filter((text) => looseSign.test(text))).toEqual([])
  }
})

test.each(locales)('every catalogue has the message sets of $code, and no others', ({ code, files }) => {
  const folders = Object.groupBy(Object.keys(sets), (path) => path.split('/').slice(0, -2).join('/'))
  const inLocale = Object.values(folders).map((paths = []) =>
    paths.flatMap((path) => (path.split('/').at(-2) === code ? path.split('/').at(-1) : [])),
  )
  expect(inLocale).toEqual(catalogues.map(() => files))
})

test('the texts of every package are looked at', () => {
  const names = Object.keys(sets).map((path) =>
    path.startsWith('../src/') ? 'dashboard' : path.split('/').at(4),
  )
  expect(new Set(catalogues.map(({ name }) => name))).toEqual(new Set(names))
})
