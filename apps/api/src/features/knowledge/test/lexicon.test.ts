import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lexiconFolder } from '../../../paths.ts'
import { withoutAccents } from '../tokens.ts'

const LANGUAGES = ['en', 'fr', 'es'] as const

const files = readdirSync(lexiconFolder).filter((file) => file.endsWith('.json'))
const themes = files.map((file) => ({
  theme: file,
  // Sound: what is no such list fails below.
  concepts: JSON.parse(readFileSync(join(lexiconFolder, file), 'utf8')) as Record<string, string[]>[],
}))

test('lexicon: each concept is said in the three languages', () => {
  const lacking = themes.flatMap(({ theme, concepts }) =>
    concepts
      .filter((concept) => LANGUAGES.some((language) => !concept[language]?.[0]?.trim()))
      .map(({ en }) => `${theme}: ${en?.[0]}`),
  )
  expect(lacking).toEqual([])
})

test.each(LANGUAGES)('lexicon, %s: a term is one concept, but for a few that mean two things', (language) => {
  const terms = themes
    .flatMap(({ concepts }) => concepts.flatMap((concept) => concept[language] ?? []))
    .map((term) => withoutAccents(term).replaceAll(/[’'‐-]/g, ' '))
  expect(terms.length).toBeGreaterThan(1_500)
  expect(terms.length - new Set(terms).size).toBeLessThan(terms.length / 100)
})
