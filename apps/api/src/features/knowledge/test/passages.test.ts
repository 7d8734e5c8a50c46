import { expect, test } from 'vitest'
import { cutPassages } from '../passages.ts'

test('paragraphs of one heading are one passage, those of another are not', () => {
  const text =
    '# Returns\n\nWithin 30 days.\n\nUnworn.\n\n## Sale\n\nWithin 14 days.\n\n# Shipping\n\nIn two days.'
  expect(cutPassages(text)).toEqual([
    { headings: ['Returns'], start: 11, page: 1, text: 'Within 30 days.\n\nUnworn.' },
    { headings: ['Returns', 'Sale'], start: 46, page: 1, text: 'Within 14 days.' },
    { headings: ['Shipping'], start: 75, page: 1, text: 'In two days.' },
  ])
})

test('where it says to begin, the text has the passage', () => {
  const text = `# A\n\n${'One sentence of many words that goes on. '.repeat(60)}\n\n\n  Then this.\n# B\nUnder it.`
  const passages = cutPassages(text)
  expect(passages.length).toBeGreaterThan(3)
  for (const { text: passage, start } of passages) expect(text.slice(start)).toMatch(passage.slice(0, 40))
})

test('a long paragraph is cut between sentences, and a long word anywhere', () => {
  for (const { text } of cutPassages('One sentence of many words that goes on. '.repeat(60))) {
    expect(text).toMatch(/^One .*on\.$/)
    expect(text.length).toBeLessThanOrEqual(900)
  }
  expect(cutPassages('x'.repeat(2_000)).map(({ text }) => text.length)).toEqual([900, 900, 200])
})

test('a text without a paragraph has no passage', () => {
  for (const text of ['', '   \n\n ', '# Only a heading']) expect(cutPassages(text)).toEqual([])
})

test('a text of headings alone makes no more than one of words, and a long heading is cut', () => {
  const text = `# ${'h '.repeat(125_000)}\n${'## a\nb\n## c\nd\n'.repeat(17_000)}`
  const passages = cutPassages(text)
  expect(passages.length).toBeLessThan(1_500)
  expect(Math.max(...passages.map(({ headings }) => headings.join('').length))).toBeLessThan(500)
})

test('no sign is cut in two', () => {
  for (const { text } of cutPassages(`x${'💡'.repeat(2_000)}`)) expect(text.isWellFormed()).toBe(true)
})

test('what stands on two pages is two passages, each of which knows its page', () => {
  const passages = cutPassages('One.\n\f\nTwo.\n\nTwo again.\n\f\n\n\f\nFour.')
  expect(passages.map(({ page, text }) => [page, text])).toEqual([
    [1, 'One.'],
    [2, 'Two.\n\nTwo again.'],
    [4, 'Four.'],
  ])
})
