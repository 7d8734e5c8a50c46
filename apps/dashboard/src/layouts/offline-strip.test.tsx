import {
  listEmailHeaders,
  listSessions,
  pollEmails,
  syncThreadMapping,
} from '@replybay/api-client/operations'
import { mailboxFeature } from '@replybay/mailbox'
import { supportTicketsFeature } from '@replybay/support-tickets'
import { aUser, handle, loadTestMessages, problem } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() =>
  loadTestMessages(
    ...shellMessages,
    loadKitMessages,
    supportTicketsFeature.texts.frame,
    mailboxFeature.texts.frame,
  ),
)
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

test('a server that is away: that is said above the page until a call gets through', async () => {
  let isThere = false
  const sessions = handle(listSessions, () =>
    isThere ? { data: { sessions: [] } } : new Response(null, { status: 502 }),
  )
  await openDashboard('/settings/profile', aUser({ capabilities: ['auth'] }), { server: [sessions] })
  const strip = page.getByText(/^Replybay can’t be reached\./)
  await expect.element(strip, { timeout: 10_000 }).toBeVisible()
  isThere = true
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(strip).not.toBeInTheDocument()
})

test('a server that goes away while emails are shown: that is said once it was asked for new ones', async () => {
  let isThere = true
  const away = () => new Response(null, { status: 502 })
  const server = [
    handle(listEmailHeaders, () => (isThere ? { data: { headers: [] } } : away())),
    handle(pollEmails, () => (isThere ? { data: { new: {}, headers: [] } } : away())),
    handle(syncThreadMapping, () => ({ data: { mapping: { done: true, mapped: 0, total: 0 } } })),
  ]
  const user = aUser({ mailbox: { connected: true, address: 'hello@maison-lumen.example' } })
  await openDashboard('/emails/emails', user, { server })
  await expect.element(page.getByText('Your inbox is empty')).toBeVisible()
  isThere = false
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText(/^Replybay can’t be reached\./), { timeout: 10_000 }).toBeVisible()
  await expect.element(page.getByText('Your inbox is empty')).toBeVisible()
})

test('a call that the server refuses does not mean that it is away', async () => {
  const sessions = handle(listSessions, () => problem(500))
  await openDashboard('/settings/profile', aUser({ capabilities: ['auth'] }), { server: [sessions] })
  await expect.element(page.getByRole('button', { name: 'Retry' }), { timeout: 10_000 }).toBeVisible()
  await expect.element(page.getByText(/^Replybay can’t be reached\./)).not.toBeInTheDocument()
})

function keepReplies(keys: string[], failures = 0) {
  for (const key of keys) {
    const reply = { key, ticketId: 'ruth', text: 'Hello', queuedAt: 1, dueAt: Date.now() + 600_000 }
    localStorage.setItem(
      `replybay:draft:user-1:outbox:${key}`,
      JSON.stringify({ ...reply, failures, state: 'waiting' }),
    )
  }
}

test('no connection: the strip says how many replies wait, and leads to the first', async () => {
  keepReplies(['one', 'two'])
  connect(false)
  await openDashboard('/settings/profile', aUser())
  await expect.element(page.getByText(/2 replies are waiting\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Show' })).toHaveAttribute('href', '/ticket/ruth')
})

test('no connection, a list in sight: the strip opens the ticket of a waiting reply beside the list', async () => {
  keepReplies(['one'])
  connect(false)
  const router = await openDashboard('/webs/tickets?channel=all', aUser())
  await page.getByRole('link', { name: 'Show' }).click()
  await expect.poll(() => router.state.location.search).toMatchObject({ channel: 'all', ticket: 'ruth' })
  expect(router.state.location.pathname).toBe('/webs/tickets')
})

test('a server that fails: every page says that a reply is not sent, and leads to it', async () => {
  keepReplies(['one'], 2)
  await openDashboard('/settings/profile', aUser())
  await expect.element(page.getByText('1 reply isn’t sent yet. We’ll keep trying.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Show' })).toHaveAttribute('href', '/ticket/ruth')
})

test('on a phone: “More” says how much the bell has that is new', async () => {
  await page.viewport(390, 844)
  const at = new Date().toISOString()
  const notice = {
    ticketId: 'ruth',
    kind: 'mentioned',
    channel: 'web',
    customer: { name: 'Ruth' },
    text: '',
    at,
  }
  localStorage.setItem(
    'replybay:customer-data:user-1:notices',
    JSON.stringify([
      { ...notice, messageId: 'one', isRead: false },
      { ...notice, messageId: 'two', isRead: true },
    ]),
  )
  await openDashboard('/settings/profile', aUser({ capabilities: ['changes'] }))
  await expect.element(page.getByRole('button', { name: /^More\s*1$/ })).toBeVisible()
  await page.viewport(1440, 900)
})
