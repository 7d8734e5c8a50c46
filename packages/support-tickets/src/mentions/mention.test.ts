import { aTicket } from '@replybay/testing'
import { expect, test } from 'vitest'
import { findColleagues, mentionName } from './find-colleagues.ts'
import { mentionEndingAt, mentionPlaces, mentionWordAt, namedIn } from './mention-word.ts'

const team = [
  { _id: 'camille', name: 'Camille Roy' },
  { _id: 'damien', name: 'Damien Faure' },
  { _id: 'dana', name: 'Dana Meyer' },
  { _id: 'ines', name: 'Inès Moreau' },
]
const ids = (query: string, ticket = aTicket()) =>
  findColleagues(team, query, ticket, 'camille').map(({ _id }) => _id)

test.each([
  ['Ask @da', { from: 4, query: 'da' }],
  ['@Inès Mo', { from: 0, query: 'Inès Mo' }],
  ['(@', { from: 1, query: '' }],
  ['camille@da', undefined],
  ['@Inès Moreau then', undefined],
])('mention: %s is being typed as %j', (text, expected) => {
  expect(mentionWordAt(text, text.length)).toEqual(expected)
})

test('mention: finds colleagues by any of their names, without accents, and those who take part first', () => {
  expect(ids('da')).toEqual(['damien', 'dana'])
  expect(ids('INES')).toEqual(['ines'])
  expect(ids('mo')).toEqual(['ines'])
  expect(ids('', aTicket({ assigneeId: 'ines' }))).toEqual(['ines', 'damien', 'dana'])
})

test('mention: a first name that two share is written whole', () => {
  const [, damien] = team
  if (!damien) throw new Error('There is no team.')
  expect(mentionName(damien, team)).toBe('Damien')
  expect(mentionName(damien, [...team, { _id: 'other', name: 'Damien Petit' }])).toBe('Damien Faure')
})

test('mention: ends where its name does, and counts for as long as the text names it', () => {
  const dana = { _id: 'dana', name: 'Dana' }
  expect(mentionEndingAt('Ask @Dana', 9, [dana])).toBe(dana)
  expect(mentionEndingAt('Ask @Dana ', 10, [dana])).toBeUndefined()
  expect(namedIn('Ask @Dana or @Dana', [dana, dana])).toEqual([dana])
  expect(namedIn('Ask Dana', [dana])).toEqual([])
})

test.each(['dana@Dana.example', '@Danae', '@Dana-Lou', '@Dana2', 'x_@Dana'])(
  'mention: is a word of its own, and not within “%s”',
  (text) => {
    const dana = { _id: 'dana', name: 'Dana' }
    expect([namedIn(text, [dana]), mentionPlaces(text, [dana])]).toEqual([[], []])
    expect(namedIn(`${text}, and @Dana: look`, [dana])).toEqual([dana])
  },
)
