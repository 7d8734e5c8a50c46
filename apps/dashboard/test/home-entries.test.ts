import type { User } from '@replybay/api-client'
import { accessOf, type Feature, guarded, rootRoute } from '@replybay/feature-kit'
import { createRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { firstOpen, homeStop } from '../src/home/home-entries.ts'

const entry = (section: 'tickets' | 'warehouse' | 'insights', path: string) => ({
  id: path,
  section,
  label: { id: path },
  icon: () => null,
  route: createRoute({ getParentRoute: () => rootRoute, path, ...guarded('no-subscribed') }),
})

const shop: Feature = {
  id: 'shop',
  routes: {},
  navigation: [entry('insights', '/figures'), entry('warehouse', '/orders'), entry('tickets', '/tickets')],
  loadMessages: () => Promise.resolve({ messages: {} }),
}
const access = (fields: Partial<User>) =>
  accessOf({ _id: 'u', owner_webs: [], owner_guilds: [], ...fields }, 0)

test.each<[who: string, fields: Partial<User>, page: string | undefined]>([
  ['the support to the first entry of the menu', { role: 'support' }, '/tickets'],
  ['the warehouse to its first page', { role: 'warehouse' }, '/orders'],
  [
    'the warehouse, with the rest open too, to the first entry',
    { role: 'warehouse', permissions: { main: true } },
    '/tickets',
  ],
  ['who may use neither nowhere', { role: 'warehouse', permissions: { warehouse: false } }, undefined],
])('leads %s', (_who, fields, page) => {
  expect(firstOpen([shop], access(fields))?.id).toBe(page)
})

test('says what keeps somebody from their first page', () => {
  const unpaid = { role: 'warehouse', subscription: { status: 'none' } } as const
  expect(firstOpen([shop], access(unpaid))).toBeUndefined()
  expect(homeStop([shop], access(unpaid))).toBe('no-subscribed')
  expect(homeStop([shop], access({ ...unpaid, permissions: { warehouse: false } }))).toBeUndefined()
})
