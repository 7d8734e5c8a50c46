import { expect, test } from 'vitest'
import { readPairs } from './read-pairs.ts'

test('rows of a spreadsheet: each is a pair, quotes and line breaks within a cell are kept', () => {
  const pasted = 'Can I dim it?\tYes, with an LED dimmer.\n"Who pays\nthe return?"\t"We do, ""always""."'
  expect(readPairs(pasted).pairs).toEqual([
    { row: 1, question: 'Can I dim it?', answer: 'Yes, with an LED dimmer.' },
    { row: 2, question: 'Who pays\nthe return?', answer: 'We do, "always".' },
  ])
})

test('rows with semicolons under names of columns: the names are no pair', () => {
  expect(readPairs('Question;Answer\nEst-il étanche ?;Non, IP20.').pairs).toEqual([
    { row: 2, question: 'Est-il étanche ?', answer: 'Non, IP20.' },
  ])
})

test('rows that are no pairs: each says why, the others stay', () => {
  const pasted = 'Can I dim it?,\n,Yes.\nIs it heavy?,2 kg\nis it heavy?,3 kg'
  expect(readPairs(pasted).pairs.map(({ row, problem }) => [row, problem])).toEqual([
    [1, 'no-answer'],
    [2, 'no-question'],
    [3, undefined],
    [4, 'twice'],
  ])
})

test('nothing pasted: there are no pairs', () => {
  expect(readPairs('  \n ').pairs).toEqual([])
})

test('more rows than are added at once: the others are not lost', () => {
  const pasted = Array.from({ length: 502 }, (_, row) => `Question ${row + 1}\tAnswer`).join('\n')
  const { pairs, more } = readPairs(pasted)
  expect(pairs).toHaveLength(500)
  expect(more.map(({ row, question }) => [row, question])).toEqual([
    [501, 'Question 501'],
    [502, 'Question 502'],
  ])
})
