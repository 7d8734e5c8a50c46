import { getUserInfo } from '@replybay/api-client/operations'
import { aUser, handle, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { defaultLayoutRoute } from '@replybay/feature-kit'
import { createRoute } from '@tanstack/react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() => loadTestMessages(loadKitMessages, ...shellMessages))
afterEach(() => void vi.useRealTimers())

test('a server that does not say who is there: after ten seconds the page says so, and offers to try again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await openDashboard('/change-password', aUser(), {
    server: [handle(getUserInfo, () => new Promise(() => undefined))],
  })
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect
    .element(page.getByText('This is taking longer than usual. Check your connection.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('a page that is late beside the menu: what says so is in the main landmark of the frame, the only one', async () => {
  const ordersRoute = createRoute({
    getParentRoute: () => defaultLayoutRoute,
    path: '/orders',
    loader: () => new Promise(() => undefined),
  })
  await openDashboard('/orders', aUser(), { routes: { default: { ordersRoute } } })
  await expect.poll(() => document.querySelector('#main [aria-busy=true]')).not.toBeNull()
  expect(page.getByRole('main').all()).toHaveLength(1)
})
