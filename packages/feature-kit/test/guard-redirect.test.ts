import type { User } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { accessOf } from '../src/access.ts'
import { guardRedirect } from '../src/guard-redirect.ts'
import type { GuardName } from '../src/guards.ts'

const pages: Record<string, readonly GuardName[]> = {
  '/': ['user-only'],
  '/login': ['guest-only'],
  '/ticket/7': ['user-only'],
  '/analytics': ['user-only', 'no-admin-role'],
  '/subscription': ['user-only'],
}

function visit(href: string, names: readonly GuardName[], fields: Partial<User> | undefined) {
  const { searchParams } = new URL(href, 'https://shop.example')
  return guardRedirect(names, {
    access: fields && accessOf({ _id: 'u1', owner_webs: ['w1'], owner_guilds: [], ...fields }, 0),
    href,
    search: Object.fromEntries(searchParams),
    guardsAt: (path) => pages[new URL(path, 'https://shop.example').pathname],
  })
}

test('who may stay, stays', () => {
  expect(visit('/ticket/7', ['user-only'], {})).toBeUndefined()
})

test('a stranger signs in, and the address they wanted is kept whole', () => {
  expect(visit('/ticket/7?x=1#m2', ['user-only', 'no-admin-role'], undefined)).toEqual({
    guard: 'user-only',
    target: { to: '/login', search: { from: '/ticket/7?x=1#m2', why: 'user-only' } },
  })
})

test('the first guard that blocks decides', () => {
  const fields: Partial<User> = { role: 'support', subscription: { status: 'none' } }
  expect(visit('/x', ['user-only', 'no-subscribed', 'no-admin-role'], fields)?.target).toMatchObject({
    to: '/subscription',
  })
  expect(visit('/x', ['user-only', 'no-admin-role', 'no-subscribed'], fields)?.target).toMatchObject({
    to: '/',
  })
})

test('who is sent on again still reads the first reason', () => {
  const href = '/knowledge/settings?from=%2Fknowledge%2Fview-files&why=no-setup-knowledge'
  expect(visit(href, ['user-only', 'no-admin-role'], { role: 'support' })?.target).toEqual({
    to: '/',
    search: { from: '/knowledge/view-files', why: 'no-setup-knowledge' },
  })
})

test('who would be sent to a page that is not there reads the reason at home', () => {
  expect(visit('/x', ['no-setup-knowledge'], { container: null })?.target).toEqual({
    to: '/',
    search: { from: '/x', why: 'no-setup-knowledge' },
  })
})

test('a reason that no guard has is not passed on', () => {
  expect(visit('/x?from=%2Fy&why=because', ['no-admin-role'], { role: 'support' })?.target).toEqual({
    to: '/',
    search: { from: '/x?from=%2Fy&why=because', why: 'no-admin-role' },
  })
})

test('a page that is blocked stays where it is', () => {
  expect(visit('/x', ['page-access-blocked'], { blocked: { account: 'policy' } })).toEqual({
    guard: 'page-access-blocked',
    target: undefined,
  })
})

test('who has signed in goes to where they wanted to go', () => {
  expect(visit('/login?from=%2Fticket%2F7%3Fx%3D1%23m2', ['guest-only'], {})).toEqual({
    guard: 'guest-only',
    target: { href: '/ticket/7?x=1#m2' },
  })
})

test('who may not see the page they wanted goes home and reads why', () => {
  expect(visit('/login?from=%2Fanalytics', ['guest-only'], { role: 'support' })).toEqual({
    guard: 'guest-only',
    target: { to: '/', search: { from: '/analytics', why: 'no-admin-role' } },
  })
})

test.each([
  '',
  'https://evil.example',
  '//evil.example',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  String.raw`\\evil.example`,
  'https:evil.example',
  '/%2F/evil.example',
  '%2F%2Fevil.example',
  'javascript:alert(1)',
  '/login',
  '/login?from=/login',
  '/no/such/page',
])('who has signed in goes home rather than to "%s"', (from) => {
  expect(visit(`/login?from=${encodeURIComponent(from)}`, ['guest-only'], {})).toEqual({
    guard: 'guest-only',
    target: { to: '/', search: {} },
  })
})
