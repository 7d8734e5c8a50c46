import { supportTicketsFeature } from '@replybay/support-tickets'
import { aUser, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() => loadTestMessages(...shellMessages, loadKitMessages, supportTicketsFeature.texts.frame))
beforeEach(() => localStorage.clear())
afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'))

function connect(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test('no connection: that is said above every page until it is back', async () => {
  await openDashboard('/settings/profile', aUser())
  await expect.element(page.getByRole('button', { name: /Your account/ })).toBeVisible()
  const strip = page.getByText(/^You’re offline\./)
  await expect.element(strip).not.toBeInTheDocument()
  connect(false)
  await expect.element(strip).toBeVisible()
  connect(true)
  await expect.element(strip).not.toBeInTheDocument()
})
