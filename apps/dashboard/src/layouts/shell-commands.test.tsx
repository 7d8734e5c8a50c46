import { aUser, loadTestMessages } from '@replybay/testing'
import { supportTicketsFeature } from '@replybay/support-tickets'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() => loadTestMessages(...shellMessages, loadKitMessages, supportTicketsFeature.texts.frame))
beforeEach(() => localStorage.clear())

const menu = () => page.getByRole('button', { name: /Your account/ })

test('the palette finds a page and goes there', async () => {
  const router = await openDashboard('/webs/tickets', aUser())
  await expect.element(menu()).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('whats{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/whatsapp/tickets')
})

test('keys one after the other go to a page', async () => {
  const router = await openDashboard('/whatsapp/tickets', aUser())
  await expect.element(menu()).toBeVisible()
  await userEvent.keyboard('gt')
  await expect.poll(() => router.state.location.search).toEqual({ channel: 'all' })
})

test('the shortcuts stand in a sheet that the menu opens too', async () => {
  await openDashboard('/webs/tickets', aUser())
  await menu().click()
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect.element(page.getByText('All channels').last()).toBeVisible()
})

test('the account menu leads to the person’s own settings', async () => {
  const router = await openDashboard('/webs/tickets', aUser())
  await menu().click()
  await expect.element(page.getByRole('menuitem', { name: 'Password' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/settings/profile')
})

test('the account menu of a phone offers no keyboard shortcuts', async () => {
  await page.viewport(390, 844)
  await openDashboard('/', aUser())
  await page.getByRole('button', { name: 'More' }).click()
  await menu().click()
  await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument()
  await page.viewport(1440, 900)
})
