import { getEmailThread } from '@replybay/api-client/operations'
import { emailSide, fillSlot } from '@replybay/feature-kit'
import { handle, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { thread } from '../src/stories/samples.ts'
import { showEmails } from './show-email.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'))

function connect(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test('no connection: an email that was not read before says so, and appears once it is back', async () => {
  await showEmails('/emails/emails', [
    handle(getEmailThread, () => (navigator.onLine ? { data: { thread } } : Response.error())),
  ])
  const row = page.getByRole('link', { name: /^James/ })
  await expect.element(row).toBeVisible()
  connect(false)
  await row.click()
  await expect.element(page.getByText('This email isn’t loaded yet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  connect(true)
  await expect.element(page.getByRole('article', { name: /^VAT number/ })).toBeVisible()
})

test('an email’s side is there before any email is opened', async () => {
  const load = vi.fn(() => Promise.resolve(() => null))
  await showEmails('/emails/emails', [], [fillSlot(emailSide, { id: 'orders', load })])
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0)
})
