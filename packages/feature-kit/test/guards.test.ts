import type { User } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { accessOf } from '../src/access.ts'
import { type GuardName, guards } from '../src/guards.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const bare: User = { _id: 'u1', owner_webs: ['w1'], owner_guilds: ['g1'] }

/** Where a guard sends somebody with these fields; `stays` in its place, `passes` where it stops nobody. */
function sends(name: GuardName, fields: Partial<User> | undefined, path = '/somewhere'): string {
  const access = fields && accessOf({ ...bare, ...fields }, NOW)
  const subject = { access, path }
  if (!guards[name].blocks(subject)) return 'passes'
  return guards[name].sendsTo?.(subject) ?? 'stays'
}

const nobody = undefined
const support = { role: 'support' } as const
const admin = { role: 'admin' } as const

test.each<[GuardName, Partial<User> | undefined, string]>([
  ['user-only', nobody, '/login'],
  ['user-only', {}, 'passes'],
  ['guest-only', nobody, 'passes'],
  ['guest-only', {}, '/'],
  ['no-auth', nobody, '/login'],
  ['no-auth', {}, 'passes'],
  ['no-admin-role', support, '/'],
  ['no-admin-role', { role: 'warehouse' }, '/'],
  ['no-admin-role', admin, 'passes'],
  ['no-admin-role', { role: 'owner' }, 'passes'],
  ['no-admin-role', nobody, 'passes'],
  ['no-ownership', admin, '/'],
  ['no-ownership', { role: 'owner' }, 'passes'],
  ['no-subscribed', { subscription: { status: 'none' } }, '/subscription'],
  ['no-subscribed', { subscription: { status: 'active' } }, 'passes'],
  ['no-setup-web', { ...admin, owner_webs: [] }, '/webs/integration'],
  ['no-setup-web', { ...support, owner_webs: [] }, '/'],
  ['no-setup-web', {}, 'passes'],
  ['no-access-web', { role: 'warehouse' }, '/'],
  ['no-access-web', { role: 'warehouse', permissions: { web: true } }, 'passes'],
  ['no-access-web', { ...support, permissions: { web: false } }, '/'],
  ['no-access-web', support, 'passes'],
  ['no-setup-knowledge', { container: null }, '/knowledge/settings'],
  ['no-setup-knowledge', { container: '' }, '/knowledge/settings'],
  ['no-setup-knowledge', { container: 'c1' }, 'passes'],
  ['no-access-email', nobody, '/login'],
  ['no-access-email', { role: 'warehouse' }, '/'],
  ['no-access-email', support, 'passes'],
  ['emails-disabled', { ...admin, features: { emails: false } }, '/emails/integration'],
  ['emails-disabled', { ...support, features: { emails: false } }, '/'],
  ['emails-disabled', { features: { emails: true } }, 'passes'],
  ['no-setup-discord', { owner_guilds: [] }, '/discord/settings'],
  ['no-setup-discord', {}, 'passes'],
  ['no-access-discord', { ...support, permissions: { discord: false } }, '/'],
  ['no-access-discord', support, 'passes'],
  ['no-main-platform-access', { role: 'warehouse' }, '/warehouse/orders'],
  ['no-main-platform-access', { ...support, permissions: { main: false } }, 'passes'],
  ['no-main-platform-access', support, 'passes'],
  ['no-warehouse-access', support, '/'],
  ['no-warehouse-access', { role: 'warehouse' }, 'passes'],
  ['page-access-blocked', { blocked: { account: 'payment' } }, 'stays'],
  ['page-access-blocked', { blocked: { pages: ['/somewhere'] } }, 'stays'],
  ['page-access-blocked', { blocked: { pages: ['/some'] } }, 'passes'],
  ['page-access-blocked', { blocked: { pages: ['/somewhere/'] } }, 'stays'],
  ['page-access-blocked', { blocked: { pages: ['/', ''] } }, 'passes'],
  ['page-access-blocked', { blocked: {} }, 'passes'],
  ['page-access-blocked', nobody, 'passes'],
  ['set-page-layout', nobody, 'passes'],
  ['set-page-layout', {}, 'passes'],
])('%s with %o: %s', (name, fields, outcome) => {
  expect(sends(name, fields)).toBe(outcome)
})

test.each<[GuardName, Partial<User>, string]>([
  ['no-admin-role', {}, 'passes'],
  ['no-ownership', {}, 'passes'],
  ['no-access-web', { permissions: { web: false } }, '/'],
  ['no-setup-web', { owner_webs: [] }, '/'],
])('%s with a role that this build does not know and %o: %s', (name, fields, outcome) => {
  const { role }: Pick<User, 'role'> = JSON.parse('{"role": "auditor"}')
  expect(sends(name, { ...(role && { role }), ownerId: 'u2', ...fields })).toBe(outcome)
})

test('a blocked page blocks what lies below it', () => {
  const blocked = { blocked: { pages: ['/payment'] } }
  expect(sends('page-access-blocked', blocked, '/payment/pro')).toBe('stays')
  expect(sends('page-access-blocked', blocked, '/payments')).toBe('passes')
})

test('a suspended owner reaches billing, and nobody else does', () => {
  const suspended: Partial<User> = { blocked: { account: 'payment', pages: ['/settings/billing'] } }
  expect(sends('page-access-blocked', { ...suspended, role: 'owner' }, '/settings/billing')).toBe('passes')
  expect(sends('page-access-blocked', { ...suspended, role: 'owner' }, '/settings/plans')).toBe('stays')
  expect(sends('page-access-blocked', { ...suspended, role: 'admin' }, '/settings/billing')).toBe('stays')
})

test('nothing stops the owner of a backend that tells the documented fields alone', () => {
  const stopping = Object.keys(guards).filter(
    (name) => name !== 'guest-only' && sends(name as GuardName, {}) !== 'passes',
  )
  expect(stopping).toEqual([])
})
