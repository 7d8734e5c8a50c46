import { defaultLayoutRoute, guarded, rootRoute } from '@replybay/feature-kit'
import { ticketQueries } from '@replybay/api-client'
import { getUserInfo, listTickets } from '@replybay/api-client/operations'
import { answerWith, aUser, handle, loadTestMessages, problem } from '@replybay/testing'
import { createMemoryHistory, createRoute, createRouter, Link, RouterProvider } from '@tanstack/react-router'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createContext, quietServer } from '../test/dashboard-screen.tsx'
import { openDashboard } from '../test/open-dashboard.tsx'
import { shellMessages } from '../test/shell-messages.ts'

beforeAll(() => loadTestMessages(...shellMessages))

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
  answerWith(...quietServer(aUser({ role: 'support' })))
  const context = createContext(aUser({ role: 'support' }))
  const router = createRouter({
    routeTree: rootRoute.addChildren({ here, closed }),
    history: createMemoryHistory(),
    context: { ...context, guardsAt: () => undefined },
    defaultPreload: 'intent',
    defaultPreloadDelay: 0,
  })
  await render(<RouterProvider router={router} />)
  const preloads: unknown[] = []
  const preloadRoute = router.preloadRoute
  router.preloadRoute = async (options) => {
    const matches = await preloadRoute(options)
    preloads.push(matches)
    return matches
  }
  await page.getByRole('link', { name: 'Tickets' }).hover()
  await expect.poll(() => preloads.length).toBe(1)
  expect(context.asked).toEqual(['user'])
  expect(router.state.location.href).toBe('/')
  expect(router.history.length).toBe(1)
  await page.getByRole('link', { name: 'Tickets' }).click()
  await expect
    .poll(() => router.state.location.search)
    .toEqual({ from: '/webs/tickets', why: 'no-admin-role' })
})

test('who was sent elsewhere reads why, until they have read it', async () => {
  const router = await openDashboard(
    '/?from=%2Fanalytics%2Fanalytics&why=no-admin-role',
    aUser({ role: 'support' }),
  )
  await expect.element(page.getByText('Only admins can open that page')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(page.getByText('Only admins can open that page')).not.toBeInTheDocument()
  expect(router.state.location.search).toEqual({})
})

test('who may no longer see a page leaves it once a call is refused, and reads why', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const ines = aUser({ role: 'support' })
  let isRefused = false
  const router = await openDashboard('/webs/tickets?channel=all', ines, {
    server: [
      handle(getUserInfo, () => ({
        data: { user: isRefused ? { ...ines, permissions: { web: false } } : ines },
      })),
      handle(listTickets, () => (isRefused ? problem(403) : { data: { tickets: [] } })),
    ],
  })
  await expect.element(page.getByRole('heading', { name: 'All channels' })).toBeVisible()
  isRefused = true
  vi.setSystemTime(Date.now() + 60_000)
  await router.options.context.queryClient.refetchQueries({ queryKey: ticketQueries.all })
  await expect.poll(() => router.state.location.search).toMatchObject({ why: 'no-access-web' })
  expect(router.state.location.pathname).toBe('/')

  // And is let in again when they come back to the page.
  isRefused = false
  vi.setSystemTime(Date.now() + 60_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByRole('link', { name: /^All channels/ }).first()).toBeVisible()
})

test('who sits before a closed page is let in, without a reload or another tab', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const ines = aUser({ role: 'support', ownerId: 'o', ownerName: 'Camille Roy' })
  let user = { ...ines, permissions: { main: false } } as typeof ines
  await openDashboard('/', ines, { server: [handle(getUserInfo, () => ({ data: { user } }))] })
  const closed = page.getByRole('heading', { name: 'You only have access to your settings' })
  await expect.element(closed).toBeVisible()
  await expect.element(page.getByText(/Camille Roy can change that\.$/)).toBeVisible()
  user = ines
  await vi.advanceTimersByTimeAsync(15_100)
  await expect.element(closed).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: /^Good/ })).toBeVisible()
})

