import { locales } from '@replybay/i18n'
import { expect, test } from 'vitest'
import { findEmoji, loadEmoji } from './load-emoji.ts'

const found = async (locale: 'en-US' | 'fr-FR' | 'es-ES', query: string) =>
  findEmoji(await loadEmoji(locale), query).flatMap(({ emoji }) => emoji.map(({ unicode }) => unicode))

test.each(locales)('there are all groups in $name, none of them empty', async ({ code }) => {
  const groups = await loadEmoji(code)
  expect(groups).toHaveLength(9)
  for (const { name, emoji } of groups) {
    expect(name).not.toBe('')
    expect(emoji.length).toBeGreaterThan(20)
  }
})

test('an emoji is found by its name in the person’s language, without accents', async () => {
  expect(await found('en-US', 'light bulb')).toContain('💡')
  expect(await found('fr-FR', 'ampoule')).toContain('💡')
  expect(await found('fr-FR', 'FETE')).toContain('🎉')
  expect(await found('es-ES', 'bombilla')).toContain('💡')
})

test('what is called so comes first', async () => {
  expect((await found('en-US', 'sun with face'))[0]).toBe('🌞')
  expect((await found('fr-FR', 'soleil'))[0]).toBe('☀️')
})

test('words that fit nothing find nothing', async () => {
  expect(await found('en-US', 'light nonsense')).toEqual([])
})
