import { expect, test } from 'vitest'
import { ariaKeys, formatKeys } from './format-keys.ts'

test('writes shortcuts as the machine’s keyboard has them', () => {
  expect(formatKeys('mod+enter', true)).toBe('⌘↵')
  expect(formatKeys('mod+enter', false)).toBe('Ctrl ↵')
  expect(formatKeys('shift+k', true)).toBe('⇧K')
  expect(formatKeys('e', false)).toBe('E')
})

test('tells them to screen readers', () => {
  expect(ariaKeys('mod+k', true)).toBe('Meta+k')
  expect(ariaKeys('mod+enter', false)).toBe('Control+Enter')
})
