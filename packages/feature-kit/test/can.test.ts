import type { User } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { can } from '../src/can.ts'

test.each<[string, Pick<User, 'capabilities'>, boolean]>([
  ['names the capability', { capabilities: ['tickets'] }, true],
  ['names another one', { capabilities: ['auth'] }, false],
  ['names none', {}, false],
])('capability: a backend that %s', (_case, user, expected) => {
  expect(can(user, 'tickets')).toBe(expected)
})
