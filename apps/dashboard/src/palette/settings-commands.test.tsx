import { accountFeature } from '@replybay/account'
import { signOut } from '@replybay/api-client/operations'
import { supportTicketsFeature } from '@replybay/support-tickets'
import { aUser, handle, loadTestMessages } from '@replybay/testing'
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
    accountFeature.texts.pages,
    supportTicketsFeature.texts.frame,
    supportTicketsFeature.texts.pages,
  ),
)
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(1440, 900)
})

const capabilities = ['tickets', 'users', 'auth'] as const
const owner = aUser({ role: 'owner', capabilities: [...capabilities] })
const support = aUser({ role: 'support', capabilities: [...capabilities] })
const field = page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox')
const option = (name: string | RegExp) => page.getByRole('option', { name })

async function openPalette(user: typeof owner, ...server: ReturnType<typeof handle>[]) {
  const router = await openDashboard('/settings/profile', user, { server })
  await expect.element(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  return router
}

const found = [
  ['return policy', 'Return policy Company'],
  ['notifications', 'Notifications Profile'],
  ['saved rep', 'Saved replies Tickets'],
  ['sessions', 'Active sessions Profile'],
  ['time zone', 'Time zone Company'],
  ['invite', 'Invite teammates Team'],
  ['export', 'Export your data Company'],
  ['log out', 'Sign out'],
  ['sign out', 'Sign out'],
] as const

test('palette: finds the sections of the settings and what is done there', async () => {
  await openPalette(owner)
  for (const [words, name] of found) {
    await userEvent.fill(field, words)
    await expect.element(option(name)).toBeVisible()
  }
})

test('palette, a section of the settings: its page opens there', async () => {
  const router = await openPalette(owner)
  await userEvent.keyboard('return policy')
  await option('Return policy Company').click()
  await expect.poll(() => router.state.location.href).toBe('/settings/settings#return-policy')
  await expect.element(page.getByRole('region', { name: 'Return policy' })).toHaveFocus()
})

test('palette, Invite teammates: the form is open, and closing it leaves the team', async () => {
  const router = await openPalette(owner)
  await userEvent.keyboard('invite')
  await option('Invite teammates Team').click()
  const dialog = page.getByRole('dialog', { name: /Invite/ })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.state.location.href).toBe('/settings/team')
})

test('palette: who may not see a page of the settings does not find its sections', async () => {
  await openPalette(support)
  await userEvent.keyboard('notifications')
  await expect.element(option('Notifications Profile')).toBeVisible()
  for (const words of ['return policy', 'invite', 'export']) {
    await userEvent.fill(field, words)
    await expect.element(option(`Search all tickets for “${words}”`)).toBeVisible()
    await expect.element(option(/Company|Team/)).not.toBeInTheDocument()
  }
})

test('palette, Sign out: the session ends', async () => {
  let asked = 0
  await openPalette(
    owner,
    handle(signOut, () => {
      asked++
      return { data: {} }
    }),
  )
  await userEvent.keyboard('log out')
  await option('Sign out').click()
  await expect.poll(() => asked).toBe(1)
})
