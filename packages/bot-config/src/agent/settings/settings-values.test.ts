import { expect, test } from 'vitest'
import {
  asSent,
  changedSettings,
  conflictsOf,
  readColor,
  repliesByItself,
  settingsValues,
} from './settings-values.ts'

const now = settingsValues({ replybayTitle: 'Maison Lumen', themeColor: '#8a4b2a', beforeCloseTime: 30 })

test('settings that were never set: no greeting, questions shown, tickets stay open', () => {
  expect(settingsValues()).toMatchObject({ allowIntroduce: false, allowFaq: true, beforeCloseTime: 0 })
})

test.each([
  ['#8a4b2a', '#8A4B2A'],
  [' 8A4B2A ', '#8A4B2A'],
  ['#abc', '#AABBCC'],
  ['#12345', undefined],
  ['red', undefined],
  ['', undefined],
])('color %j: read as %j', (typed, read) => {
  expect(readColor(typed)).toBe(read)
})

test('a text with white space around it, a color in small letters: no change', () => {
  expect(changedSettings(now, { replybayTitle: ' Maison Lumen ', themeColor: '#8a4b2a' })).toEqual([])
})

test('what is sent: the changed texts without the white space around them, and nothing else', () => {
  expect(asSent({ replybayTitle: ' Lumen ', allowFaq: false })).toEqual({
    replybayTitle: 'Lumen',
    allowFaq: false,
  })
})

test('a conflict: what both changed, to something else', () => {
  const latest = { ...now, replybayTitle: 'Lumen', beforeCloseTime: 60 }
  expect(conflictsOf(now, latest, { replybayTitle: 'Maison' })).toEqual(['replybayTitle'])
  expect(conflictsOf(now, latest, { replybayTitle: 'Lumen' })).toEqual([])
  expect(conflictsOf(now, latest, { themeColor: '#000000' })).toEqual([])
})

test('replies by itself: as its mode says; a backend without modes says on or off', () => {
  expect(repliesByItself()).toBe(false)
  expect(repliesByItself({ autoGenerate: true })).toBe(true)
  expect(repliesByItself({ replyMode: 'on' })).toBe(true)
  expect(repliesByItself({ replyMode: 'suggest', autoGenerate: true })).toBe(false)
})
