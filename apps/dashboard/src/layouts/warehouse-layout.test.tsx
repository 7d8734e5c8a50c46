import { guarded, warehouseLayoutRoute } from '@replybay/feature-kit'
import { aUser, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { createRoute } from '@tanstack/react-router'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() => loadTestMessages(...shellMessages, loadKitMessages))
beforeEach(() => page.viewport(1920, 900))

const parcelsRoute = createRoute({
  getParentRoute: () => warehouseLayoutRoute,
  path: '/parcels',
  ...guarded('user-only', 'no-warehouse-access', 'set-page-layout', 'page-access-blocked'),
  component: () => <h1>Parcels</h1>,
})
const open = (user: ReturnType<typeof aUser>) =>
  openDashboard('/parcels', user, { routes: { warehouse: { parcelsRoute } } })
const parcels = () => page.getByRole('heading', { name: 'Parcels' })
const navigation = () => page.getByRole('navigation', { name: 'Main' })

test('somebody of the warehouse works without the menu of the rest', async () => {
  await open(aUser({ role: 'warehouse' }))
  await expect.element(parcels()).toBeVisible()
  await expect.element(navigation()).toBeVisible()
  const links = navigation().getByRole('link').elements()
  expect(links.map(({ textContent }) => textContent)).toEqual(['Orders', 'Returns', 'Settings'])
})

test('on a phone, the pages of the warehouse are in the bar at the bottom', async () => {
  await page.viewport(390, 844)
  await open(aUser({ role: 'warehouse' }))
  await expect.element(page.getByRole('link', { name: /^Orders/ })).toBeVisible()
})

test('who may use the rest finds the way back to it', async () => {
  const router = await open(aUser({ role: 'admin', owner_webs: [] }))
  await expect.element(parcels()).toBeVisible()
  await navigation().getByRole('link', { name: 'Dashboard' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/')
  await expect.element(page.getByRole('main').getByRole('heading', { name: 'Set up Replybay' })).toBeVisible()
})

test('who may not use the warehouse is told so on a page of the rest', async () => {
  await open(aUser({ role: 'support', owner_webs: [] }))
  await expect.element(page.getByText('You don’t have access to the warehouse')).toBeVisible()
  await expect.element(parcels()).not.toBeInTheDocument()
})
