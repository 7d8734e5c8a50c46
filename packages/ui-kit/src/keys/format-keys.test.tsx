import { expect, test } from 'vitest'
import { renderKit } from '../../test/render-kit.tsx'
import { ariaKeys, formatKeys } from './format-keys.ts'
import { Keys } from './keys.tsx'

const names = { shift: 'Shift', escape: 'Esc', delete: 'Del', space: 'Space' }

test('writes shortcuts as the machine’s keyboard has them', () => {
  expect(formatKeys('mod+enter', true, names)).toBe('⌘↵')
  expect(formatKeys('mod+enter', false, names)).toBe('Ctrl ↵')
  expect(formatKeys('shift+k', true, names)).toBe('⇧K')
  expect(formatKeys('e', false, names)).toBe('E')
})

test.each([
  ['en-US', ['Shift A', 'Esc', 'Del']],
  ['fr-FR', ['Maj A', 'Échap', 'Suppr']],
  ['es-ES', ['Mayús A', 'Esc', 'Supr']],
] as const)('keys are called what is written on keyboards of %s', async (locale, written) => {
  const { container } = await renderKit(
    ['shift+a', 'escape', 'delete'].map((keys) => <Keys key={keys} keys={keys} />),
    locale,
  )
  expect([...container.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(written)
})

test('tells them to screen readers', () => {
  expect(ariaKeys('mod+k', true)).toBe('Meta+k')
  expect(ariaKeys('mod+enter', false)).toBe('Control+Enter')
})
