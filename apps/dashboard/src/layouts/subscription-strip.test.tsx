import { defaultLayoutRoute } from '@replybay/feature-kit'
import { aUser, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { createRoute } from '@tanstack/react-router'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() => loadTestMessages(loadKitMessages, ...shellMessages))

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
const trial = (days: number) => ({ status: 'trialing' as const, trialEndsAt: inDays(days) })
const shelfRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/shelf',
  component: () => <h1>Shelf</h1>,
})

/** A page of somebody's dashboard. @param paths of pages that are there too */
async function open(user: Parameters<typeof aUser>[0], ...paths: string[]) {
  const others = paths.map((path) =>
    createRoute({ getParentRoute: () => defaultLayoutRoute, path, component: () => null }),
  )
  const routes = Object.fromEntries([shelfRoute, ...others].map((route, index) => [`page${index}`, route]))
  await openDashboard('/shelf', aUser(user), { routes: { default: routes } })
  await expect.element(page.getByRole('heading', { name: 'Shelf' })).toBeVisible()
}

const strip = () => page.getByRole('status')

test('trial that ends in three days: the owner reads it, and what to do', async () => {
  await open({ subscription: trial(2.5) })
  await expect
    .element(strip().filter({ hasText: 'Your company’s trial ends in 3 days.' }))
    .toHaveTextContent('Your company’s trial ends in 3 days. Ask the person who runs this server what to do.')
})

test('trial that ends soon, where plans can be chosen: leads the owner there', async () => {
  await open({ subscription: trial(6.9) }, '/settings/plans')
  await expect.element(page.getByText('Your company’s trial ends in 7 days.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Choose a plan' }))
    .toHaveAttribute('href', '/settings/plans')
})

test('trial that ends soon: a teammate reads who can act', async () => {
  await open({ role: 'support', ownerName: 'Camille Roy', subscription: trial(0.2) }, '/settings/plans')
  await expect
    .element(strip().filter({ hasText: 'Your company’s trial ends in 1 day.' }))
    .toHaveTextContent(
      'Your company’s trial ends in 1 day. Camille Roy, the account owner, can choose a plan.',
    )
  await expect.element(page.getByRole('link', { name: 'Choose a plan' })).not.toBeInTheDocument()
})

test('payment that is due: says how many days are left to pay', async () => {
  await open({ subscription: { status: 'past_due', graceEndsAt: inDays(9.5) } }, '/settings/billing')
  await expect
    .element(page.getByText('Your company’s last payment didn’t go through. 10 days left to pay.'))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pay now' })).toBeVisible()
})

test.each([
  ['a trial with eight days left', { subscription: trial(7.1) }],
  ['a subscription that goes on', { subscription: { status: 'active' as const } }],
  ['no subscription field', {}],
])('%s: nothing is said', async (_case, user) => {
  await open(user)
  await expect.element(page.getByText(/days? left|trial ends/)).not.toBeInTheDocument()
})
