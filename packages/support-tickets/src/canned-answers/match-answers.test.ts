import type { CannedAnswer } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { matchAnswers, textFor } from './match-answers.ts'

const answer = (shortcut: string, title: string, texts: CannedAnswer['texts']): CannedAnswer => ({
  _id: shortcut,
  shortcut,
  title,
  texts,
  updatedAt: '2026-11-20T08:00:00.000Z',
})
const delay = answer('delay', 'The parcel is late', {
  'en-US': 'It comes tomorrow.',
  'fr-FR': 'Il arrive demain.',
})
const refund = answer('refund', 'Remboursé', { 'fr-FR': 'Nous vous remboursons. Aucun délai.' })

test.each([
  ['', ['delay', 'refund']],
  ['de', ['delay', 'refund']],
  ['rembourse', ['refund']],
  ['tomorrow', ['delay']],
  ['nothing', []],
])('%j finds %j', (query, found) => {
  expect(
    matchAnswers([refund, delay], query)
      .map(({ shortcut }) => shortcut)
      .toSorted(),
  ).toEqual(found)
})

test('a shortcut that begins so comes first', () => {
  expect(matchAnswers([refund, delay], 'de')[0]).toBe(delay)
})

test.each([
  ['fr', 'Il arrive demain.'],
  ['fr-CA', 'Il arrive demain.'],
  ['de-DE', 'It comes tomorrow.'],
  [undefined, 'It comes tomorrow.'],
])('a customer who writes %s gets %j', (language, text) => {
  expect(textFor(delay, language, 'en-US')).toBe(text)
})

test('the person’s language comes before English, and any before none', () => {
  expect(textFor(delay, 'de', 'fr-FR')).toBe('Il arrive demain.')
  expect(textFor(refund, 'es', 'en-US')).toBe('Nous vous remboursons. Aucun délai.')
})
