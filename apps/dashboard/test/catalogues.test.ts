import { locales } from '@replybay/i18n'
import { loadKitMessages } from '@replybay/ui-kit'
import { expect, test } from 'vitest'
import { features } from '../src/features.ts'
import { loadShellMessages } from '../src/messages.ts'

const catalogues = [
  { name: 'the shell', loadMessages: loadShellMessages },
  { name: 'ui-kit', loadMessages: loadKitMessages },
  ...features.map(({ id, loadMessages }) => ({ name: id, loadMessages })),
]

/** The names of values and the tags in a compiled text, each once: `{count}`, `<0>`. */
function placeholders(message: unknown): string[] {
  const found = new Set<string>()
  const readText = (parts: unknown) => {
    if (typeof parts === 'string') for (const [tag] of parts.matchAll(/<\/?\d+\/?>/g)) found.add(tag)
    if (Array.isArray(parts)) for (const part of parts) readPart(part)
  }
  const readPart = (part: unknown) => {
    if (!Array.isArray(part)) return readText(part)
    const [name, , choices] = part
    found.add(`{${String(name)}}`)
    for (const choice of Object.values(choices ?? {})) readText(choice)
  }
  readText(message)
  return [...found].toSorted()
}

const translations = catalogues.flatMap((catalogue) =>
  locales.filter(({ code }) => code !== 'en-US').map(({ code }) => ({ ...catalogue, code })),
)

test.each(translations)('$name keeps every value and tag in $code', async ({ loadMessages, code }) => {
  const [english, translated] = await Promise.all([loadMessages('en-US'), loadMessages(code)])
  const lost = Object.entries(english.messages).filter(
    ([id, text]) =>
      JSON.stringify(placeholders(text)) !== JSON.stringify(placeholders(translated.messages[id])),
  )
  expect(lost).toEqual([])
})

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

test('a text that lost its value is seen', () => {
  expect(placeholders(['Hello ', ['name'], '<0>!</0>'])).toEqual(['</0>', '<0>', '{name}'])
  expect(placeholders([['count', 'plural', { one: ['a ', ['what']], other: ['#'] }]])).toEqual([
    '{count}',
    '{what}',
  ])
})
