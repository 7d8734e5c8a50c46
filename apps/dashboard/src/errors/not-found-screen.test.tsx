import { supportTicketsFeature } from '@replybay/support-tickets'
import { aUser, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() => loadTestMessages(loadKitMessages, supportTicketsFeature.texts.frame, ...shellMessages))

const main = () => page.getByRole('main')

test('unknown address: search opens the palette, and the first page of each open section is linked', async () => {
  await openDashboard('/nowhere', aUser({ role: 'support' }))
  await expect.element(main().getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect.element(main().getByRole('link', { name: 'Tickets' })).toBeVisible()
  await expect.element(main().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await main()
    .getByRole('button', { name: /^Search or jump to/ })
    .click()
  await expect.element(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
})

test('unknown address: on a phone the search is no wider than the page', async () => {
  await page.viewport(390, 844)
  await openDashboard('/nowhere', aUser({ role: 'support' }))
  const search = main().getByRole('button', { name: /^Search or jump to/ })
  await expect.element(search).toBeVisible()
  const { left, right } = search.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(16)
  expect(right).toBeLessThanOrEqual(390 - 16)
  await page.viewport(1440, 900)
  await expect.poll(() => search.element().getBoundingClientRect().width).toBe(460)
})

test('unknown address: links nothing that is closed to the role', async () => {
  await openDashboard('/nowhere', aUser({ role: 'warehouse' }))
  await expect.element(main().getByRole('button', { name: /^Search or jump to/ })).toBeVisible()
  await expect.element(main().getByRole('link', { name: 'Tickets' })).not.toBeInTheDocument()
})

test('unknown address: a guest finds the way home', async () => {
  await openDashboard('/nowhere', undefined)
  await expect.element(main().getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect.element(main().getByRole('link', { name: 'Home' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Search/ })).not.toBeInTheDocument()
})
