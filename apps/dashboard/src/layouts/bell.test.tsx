import {
  countTickets,
  getTicketInfo,
  listMentions,
  listTickets,
  streamChanges,
} from '@replybay/api-client/operations'
import { supportTicketsFeature } from '@replybay/support-tickets'
import {
  aMessage,
  aTicket,
  aTicketSummary,
  aUser,
  eventStream,
  handle,
  loadTestMessages,
} from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() => loadTestMessages(...shellMessages, loadKitMessages, supportTicketsFeature.texts.frame))
beforeEach(() => localStorage.clear())

const mention = (name: string) => ({
  noteId: `note ${name}`,
  ticketId: name,
  webId: 'web-1',
  channel: 'web' as const,
  customerName: name,
  authorName: 'Thomas Girard',
  text: 'can you look?',
  createdAt: '2026-11-20T09:00:00.000Z',
})

test('bell: mentions that were read, in whatever browser, are below what is new', async () => {
  const router = await openDashboard('/settings/profile', aUser({ capabilities: ['tickets', 'changes'] }), {
    server: [
      handle(countTickets, () => ({ data: { counts: {}, mentions: 1 } })),
      handle(listTickets, () => ({ data: { tickets: [] } })),
      handle(listMentions, ({ request }) => {
        const isRead = new URL(request.url).searchParams.get('read') === 'true'
        return { data: { mentions: [mention(isRead ? 'Fanny' : 'Ruth')], count: 1 } }
      }),
    ],
  })
  await expect.element(page.getByRole('button', { name: 'Notifications: 1 new' })).toBeVisible()
  await userEvent.keyboard('gn')
  const box = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(box.getByRole('list', { name: 'New' }).getByText('Ruth')).toBeVisible()
  const earlier = box.getByRole('list', { name: 'Earlier' }).getByRole('link')
  await expect.element(earlier.getByText('Thomas Girard mentioned you: can you look?')).toBeVisible()
  await earlier.click()
  await expect.poll(() => router.state.location.search).toMatchObject({ ticket: 'Fanny' })
})

test('bell: is not there for who works in the warehouse alone', async () => {
  await openDashboard('/nowhere', aUser({ role: 'warehouse', capabilities: ['tickets', 'changes'] }))
  await expect.element(page.getByRole('button', { name: /^Your account/ }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument()
})

test('bell: a mention stays new, whoever else changes its ticket, until the person has the ticket before them', async () => {
  const lastMessage = aMessage({ author: 'customer' })
  const changes = [
    aTicketSummary({ _id: 'Ruth', unread: false, lastMessage }),
    aTicketSummary({ _id: 'Fanny', unread: true, lastMessage }),
  ]
  const read = Promise.withResolvers<void>()
  const router = await openDashboard('/settings/profile', aUser({ capabilities: ['tickets', 'changes'] }), {
    server: [
      handle(countTickets, () => ({ data: { counts: {}, mentions: 1 } })),
      handle(listTickets, () => ({ data: { tickets: [] } })),
      handle(listMentions, () => ({ data: { mentions: [mention('Ruth')], count: 1 } })),
      handle(getTicketInfo, () => ({ data: { ticket: aTicket({ _id: 'Ruth', unread: false }) } })),
      handle(streamChanges, () => eventStream(tell())),
    ],
  })
  async function* tell() {
    let id = Date.now()
    yield { id, event: 'ready', data: { topics: ['tickets'] } }
    await expect.element(page.getByRole('button', { name: 'Notifications: 1 new' })).toBeVisible()
    for (const ticket of changes) {
      yield { id: ++id, event: 'change', data: { topic: 'tickets', id: ticket._id, ticket, by: 'thomas' } }
    }
    await read.promise
    const ticket = { ...changes[1], unread: false }
    yield { id: ++id, event: 'change', data: { topic: 'tickets', id: 'Fanny', ticket, by: 'thomas' } }
    await new Promise<never>(() => undefined)
  }
  await expect.element(page.getByRole('button', { name: 'Notifications: 2 new' })).toBeVisible()
  read.resolve()
  await expect.element(page.getByRole('button', { name: 'Notifications: 1 new' })).toBeVisible()
  await router.navigate({ href: '/ticket/Ruth' })
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})
