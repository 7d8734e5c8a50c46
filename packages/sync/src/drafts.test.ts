import { beforeEach, expect, test } from 'vitest'
import { countDraftKinds, draftKey, forgetDrafts } from './drafts.ts'
import { keepFile, readFile } from './kept-files.ts'
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

test('the files of drafts go with them, and those of other people stay', async () => {
  const file = () => new File(['a'], 'a.txt')
  const ids = ['5f8e6d7c-0b1a-4c2d-8e3f-405162738495', '6a9f7e8d-1c2b-4d3e-9f40-516273849506'] as const
  await Promise.all(ids.map((id) => keepFile(id, file())))
  keepText(draftKey('files-1', 'email:a'), JSON.stringify({ files: JSON.stringify([{ id: ids[0] }]) }))
  keepText(draftKey('files-2', 'email:a'), JSON.stringify({ files: JSON.stringify([{ id: ids[1] }]) }))
  await forgetDrafts('files-1')
  expect(await readFile(ids[0])).toBeUndefined()
  expect(await readFile(ids[1])).toBeInstanceOf(File)
})
