import { expect, test } from 'vitest'
import { type CorpusQuestion, type CorpusSource, readShops } from '../../../../eval/corpus.ts'

const { shops, cross } = await readShops()
const sources = new Map(shops.flatMap((shop) => shop.sources.map((source) => [source.id, source] as const)))

const textOf = ({ content, question, answer }: CorpusSource) => content ?? `${question}\n${answer}`

/** What is wrong with the labels of some questions. */
function faultsOf(questions: readonly CorpusQuestion[]): string[] {
  return questions.flatMap(({ id, sources: ids, quotes }) => {
    const known = ids.flatMap((one) => sources.get(one) ?? [])
    if (known.length < ids.length) return [`${id}: a source is missing`]
    const lacking = known.flatMap((source) => quotes.filter((quote) => !textOf(source).includes(quote)))
    return lacking.map((quote) => `${id}: its source does not say ${quote}`)
  })
}

test.each(shops)('corpus, $language: has enough of everything', ({ questions, sources: own }) => {
  expect(own.length).toBeGreaterThanOrEqual(70)
  expect(questions.length).toBeGreaterThanOrEqual(100)
  const unanswerable = questions.filter(({ sources: ids }) => ids.length === 0).length / questions.length
  expect(unanswerable).toBeGreaterThan(0.28)
  expect(unanswerable).toBeLessThan(0.32)
})

test('corpus: each label names what is there', () => {
  const all = [...shops.flatMap(({ questions }) => questions), ...cross]
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(faultsOf(all)).toEqual([])
})
