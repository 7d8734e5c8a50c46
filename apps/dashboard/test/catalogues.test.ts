import { locales } from '@replybay/i18n'
import { loadKitMessages } from '@replybay/ui-kit'
import { expect, test } from 'vitest'
import { features } from '../src/features.ts'
import { loadShellMessages } from '../src/messages.ts'
import { textDifferences } from './text-differences.ts'

const catalogues = [
  { name: 'dashboard', loadMessages: loadShellMessages },
  { name: 'ui-kit', loadMessages: loadKitMessages },
  ...features.map(({ id, loadMessages }) => ({ name: id, loadMessages })),
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

test('the texts of every package are looked at', () => {
  const files = Object.keys(import.meta.glob('../../../packages/*/src/locales/en-US/messages.po'))
  const names = files.map((path) => path.split('/').at(-5))
  expect(new Set(catalogues.map(({ name }) => name))).toEqual(new Set(['dashboard', ...names]))
})
