import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { conceptsByPlace, findTerms, indexTerms } from '../lexicon.ts'
import { readTokens } from '../tokens.ts'

const server = sharedServer()

const language = 'en-US'

async function find(terms: readonly { concept: string; text: string }[], text: string) {
  const { queries } = server().database
  const index = await indexTerms(queries, () => terms)
  const [tokens = []] = await readTokens(queries, [{ text, language }])
  return { index, tokens, concepts: findTerms(index, tokens, language) }
}

test('terms that are one stem: a place in a text holds five of their concepts, each once', async () => {
  const terms = Array.from({ length: 2_000 }, (_, place) => ({
    concept: `=own/${place % 200}`,
    text: place % 2 ? 'run runs' : 'runs running',
  }))
  const { tokens, concepts } = await find(terms, 'run runs running '.repeat(50))
  expect(tokens).toHaveLength(150)
  expect(concepts).toHaveLength(5 * 149)
  const places = conceptsByPlace(concepts)
  expect([places.get(0)?.size, places.get(149)?.size, places.get(150)]).toEqual([5, 5, undefined])
})

test('terms that begin with one word: so many of them are compared where a text has it', async () => {
  const terms = Array.from({ length: 2_000 }, (_, place) => ({
    concept: `=own/${place}`,
    text: `lamp x${place}`,
  }))
  const { index, concepts } = await find(terms, 'A lamp x7 and a lamp x1999')
  expect(index.get(language)?.get('lamp')).toHaveLength(150)
  expect(concepts.map(({ id }) => id)).toEqual(['=own/7'])
})
