import { beforeEach, expect, test } from 'vitest'
import { countDraftKinds, draftKey } from './drafts.ts'
import { keepText } from './kept-text.ts'

beforeEach(() => localStorage.clear())

test('drafts of a person: counted by their kind, also those of a kind that nobody knows', () => {
  const subjects = ['ada', 'elodie', 'outbox:ada', 'note:ada', 'knowledge:gap:1', 'form:company', 'later:1']
  for (const subject of subjects) keepText(draftKey('camille', subject), 'Hello')
  keepText(draftKey('ines', 'opening:'), 'Hello')
  expect(countDraftKinds('camille')).toEqual({ reply: 3, note: 1, knowledge: 1, form: 2 })
  expect(countDraftKinds('ines')).toEqual({ ticket: 1 })
  expect(countDraftKinds('marc')).toEqual({})
})
