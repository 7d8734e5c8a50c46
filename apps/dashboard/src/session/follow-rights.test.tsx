import { type User, userQueries } from '@replybay/api-client'
import { aUser } from '@replybay/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { followRights } from './follow-rights.ts'

test.each<[string, Partial<User>, Partial<User>]>([
  ['a website that was removed elsewhere', { owner_webs: ['web-1'] }, { owner_webs: [] }],
  ['a server that was removed elsewhere', { owner_guilds: ['guild-1'] }, { owner_guilds: [] }],
  ['a right that was taken away', { permissions: {} }, { permissions: { web: false } }],
])('rights: %s is told, and what changes no right is not', (_what, before, after) => {
  const client = new QueryClient()
  const onChange = vi.fn()
  const tell = (user: User) => client.setQueryData(userQueries.info().queryKey, user)
  const user = aUser({ role: 'support', ...before })
  tell(user)
  followRights(client, { now: () => Date.now(), onChange })
  tell({ ...user, name: 'Camille R.' })
  expect(onChange).not.toHaveBeenCalled()
  tell({ ...user, ...after })
  expect(onChange).toHaveBeenCalledOnce()
})

test('rights: the end of a trial is told when the person is read again', () => {
  const client = new QueryClient()
  const onChange = vi.fn()
  let now = Date.parse('2026-03-01T12:00:00Z')
  const user = aUser({ subscription: { status: 'trialing', trialEndsAt: '2026-03-01T12:30:00Z' } })
  const tell = () => client.setQueryData(userQueries.info().queryKey, { ...user })
  tell()
  followRights(client, { now: () => now, onChange })
  tell()
  expect(onChange).not.toHaveBeenCalled()
  now += 3_600_000
  tell()
  expect(onChange).toHaveBeenCalledOnce()
})
