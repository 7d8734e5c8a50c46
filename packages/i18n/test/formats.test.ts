import { expect, test } from 'vitest'
import { createFormats } from '../src/index.ts'

const now = new Date('2026-11-21T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const english = createFormats('en-US', 'UTC')
const french = createFormats('fr-FR', 'UTC')
const spanish = createFormats('es-ES', 'UTC')

test('a moment of today is a time, another a date', () => {
  expect(english.shortMoment(minutesAgo(60), now)).toMatch(/^11:00\sAM$/)
  expect(french.shortMoment(minutesAgo(60), now)).toBe('11:00')
  expect(english.shortMoment(new Date('2026-10-12T08:00:00Z'), now)).toBe('Oct 12')
  expect(spanish.shortMoment(new Date('2025-10-12T08:00:00Z'), now)).toBe('12/10/25')
})

test('a day has its year only where it is not this one', () => {
  expect(english.day(now, now)).toBe('Saturday, November 21')
  expect(french.day(now, now)).toBe('samedi 21 novembre')
  expect(spanish.day(new Date('2025-01-02T00:00:00Z'), now)).toBe('2 de enero de 2025')
})

test.each([
  [0, '<1m'],
  [38, '38m'],
  [134, '2h\u00A014m'],
  [302, '5h\u00A002m'],
  [60 * 38, '1d\u00A014h'],
  [60 * 24 * 3, '3d'],
])('%d minutes have lasted %s', (minutes, words) => {
  expect(english.elapsed(minutes * 60_000)).toBe(words)
})

test('less than a minute, in the signs of each language', () => {
  expect(french.elapsed(59_000)).toBe('<\u00A01\u00A0min')
  expect(spanish.elapsed(0)).toBe('<\u00A01\u00A0min')
})

test('how long ago, in words', () => {
  expect(english.relative(minutesAgo(5), now)).toBe('5 minutes ago')
  expect(french.relative(minutesAgo(60 * 24), now)).toBe('hier')
  expect(spanish.relative(minutesAgo(0), now)).toBe('ahora mismo')
  expect(french.relative(minutesAgo(0), now)).toBe('à l’instant')
  expect(english.relative(minutesAgo(119), now)).toBe('1 hour ago')
})

test('in how long, in words: a second less than 7 days is no 6 days', () => {
  expect(english.relative(new Date('2026-11-28T11:59:59Z'), now)).toBe('in 7 days')
  expect(english.relative(new Date('2026-11-21T13:59:59Z'), now)).toBe('in 2 hours')
})

test.each([
  [1, '1 kB'],
  [840_000, '840 kB'],
  [2_140_000, '2.1 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(createFormats('en-US').fileSize(bytes)).toBe(text)
})

test('money comes in minor units, of as many to one as the currency has', () => {
  expect(english.money(123_450, 'EUR')).toBe('€1,234.50')
  expect(french.money(123_450, 'EUR')).toMatch(/^1\s234,50\s€$/)
  expect(spanish.money(1_250, 'EUR')).toMatch(/^12,50\s€$/)
  expect(english.money(1_250, 'JPY')).toBe('¥1,250')
  expect(english.money(1_250, 'KWD')).toMatch(/^KWD\s1\.250$/)
})

test.each([
  ['fr-FR', 38, '38\u00A0min'],
  ['fr-FR', 134, '2\u00A0h\u00A014'],
  ['fr-FR', 60 * 38, '1\u00A0j\u00A014\u00A0h'],
  ['es-ES', 38, '38\u00A0min'],
  ['es-ES', 134, '2\u00A0h\u00A014\u00A0min'],
  ['es-ES', 60 * 38, '1\u00A0d\u00A014\u00A0h'],
])('in %s, %d minutes have lasted %s', (locale, minutes, words) => {
  expect(createFormats(locale).elapsed(minutes * 60_000)).toBe(words)
})
