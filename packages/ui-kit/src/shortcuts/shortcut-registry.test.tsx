import { expect, test } from 'vitest'
import { createShortcutRegistry, type Shortcut } from './shortcut-registry.ts'

const settings = { singleKeys: true, keys: {} }
const shortcut = (id: string, keys: string): Shortcut => ({
  id,
  keys,
  label: id,
  group: 'Test',
  run: () => {},
})

function registryOf(...shortcuts: Shortcut[]) {
  const registry = createShortcutRegistry()
  for (const each of shortcuts) registry.add(each)
  return registry
}

test('a press finds its shortcut', () => {
  expect(registryOf(shortcut('close', 'e')).press('e', settings, false)?.id).toBe('close')
})

test('keys one after the other', () => {
  const registry = registryOf(shortcut('tickets', 'g t'), shortcut('teach', 't'))
  expect(registry.press('g', settings, false)).toBeUndefined()
  expect(registry.press('t', settings, false)?.id).toBe('tickets')
  expect(registry.press('t', settings, false)?.id).toBe('teach')
})

test('a key that goes on to nothing begins anew', () => {
  const registry = registryOf(shortcut('tickets', 'g t'), shortcut('close', 'e'))
  registry.press('g', settings, false)
  expect(registry.press('e', settings, false)?.id).toBe('close')
  expect(registry.press('t', settings, false)).toBeUndefined()
})

test('who types is not disturbed by single keys', () => {
  const registry = registryOf(shortcut('close', 'e'), shortcut('palette', 'mod+k'))
  expect(registry.press('e', settings, true)).toBeUndefined()
  expect(registry.press('mod+k', settings, true)?.id).toBe('palette')
})

test('single keys can be switched off', () => {
  const registry = registryOf(shortcut('close', 'e'), shortcut('palette', 'mod+k'))
  const off = { singleKeys: false, keys: {} }
  expect(registry.press('e', off, false)).toBeUndefined()
  expect(registry.press('mod+k', off, false)?.id).toBe('palette')
})

test('a person’s own keys take the place of the others', () => {
  const registry = registryOf(shortcut('close', 'e'))
  const own = { singleKeys: true, keys: { close: 'c' } }
  expect(registry.press('e', own, false)).toBeUndefined()
  expect(registry.press('c', own, false)?.id).toBe('close')
})

test('what is gone from the page does nothing', () => {
  const registry = createShortcutRegistry()
  const remove = registry.add(shortcut('close', 'e'))
  remove()
  expect(registry.press('e', settings, false)).toBeUndefined()
  expect(registry.list()).toEqual([])
})

test('what acts on the selection goes before what else has its keys', () => {
  const registry = registryOf(shortcut('close', 'e'), {
    ...shortcut('close-all', 'e'),
    selection: '2 tickets',
  })
  expect(registry.press('e', settings, false)?.id).toBe('close-all')
  expect(registry.list().map(({ id }) => id)).toEqual(['close-all', 'close'])
})

test('what has no keys is listed, and no press does it', () => {
  const { keys: _, ...command } = shortcut('export', 'e')
  const registry = registryOf(command)
  expect(registry.press('e', settings, false)).toBeUndefined()
  expect(registry.list()).toEqual([command])
})
