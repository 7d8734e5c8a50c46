import { expect, test } from 'vitest'
import { mergeChanges } from '../src/merge-changes.ts'

const seen = { name: 'Lumen', city: 'Lyon' }

test.each([
  ['neither changed a field', seen, seen, seen, []],
  ['another changed a field', { ...seen, city: 'Paris' }, seen, { ...seen, city: 'Paris' }, []],
  ['the person changed a field', seen, { ...seen, city: 'Nice' }, { ...seen, city: 'Nice' }, []],
  [
    'each changed another field',
    { ...seen, city: 'Paris' },
    { ...seen, name: 'Lux' },
    { name: 'Lux', city: 'Paris' },
    [],
  ],
  [
    'both changed a field',
    { ...seen, city: 'Paris' },
    { ...seen, city: 'Nice' },
    { ...seen, city: 'Nice' },
    ['city'],
  ],
  [
    'both changed a field to the same',
    { ...seen, city: 'Paris' },
    { ...seen, city: 'Paris' },
    { ...seen, city: 'Paris' },
    [],
  ],
])('merged changes where %s', (_, now, typed, values, conflicts) => {
  expect(mergeChanges(seen, now, typed)).toEqual({ values, conflicts })
})
