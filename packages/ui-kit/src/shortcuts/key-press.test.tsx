import { expect, test } from 'vitest'
import { isSingleKey, keyPress } from './key-press.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test.each([
  ['a letter', { key: 'e' }, 'e'],
  ['a letter with Caps Lock', { key: 'E' }, 'e'],
  ['a letter with Shift', { key: 'E', shiftKey: true }, 'shift+e'],
  ['? on a French keyboard', { key: '?', shiftKey: true }, '?'],
  ['/ on a French keyboard', { key: '/', shiftKey: true }, '/'],
  ['# on a Spanish keyboard of Windows', { key: '#', ctrlKey: true, altKey: true }, '#'],
  ['# on a Spanish keyboard of a Mac', { key: '#', altKey: true }, '#'],
  ['Ctrl K', { key: 'k', ctrlKey: true }, 'mod+k'],
  ['Ctrl Shift Enter', { key: 'Enter', ctrlKey: true, shiftKey: true }, 'mod+shift+enter'],
  ['Ctrl and a sign', { key: '/', ctrlKey: true }, 'mod+/'],
  ['an arrow', { key: 'ArrowDown' }, 'down'],
  ['Space', { key: ' ' }, 'space'],
])('%s', (_, press, keys) => {
  expect(keyPress({ ...none, ...press }, false)).toBe(keys)
})

test.each([
  ['Alt and a letter', { key: 'e', altKey: true }],
  ['Ctrl Alt and a letter', { key: 'e', ctrlKey: true, altKey: true }],
  ['the Windows key and a letter', { key: 'e', metaKey: true }],
  ['Shift alone', { key: 'Shift', shiftKey: true }],
  ['an accent that waits for its letter', { key: 'Dead' }],
  ['a key that the browser cannot name', { key: 'Unidentified' }],
  ['an event without a key, as a browser’s autofill sends it,', {}],
])('%s is nothing', (_, press) => {
  expect(keyPress({ ...none, ...press }, false)).toBeUndefined()
})

test('on a Mac ⌘ is what Ctrl is elsewhere', () => {
  expect(keyPress({ ...none, key: 'k', metaKey: true }, true)).toBe('mod+k')
  expect(keyPress({ ...none, key: 'k', ctrlKey: true }, true)).toBeUndefined()
})

test('only keys without Ctrl or ⌘ are single keys', () => {
  expect(['e', 'g t', '?', 'shift+e'].map(isSingleKey)).toEqual([true, true, true, true])
  expect(['mod+k', 'mod+shift+enter', 'escape', 'enter'].map(isSingleKey)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
