import { accountFeature } from '@replybay/account'
import { deleteAccount, listSessions, updateUser } from '@replybay/api-client/operations'
import { defaultLayoutRoute } from '@replybay/feature-kit'
import { aUser, handle, loadTestMessages, problem } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { createRoute } from '@tanstack/react-router'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() =>
  loadTestMessages(loadKitMessages, accountFeature.texts.frame, accountFeature.texts.pages, ...shellMessages),
)
beforeEach(() => localStorage.clear())

const sessions = handle(listSessions, () => ({ data: { sessions: [] } }))

test('account deletion while a subscription is active: leads to billing', async () => {
  const billingRoute = createRoute({
    getParentRoute: () => defaultLayoutRoute,
    path: '/settings/billing',
    component: () => <h1>Billing</h1>,
  })
  await openDashboard('/settings/profile', aUser(), {
    routes: { default: { billingRoute } },
    server: [sessions, handle(deleteAccount, () => problem(409, 'active-subscription'))],
  })
  await page.getByRole('button', { name: 'Delete the account…' }).click()
  await page.getByLabelText('Type Maison Lumen to confirm').fill('Maison Lumen')
  await page.getByLabelText('Your password', { exact: true }).fill('replybay-demo')
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('link', { name: 'Go to Billing' }).click()
  await expect.element(page.getByRole('heading', { name: 'Billing' })).toBeVisible()
})

test('two forms of the profile with changes: leaving asks once for both, and keeps what was typed', async () => {
  await page.viewport(1440, 900)
  const router = await openDashboard('/settings/profile', aUser(), { server: [sessions] })
  await page.getByLabelText('Your name').fill('Camille R.')
  await page.getByRole('textbox', { name: 'Description' }).fill('Lamps.')
  await expect.element(page.getByText(/1 change not saved: Name/)).toBeVisible()
  await expect.element(page.getByText(/1 change not saved: Description/)).toBeVisible()
  await page.getByRole('link', { name: 'Password' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Password' })).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  await router.navigate({ to: '/settings/profile' })
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Camille R.')
  await expect.element(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Lamps.')
})

test('password page with something typed: leaving asks, and says that it is not kept', async () => {
  await page.viewport(1440, 900)
  await openDashboard('/change-password', aUser(), { server: [sessions] })
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('gulls')
  await page.getByRole('link', { name: 'Profile' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect.element(question.getByText('What you typed will be lost.')).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect.element(page.getByRole('textbox', { name: 'New password', exact: true })).toHaveValue('gulls')
  await page.getByRole('link', { name: 'Profile' }).click()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})

test.each([
  ['the menu', 1440],
  ['the rail', 1024],
])(
  'toast of what was saved: beside %s, where it covers neither the person nor the bell',
  async (_what, width) => {
    await page.viewport(width, 900)
    const update = handle(updateUser, () => ({ data: { user: aUser({ name: 'Camille R.' }) } }))
    await openDashboard('/settings/profile', aUser(), { server: [sessions, update] })
    await page.getByLabelText('Your name').fill('Camille R.')
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect.element(page.getByText('Your name was saved')).toBeVisible()
    const toasts = page.getByRole('region', { name: 'Notifications' }).element().getBoundingClientRect()
    const panel = page.getByRole('main').element().getBoundingClientRect()
    // Within the page, and at its edge.
    expect(toasts.left).toBeGreaterThan(panel.left)
    expect(toasts.left).toBeLessThan(panel.left + 24)
  },
)

test('page of the settings opened from one that was scrolled: begins at its top, and going back returns to the place', async () => {
  await page.viewport(1440, 420)
  const router = await openDashboard('/settings/profile', aUser(), { server: [sessions] })
  await expect.element(page.getByRole('button', { name: 'Delete the account…' })).toBeInTheDocument()
  const scroller = () => document.querySelector('[data-settings-scroller]')
  scroller()?.scrollTo(0, 120)
  await expect.poll(() => scroller()?.scrollTop).toBe(120)
  await page.getByRole('link', { name: 'Password' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Password' })).toBeVisible()
  await expect.poll(() => router.state.status).toBe('idle')
  expect(scroller()?.scrollHeight).toBeGreaterThan((scroller()?.clientHeight ?? 0) + 20)
  expect(scroller()?.scrollTop).toBe(0)
  router.history.back()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect.poll(() => scroller()?.scrollTop).toBe(120)
})
