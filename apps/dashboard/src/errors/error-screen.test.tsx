import { createRoute } from '@tanstack/react-router'
import { defaultLayoutRoute } from '@replybay/feature-kit'
import { aUser } from '@replybay/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'

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
