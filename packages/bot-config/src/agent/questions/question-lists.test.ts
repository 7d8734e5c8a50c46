import { expect, test } from 'vitest'
import { languagesWithout, questionsOf, withMoved } from './question-lists.ts'
import { movedTo, orderWith } from './reorder.ts'

test('pasted lines: one question each, without bullets and empty lines', () => {
  expect(questionsOf('- Un ?\r\n\n • Deux ?\nE-mail ou chat ?\n  ')).toEqual([
    'Un ?',
    'Deux ?',
    'E-mail ou chat ?',
  ])
})

test('a question without a counterpart: by its place', () => {
  const question = { questionId: 'q', question: 'Q?' }
  const languages = [
    { lang: 'fr-FR', questions: [question, question] },
    { lang: 'es-ES', questions: [question] },
  ]
  expect(languagesWithout(languages, 0)).toEqual([])
  expect(languagesWithout(languages, 1)).toEqual(['es-ES'])
})

test('moved down and up: the others close up', () => {
  expect(withMoved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(withMoved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})

test('what is in the hand: stays within the list, and leaves one alone that has changed meanwhile', () => {
  const taken = { id: 'a', from: 0, to: 0 }
  expect(movedTo(taken, -3, 2).to).toBe(0)
  expect(movedTo(taken, 9, 2).to).toBe(1)
  expect(orderWith(['b', 'a'], { ...taken, to: 1 })).toEqual(['b', 'a'])
})
