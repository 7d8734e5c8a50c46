import type { User } from '@replybay/api-client'
import { accessOf, type Feature, guarded, rootRoute } from '@replybay/feature-kit'
import { createRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { firstOfWarehouse, homeGuard } from '../src/home/home-entries.ts'

const entry = (section: 'tickets' | 'warehouse' | 'insights', path: string) => ({
  id: path,
  section,
  label: { id: path },
  icon: () => null,
  route: createRoute({ getParentRoute: () => rootRoute, path, ...guarded('no-subscribed') }),
})

const noTexts = () => Promise.resolve({ messages: {} })
const shop: Feature = {
  id: 'shop',
  routes: {},
  navigation: [entry('insights', '/figures'), entry('warehouse', '/orders'), entry('tickets', '/tickets')],
  texts: { frame: noTexts, pages: noTexts },
}
const access = (fields: Partial<User>) =>
  accessOf({ _id: 'u', owner_webs: [], owner_guilds: [], ...fields }, 0)

test.each<[who: string, fields: Partial<User>, page: string | undefined]>([
  ['the warehouse to its first page', { role: 'warehouse' }, '/orders'],
  ['the support nowhere: their home is the overview', { role: 'support' }, undefined],
  [
    'the warehouse nowhere, with the rest open too',
    { role: 'warehouse', permissions: { main: true } },
    undefined,
  ],
  ['who may use neither nowhere', { role: 'warehouse', permissions: { warehouse: false } }, undefined],
])('leads %s', (_who, fields, page) => {
  expect(firstOfWarehouse([shop], access(fields))?.id).toBe(page)
})

test('says what keeps somebody from every page', () => {
  const unpaid = { role: 'warehouse', subscription: { status: 'none' } } as const
  expect(firstOfWarehouse([shop], access(unpaid))).toBeUndefined()
  expect(homeGuard([shop], access(unpaid))).toBe('no-subscribed')
  expect(homeGuard([shop], access({ ...unpaid, permissions: { warehouse: false } }))).toBeUndefined()
})

test('says nothing where a page is open', () => {
  expect(homeGuard([shop], access({ role: 'support' }))).toBeUndefined()
})
