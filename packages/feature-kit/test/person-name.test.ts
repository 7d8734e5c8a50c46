import { expect, test } from 'vitest'
import { personName } from '../src/person-name.ts'

test.each([
  [{ name: 'Camille Roy', email: 'camille@shop.example' }, 'Camille Roy'],
  // As the server tells of whoever has given none.
  [{ name: '', email: 'camille@shop.example' }, 'camille@shop.example'],
  [{ email: 'camille@shop.example' }, 'camille@shop.example'],
  [{ name: null }, ''],
])('person %o: is called "%s"', (person, name) => {
  expect(personName(person)).toBe(name)
})
