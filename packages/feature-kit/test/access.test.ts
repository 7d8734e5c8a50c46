import type { User } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { accessOf } from '../src/access.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const PAST = '2026-03-01T11:59:59Z'
const FUTURE = '2026-03-01T12:00:01Z'
const bare: User = { _id: 'u1', owner_webs: [], owner_guilds: [] }
const access = (fields: Partial<User>) => accessOf({ ...bare, ...fields }, NOW)

test.each<[Partial<User>, string]>([
  [{ role: 'admin', ownerId: 'u1' }, 'admin'],
  [{ ownerId: 'u1' }, 'owner'],
  [{ ownerId: null }, 'owner'],
  [{ ownerId: 'u2', owner_webs: ['w1'] }, 'support'],
  [{ owner_webs: ['w1'] }, 'owner'],
  [{ owner_guilds: ['g1'] }, 'owner'],
  [{}, 'support'],
])('of %o, the role is %s', (fields, role) => {
  expect(access(fields).role).toBe(role)
})

/** A role that this build does not know, as a newer backend may send it. */
const unknownRole = (role: unknown): Pick<User, 'role'> => JSON.parse(JSON.stringify({ role }))

test.each([
  ['auditor', {}, 'support'],
  ['auditor', { ownerId: 'u1' }, 'owner'],
  ['auditor', { owner_guilds: ['g1'] }, 'owner'],
  ['constructor', {}, 'support'],
  [null, { ownerId: 'u2', owner_webs: ['w1'] }, 'support'],
])('the unknown role %s: with %o it is read as an absent one, as %s', (role, fields, read) => {
  const asked = access({ ...fields, ...unknownRole(role) })
  expect(asked).toEqual({ ...access(fields), isRoleUnknown: role !== null })
  expect(asked.role).toBe(read)
})

test('an unknown role: what the permissions say counts', () => {
  const { may } = access({ ...unknownRole('auditor'), permissions: { main: false, warehouse: true } })
  expect(may).toEqual({ main: false, web: true, email: true, discord: true, warehouse: true })
})

test('what is switched off for a company, none of its people may use', () => {
  const of = (features: User['features']) => access({ role: 'owner', ...(features && { features }) }).may
  expect(of({ discord: false })).toMatchObject({ discord: false, warehouse: true })
  expect(of({ warehouse: false })).toMatchObject({ discord: true, warehouse: false })
  expect(of({})).toEqual(of(undefined))
})

test.each<[User['subscription'], boolean]>([
  [undefined, true],
  [{ status: 'none' }, false],
  [{ status: 'active' }, true],
  [{ status: 'trialing', trialEndsAt: FUTURE }, true],
  [{ status: 'trialing', trialEndsAt: PAST }, false],
  [{ status: 'trialing' }, true],
  [{ status: 'past_due', graceEndsAt: FUTURE }, true],
  [{ status: 'past_due', graceEndsAt: PAST }, false],
  [{ status: 'past_due' }, true],
  [{ status: 'canceled', currentPeriodEnd: FUTURE }, true],
  [{ status: 'canceled', currentPeriodEnd: PAST }, false],
  [{ status: 'canceled' }, false],
])('the subscription %o is open: %s', (subscription, isOpen) => {
  expect(access({ ...(subscription && { subscription }) }).isSubscribed).toBe(isOpen)
})

test('a status that nobody knew of yet does not lock anybody out', () => {
  const subscription: User['subscription'] = JSON.parse('{"status": "paused"}')
  expect(access({ ...(subscription && { subscription }) }).isSubscribed).toBe(true)
})

test.each([
  ['owner', ['main', 'web', 'email', 'discord', 'warehouse']],
  ['admin', ['main', 'web', 'email', 'discord', 'warehouse']],
  ['support', ['main', 'web', 'email', 'discord']],
  ['warehouse', ['warehouse']],
] as const)('the areas of %s are %o', (role, areas) => {
  const open = Object.entries(access({ role }).may).flatMap(([area, isOpen]) => (isOpen ? [area] : []))
  expect(open).toEqual(areas)
})

test('an exception goes before the role, in both directions', () => {
  const { may } = access({ role: 'support', permissions: { main: false, warehouse: true } })
  expect(may).toEqual({ main: false, web: true, email: true, discord: true, warehouse: true })
})

const roles = ['owner', 'admin', 'support', 'warehouse'] as const

test.each(roles.flatMap((own) => roles.map((viewed) => [own, viewed] as const)))(
  'to see the dashboard of %s as %s gives no right',
  (own, viewed) => {
    const user: User = { ...bare, role: own, permissions: { email: false } }
    const [real, seen] = [accessOf(user, NOW), accessOf(user, NOW, viewed)]
    const rights = Object.entries(seen.may).filter(([, isOpen]) => isOpen)
    expect(real.may).toMatchObject(Object.fromEntries(rights))
    expect(seen.role).toBe(viewed)
  },
)

test('the dashboard of an owner seen as the warehouse is the warehouse’s', () => {
  const { may, isAdmin, isOwner } = accessOf({ ...bare, role: 'owner' }, NOW, 'warehouse')
  expect({ isAdmin, isOwner }).toEqual({ isAdmin: false, isOwner: false })
  expect(may).toEqual({ main: false, web: false, email: false, discord: false, warehouse: true })
})

test('knowledge that is switched off for a company closes its pages', () => {
  const of = (features: User['features']) =>
    access({ role: 'owner', ...(features && { features }) }).blockedPages
  expect(of({ knowledge: false })).toEqual(['/knowledge'])
  expect(of({ knowledge: true })).toEqual([])
  expect(of(undefined)).toEqual([])
})
