import { accountFeature } from '@replybay/account'
import {
  changePassword,
  listOrders,
  listReturns,
  listSessions,
  updateUser,
} from '@replybay/api-client/operations'
import { aUser, handle, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { warehouseFeature } from '@replybay/warehouse'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() =>
  loadTestMessages(
    loadKitMessages,
    warehouseFeature.texts.frame,
    warehouseFeature.texts.pages,
    accountFeature.texts.frame,
    accountFeature.texts.pages,
    ...shellMessages,
  ),
)
beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})

const quiet = [
  handle(listSessions, () => ({ data: { sessions: [] } })),
  handle(listOrders, () => ({ data: { orders: [], nextCursor: null } })),
  handle(listReturns, () => ({ data: { returns: [], nextCursor: null } })),
] as const

test('who may use the warehouse alone: changes their name and password in its settings', async () => {
  const saved: unknown[] = []
  await openDashboard('/warehouse/settings', aUser({ role: 'warehouse' }), {
    server: [
      handle(updateUser, async ({ request }) => {
        saved.push(await request.json())
        return { data: { user: aUser({ role: 'warehouse', name: 'Marc P.' }) } }
      }),
      handle(changePassword, async ({ request }) => {
        saved.push(await request.json())
        return { data: {} }
      }),
      ...quiet,
    ],
  })
  await page.getByLabelText('Your name').fill('Marc P.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => saved).toEqual([{ name: 'Marc P.' }])
  await page.getByLabelText('Current password').fill('replybay-demo')
  await page.getByLabelText('New password', { exact: true }).fill('gulls over the lighthouse at noon')
  await page.getByLabelText('Confirm new password').fill('gulls over the lighthouse at noon')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.poll(() => saved.at(-1)).toMatchObject({ currentPassword: 'replybay-demo' })
})

test('a name and a password that are not saved: leaving asks once, and says that not all is kept', async () => {
  await openDashboard('/warehouse/settings', aUser({ role: 'warehouse' }), { server: [...quiet] })
  await page.getByLabelText('Your name').fill('Marc P.')
  await page.getByLabelText('Current password').fill('replybay-demo')
  await page.getByRole('link', { name: 'Orders' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect.element(question.getByText('What you typed will be lost.')).toBeVisible()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument()
})

test('who has a profile elsewhere: finds their language there, and no second profile', async () => {
  await openDashboard('/warehouse/settings', aUser({ role: 'owner' }), { server: [...quiet] })
  await expect.element(page.getByRole('combobox', { name: 'Language' })).toBeVisible()
  await expect.element(page.getByLabelText('Your name')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'You', exact: true })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Settings', exact: true }))
    .toHaveAttribute('aria-current', 'page')
})

test('how many orders wait, and how many returns, is read without any of them', async () => {
  const asked: (string | null)[] = []
  const note = (request: Request) => asked.push(new URL(request.url).searchParams.get('limit'))
  await openDashboard('/warehouse/settings', aUser({ role: 'warehouse' }), {
    server: [
      handle(listOrders, ({ request }) => {
        note(request)
        return { data: { orders: [], nextCursor: null, counts: { 'to-ship': 17 } } }
      }),
      handle(listReturns, ({ request }) => {
        note(request)
        return { data: { returns: [], nextCursor: null, counts: { arrived: 4 } } }
      }),
      ...quiet,
    ],
  })
  await expect.element(page.getByRole('link', { name: '17 Orders' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '4 Returns' })).toBeVisible()
  expect(asked).toEqual(['0', '0'])
})
