import { accountFeature } from '@replybay/account'
import { aUser, loadTestMessages } from '@replybay/testing'
import { supportTicketsFeature } from '@replybay/support-tickets'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() =>
  loadTestMessages(
    ...shellMessages,
    loadKitMessages,
    accountFeature.texts.frame,
    supportTicketsFeature.texts.frame,
  ),
)
beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  await page.viewport(1920, 900)
})

const strip = () => page.getByText(/^You’re viewing the dashboard as/)
const command = async (words: string) => {
  await expect.element(page.getByRole('button', { name: /Your account/ })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard(words)
}

test('an admin sees menu and pages as the support does, until they leave', async () => {
  const router = await openDashboard('/settings/team', aUser({ role: 'admin' }))
  await expect.element(page.getByRole('heading', { name: 'What each role can do' })).toBeVisible()
  await page.getByRole('button', { name: 'View as Support' }).click()
  await expect
    .element(strip())
    .toHaveTextContent(
      'You’re viewing the dashboard as Support, with that role’s default permissions. Changes you make are real.',
    )
  expect(router.state.location.pathname).toBe('/')

  await router.navigate({ to: '/settings/team' })
  await expect.element(page.getByText('Only admins can open that page')).toBeVisible()
  expect(router.state.location.pathname).toBe('/')

  await page.getByRole('button', { name: 'Exit' }).click()
  await expect.element(strip()).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/settings/team')
  await expect.element(page.getByRole('heading', { name: 'What each role can do' })).toBeVisible()
})

test('only owners see the dashboard as an admin, and nobody else as anybody', async () => {
  await openDashboard('/', aUser({ role: 'admin' }))
  await command('view dashboard as')
  await expect.element(page.getByRole('option', { name: /as Support/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /as Admin/ })).not.toBeInTheDocument()
})

test('the support has no role to see the dashboard as, whatever the tab holds', async () => {
  sessionStorage.setItem('replybay:viewed-role', 'user-1 warehouse /')
  await openDashboard('/', aUser({ role: 'support' }))
  await command('view dashboard as')
  await expect.element(page.getByText('No results for “view dashboard as”')).toBeVisible()
  await expect.element(strip()).not.toBeInTheDocument()
})

test('what somebody else chose to see in this tab is not seen', async () => {
  sessionStorage.setItem('replybay:viewed-role', 'user-2 warehouse /')
  await openDashboard('/', aUser())
  await expect.element(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  await expect.element(strip()).not.toBeInTheDocument()
})

test('a locked page stands in the palette, and says why and who can change it', async () => {
  const router = await openDashboard('/', aUser({ role: 'support', ownerId: 'o', ownerName: 'Camille Roy' }))
  await command('team')
  const team = page.getByRole('option', { name: /Team/ })
  await expect.element(team.getByText('Only admins can open that page')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Team' })
  await expect
    .element(dialog.getByText('Ask Camille Roy, the account owner, to make you an admin.'))
    .toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})

test('a locked page stands in the settings, and says why', async () => {
  const router = await openDashboard('/change-password', aUser({ role: 'support' }))
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: 'Company' }).click()
  const dialog = page.getByRole('dialog', { name: 'Company' })
  await expect.element(dialog.getByText('Only admins can open that page')).toBeVisible()
  expect(router.state.location.pathname).toBe('/change-password')
})
