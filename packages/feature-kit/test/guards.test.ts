import { expect, test } from 'vitest'
import { guards } from '../src/guards.ts'

const user = { _id: 'u1', owner_webs: [], owner_guilds: [] }
const arrival = { path: '/webs/tickets?status=open', from: undefined }

test('user-only sends a stranger to sign in and remembers where they wanted to go', () => {
  expect(guards['user-only']({ ...arrival, user: undefined })).toEqual({
    to: '/login',
    search: { from: '/webs/tickets?status=open' },
  })
})

test('user-only lets a signed-in person through', () => {
  expect(guards['user-only']({ ...arrival, user })).toBeUndefined()
})

test('guest-only lets a stranger through', () => {
  expect(guards['guest-only']({ ...arrival, user: undefined })).toBeUndefined()
})

test('guest-only sends a signed-in person where they wanted to go', () => {
  expect(guards['guest-only']({ ...arrival, user, from: '/ticket/7?x=1#m2' })).toEqual({
    to: '/ticket/7?x=1#m2',
  })
})

test.each([
  undefined,
  'https://evil.example',
  '//evil.example',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  'javascript:alert(1)',
  '/login',
  '/login?from=/login',
])('guest-only sends a signed-in person home rather than to %s', (from) => {
  expect(guards['guest-only']({ ...arrival, user, from })).toEqual({ to: '/' })
})
