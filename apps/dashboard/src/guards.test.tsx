import { guarded, rootRoute } from '@replybay/feature-kit'
import { aUser, loadTestMessages } from '@replybay/testing'
import { createMemoryHistory, createRoute, createRouter, Link, RouterProvider } from '@tanstack/react-router'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createContext, openDashboard } from '../test/open-dashboard.tsx'
import { loadShellMessages } from './messages.ts'

beforeAll(() => loadTestMessages(loadShellMessages))

test('hovering over a link asks the guards, and leads nobody anywhere', async () => {
  const here = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: () => <Link to="/webs/tickets">Tickets</Link>,
  })
  const closed = createRoute({
    getParentRoute: () => rootRoute,
    path: '/webs/tickets',
    ...guarded('user-only', 'no-admin-role'),
  })
  const context = createContext(aUser({ role: 'support' }))
  const router = createRouter({
    routeTree: rootRoute.addChildren({ here, closed }),
    history: createMemoryHistory(),
    context: { ...context, guardsAt: () => undefined },
    defaultPreload: 'intent',
    defaultPreloadDelay: 0,
  })
  await render(<RouterProvider router={router} />)
  await page.getByRole('link', { name: 'Tickets' }).hover()
  await expect.poll(() => context.asked).toEqual(['user'])
  expect(router.state.location.href).toBe('/')
  await page.getByRole('link', { name: 'Tickets' }).click()
  await expect
    .poll(() => router.state.location.search)
    .toEqual({ from: '/webs/tickets', why: 'no-admin-role' })
})

test('who was sent elsewhere reads why, until they have read it', async () => {
  const router = await openDashboard('/?from=%2Fanalytics%2Fanalytics&why=no-admin-role', aUser())
  await expect.element(page.getByText('That page is for admins')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(page.getByText('That page is for admins')).not.toBeInTheDocument()
  expect(router.state.location.search).toEqual({ channel: 'all' })
})

test('a page of a suspended account says so in its place, and asks for nothing', async () => {
  const router = await openDashboard('/webs/tickets', aUser({ blocked: { account: 'payment' } }))
  await expect.element(page.getByText('Your account is suspended')).toBeVisible()
  expect(router.state.location.pathname).toBe('/webs/tickets')
})

test('a page that is closed to the company stands in no menu', async () => {
  await page.viewport(1920, 900)
  await openDashboard('/webs/tickets', aUser({ owner_guilds: ['g1'], blocked: { pages: ['/discord'] } }))
  await expect.element(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Discord/ })).not.toBeInTheDocument()
})

test('a page without guards shows a stranger the way in', async () => {
  await openDashboard('/discord/tickets?status=closed', undefined)
  await expect.element(page.getByText('You are signed out')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login?from=%2Fdiscord%2Ftickets%3Fstatus%3Dclosed')
})

test('a company whose subscription is over is told so', async () => {
  const router = await openDashboard('/webs/tickets', aUser({ subscription: { status: 'none' } }))
  await expect.element(page.getByText('Your company has no running subscription')).toBeVisible()
  expect(router.state.location.pathname).toBe('/subscription')
})