test('a page of a suspended account says so in its place, and asks for nothing', async () => {
  const router = await openDashboard('/webs/tickets', aUser({ blocked: { account: 'payment' } }))
  await expect.element(page.getByText('Your company’s account is suspended')).toBeVisible()
  expect(router.state.location.pathname).toBe('/webs/tickets')
  await expect.element(page.getByRole('link', { name: 'Pay now' })).not.toBeInTheDocument()
  // Their data is theirs all the same.
  await expect.element(page.getByRole('button', { name: /^Export/ })).toBeVisible()
  await page.getByRole('button', { name: 'Delete the account…' }).click()
  await expect.element(page.getByRole('dialog', { name: /^Delete .+ account\?$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible()
})

test.each([
  ['the owner', aUser({ blocked: { account: 'payment' } }), 1],
  ['nobody else', aUser({ role: 'admin', blocked: { account: 'payment' } }), 0],
  ['nobody who is suspended for something else', aUser({ blocked: { account: 'policy' } }), 0],
])(
  '%s of a company that has not paid is shown the way to Billing, once it is there',
  async (_who, user, links) => {
    const billingRoute = createRoute({
      getParentRoute: () => defaultLayoutRoute,
      path: '/settings/billing',
      ...guarded('page-access-blocked'),
    })
    await openDashboard('/webs/tickets', user, { routes: { default: { billingRoute } } })
    await expect.element(page.getByText('Your company’s account is suspended')).toBeVisible()
    expect(page.getByRole('link', { name: 'Pay now' }).elements()).toHaveLength(links)
  },
)

test('a page that is closed to the company stands in no menu', async () => {
  await page.viewport(1920, 900)
  await openDashboard('/webs/tickets', aUser({ owner_guilds: ['g1'], blocked: { pages: ['/discord'] } }))
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect.element(menu.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  await expect.element(menu.getByRole('link', { name: /Discord/ })).not.toBeInTheDocument()
})

test('a page without guards shows a stranger the way in', async () => {
  await openDashboard('/discord/tickets?status=closed', undefined)
  await expect.element(page.getByText('You’re signed out')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login?from=%2Fdiscord%2Ftickets%3Fstatus%3Dclosed')
})

test('a company whose subscription is over is told so', async () => {
  const router = await openDashboard('/webs/tickets', aUser({ subscription: { status: 'none' } }))
  // Once: the card of the home page says it, and no strip above it.
  await expect.element(page.getByText('Your company has no active subscription')).toBeVisible()
  await expect.element(page.getByText('Page Not Found')).not.toBeInTheDocument()
  expect(router.state.location.search).toEqual({ from: '/webs/tickets', why: 'no-subscribed' })
})

test('a subscription that is over: other pages say so and lead home, the menu keeps what waits', async () => {
  await page.viewport(1920, 900)
  const subscription = { status: 'past_due', graceEndsAt: '2026-04-15T12:00:00.000Z' } as const
  const router = await openDashboard('/settings/profile', aUser({ subscription }))
  await expect.element(page.getByText('Your company has no active subscription')).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: /WhatsApp/ }).click()
  const reason = page.getByRole('dialog', { name: 'WhatsApp' })
  // Nobody can pay on this server.
  const advice = 'Ask the person who runs this server. You’ll have access again once it’s active.'
  await expect.element(reason.getByText(advice)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'See what still works' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/')
  await expect
    .element(page.getByRole('heading', { name: 'Your company’s last payment didn’t go through' }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See what still works' })).not.toBeInTheDocument()
})

test('a subscription that is over: pages that lack a website, too, wait for the subscription first', async () => {
  await page.viewport(1920, 900)
  await openDashboard('/', aUser({ subscription: { status: 'none' }, owner_webs: [] }))
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: /WhatsApp/ }).click()
  const reason = page.getByRole('dialog', { name: 'WhatsApp' })
  await expect.element(reason.getByText('Your company has no active subscription')).toBeVisible()
})

test('settings: of two views of one page, only the one that is shown is current', async () => {
  await page.viewport(1920, 900)
  await openDashboard('/settings/settings?section=tickets', aUser())
  const settings = page.getByRole('navigation', { name: 'Settings' })
  await expect
    .element(settings.getByRole('link', { name: 'Tickets' }))
    .toHaveAttribute('aria-current', 'page')
  await expect.element(settings.getByRole('link', { name: 'Company' })).not.toHaveAttribute('aria-current')
})

test('a subscription that is over: the owner is led to plans once there is a page for them', async () => {
  const plansRoute = createRoute({
    getParentRoute: () => defaultLayoutRoute,
    path: '/settings/plans',
    ...guarded('user-only', 'no-ownership'),
  })
  const user = aUser({ subscription: { status: 'canceled', currentPeriodEnd: '2026-04-15T12:00:00.000Z' } })
  await openDashboard('/', user, { routes: { default: { plansRoute } } })
  await expect
    .element(page.getByRole('link', { name: 'Choose a plan' }))
    .toHaveAttribute('href', '/settings/plans')
  await expect.element(page.getByText(/You can’t choose a plan on this server/)).not.toBeInTheDocument()
})

test('no website: a teammate reads who can add one', async () => {
  const user = aUser({ owner_webs: [], role: 'support', ownerId: 'o', ownerName: 'Camille Roy' })
  await openDashboard('/webs/tickets', user)
  await expect.element(page.getByRole('heading', { name: 'No website is connected yet' })).toBeVisible()
  await expect
    .element(page.getByText(/^An admin can add it\. Its tickets will appear here\./).last())
    .toBeVisible()
})

test('no website: the owner is led to where one is added, and reads why', async () => {
  const router = await openDashboard('/webs/tickets', aUser({ owner_webs: [] }))
  await expect.poll(() => router.state.location.pathname).toBe('/webs/integration')
  await expect
    .element(page.getByText(/^No website is connected yet Add your website\. Its tickets/))
    .toBeVisible()
  await expect.element(page.getByText(/An admin can add it/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add a website' })).toBeVisible()
})

test('no website: the owner is led from home to where one is added', async () => {
  const router = await openDashboard('/', aUser({ owner_webs: [] }))
  await expect.element(page.getByText(/^Until then, no tickets can come in\./)).toBeVisible()
  await page.getByRole('link', { name: 'Add a website' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/webs/integration')
})

test('a trial that has ended: whoever asks for tickets reads that reason alone', async () => {
  const subscription = { status: 'trialing', trialEndsAt: '2026-04-15T12:00:00.000Z' } as const
  await openDashboard('/webs/tickets', aUser({ subscription, owner_webs: [] }))
  await expect.element(page.getByRole('region', { name: 'Your company’s trial has ended' })).toBeVisible()
  await expect.element(page.getByText(/No website is connected/)).not.toBeInTheDocument()
})

test('no page: whoever has none is led to the settings that are open', async () => {
  const router = await openDashboard('/', aUser({ role: 'support', permissions: { main: false } }))
  await expect
    .element(page.getByRole('heading', { name: 'You only have access to your settings' }))
    .toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Password' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/change-password')
})

test('somebody of the warehouse: arrives at the orders', async () => {
  const router = await openDashboard('/', aUser({ role: 'warehouse', ownerId: 'o' }))
  await expect.poll(() => router.state.location.pathname).toBe('/warehouse/orders')
})

test.each([
  ['no website', '/webs/tickets', aUser({ owner_webs: [] }), 'No website is connected yet'],
  ['no Discord server', '/discord/tickets', aUser(), 'No Discord server is connected yet'],
  ['no Discord server to answer in', '/discord/agent', aUser(), 'No Discord server is connected yet'],
])('a company with %s reads so, and on a page that is there', async (_what, path, user, words) => {
  await openDashboard(path, user)
  await expect.element(page.getByText(words).first()).toBeVisible()
  await expect.element(page.getByText('Page Not Found')).not.toBeInTheDocument()
})

test.each([
  [
    'a right',
    aUser({ role: 'support', permissions: { web: false }, features: { emails: false } }),
    'You don’t have access to tickets',
  ],
  [
    'all rights',
    aUser({ role: 'support', permissions: { main: false } }),
    'You only have access to your settings',
  ],
  [
    'pages that are not blocked',
    aUser({
      blocked: {
        pages: ['/webs', '/whatsapp', '/messenger', '/telegram', '/knowledge', '/emails', '/warehouse'],
      },
    }),
    'These pages are blocked',
  ],
])('somebody who lacks %s reads so at home', async (_what, user, words) => {
  await openDashboard('/', user)
  await expect.element(page.getByRole('heading', { name: words })).toBeVisible()
})

test('who has signed in comes to the very address that they asked for', async () => {
  const router = await openDashboard('/login?from=%2Fticket%2F%245', aUser())
  await expect.poll(() => router.state.matches.at(-1)?.params).toEqual({ id: '$5' })
})

test.each([
  [
    'where there is a page of plans, that they open again',
    true,
    aUser(),
    /^You’ll have access to these pages again/,
  ],
  [
    'without one, to ask the person who runs the server',
    false,
    aUser(),
    /^Ask the person who runs this server\./,
  ],
  [
    'as a teammate, to ask the owner',
    false,
    aUser({ role: 'admin', ownerId: 'o', ownerName: 'Camille Roy' }),
    /^Ask Camille Roy, the account owner\./,
  ],
])('a page that waits for a subscription tells the person, %s', async (_what, hasPlans, user, advice) => {
  await page.viewport(1920, 900)
  const plansRoute = createRoute({
    getParentRoute: () => defaultLayoutRoute,
    path: '/settings/plans',
    ...guarded('user-only', 'no-ownership'),
  })
  const routes = hasPlans ? { default: { plansRoute } } : {}
  await openDashboard('/', { ...user, subscription: { status: 'none' } }, { routes })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /WhatsApp/ })
    .click()
  const reason = page.getByRole('dialog', { name: 'WhatsApp' })
  await expect.element(reason.getByText(advice)).toBeVisible()
})
