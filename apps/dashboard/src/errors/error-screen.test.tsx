import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ApiError } from '@replybay/api-client'
import { defaultLayoutRoute } from '@replybay/feature-kit'
import { aUser } from '@replybay/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'

afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'))

function connect(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test('error page: says what to do, shows the message, and offers Retry and the report', async () => {
  const ordersRoute = createRoute({
    getParentRoute: () => defaultLayoutRoute,
    path: '/orders',
    loader: () => {
      throw new Error('No orders')
    },
  })
  await openDashboard('/orders', aUser(), { routes: { default: { ordersRoute } } })
  await expect.element(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
  await expect
    .element(page.getByText(/^Something went wrong\. Try again; if it happens again, copy the report\./))
    .toBeVisible()
  await expect.element(page.getByText(/Error: No orders$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy report' })).toBeVisible()
})

test('error page of code that did not arrive: says so, shows the message, and offers Retry and the report', async () => {
  const ordersRoute = createRoute({
    getParentRoute: () => defaultLayoutRoute,
    path: '/orders',
    loader: () => {
      throw new TypeError('Failed to fetch dynamically imported module: /orders.js')
    },
  })
  await openDashboard('/orders', aUser(), { routes: { default: { ordersRoute } } })
  await expect.element(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
  await expect
    .element(page.getByText(/^Part of the page didn’t load\. Check your connection\./))
    .toBeVisible()
  await expect.element(page.getByText(/imported module: \/orders\.js$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy report' })).toBeVisible()
})

test('error page: the report names the request, the path without its search, the time and the build', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const ordersRoute = createRoute({
    getParentRoute: () => defaultLayoutRoute,
    path: '/orders',
    loader: () => {
      throw new ApiError('getUserInfo', { kind: 'status', status: 500, requestId: 'req-7' })
    },
  })
  await openDashboard('/orders', aUser(), { routes: { default: { ordersRoute } } })
  await page.getByRole('button', { name: 'Copy report' }).click()
  const lines = write.mock.lastCall?.[0].split('\n')
  expect(lines).toEqual([
    'ApiError: getUserInfo: 500',
    `path: ${location.pathname}`,
    expect.stringMatching(/^time: \d{4}-\d\d-\d\dT/),
    expect.stringMatching(/^build: /),
    'request: req-7',
  ])
})

test('page whose styles can’t be fetched offline: says so, and Retry and a connection ask for it again', async () => {
  let attempts = 0
  let isThere = false
  const ordersRoute = createRoute({
    getParentRoute: () => defaultLayoutRoute,
    path: '/orders',
    component: lazyRouteComponent(async () => {
      attempts++
      if (!isThere) throw new Error('Unable to preload CSS for /assets/orders.css')
      return { default: () => 'All orders' }
    }),
  })
  connect(false)
  await openDashboard('/orders', aUser(), { routes: { default: { ordersRoute } } })
  await expect.element(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  const before = attempts
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => attempts).toBeGreaterThan(before)
  await expect.element(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  isThere = true
  connect(true)
  await expect.element(page.getByText('All orders')).toBeVisible()
})
