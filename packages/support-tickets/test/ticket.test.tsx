import type { TicketEvent } from '@replybay/api-client'
import {
  countTickets,
  getAttachment,
  getTicketInfo,
  listTickets,
  updateTicket,
} from '@replybay/api-client/operations'
import { loadKitMessages } from '@replybay/ui-kit'
import {
  aMessage,
  anEvent,
  answerWith,
  aTicket,
  aTicketSummary,
  handle,
  loadTestMessages,
  problem,
} from '@replybay/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { info, show, user } from './ticket-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

const thread = page.getByRole('log')
const minute = (index: number) => new Date(Date.UTC(2026, 10, 20) + index * 60_000).toISOString()

test('a note is marked as one among the messages', async () => {
  const note = { _id: 'n', text: 'Shelf A-14', authorName: 'Thomas', createdAt: '2026-11-20T09:00:00.000Z' }
  answerWith(user(), info({ notes: [note] }))
  await show()
  const noted = thread.getByRole('article', { name: 'Internal note' })
  await expect.element(noted.getByText('Shelf A-14')).toBeVisible()
  await expect.element(noted.getByText(/Thomas/)).toBeVisible()
})

const UNTIL_REPLY = '9999-12-31T23:59:59.999Z'

test('what happened is said in words', async () => {
  const until = new Date('2026-11-21T08:00:00.000Z')
  answerWith(
    user(),
    info({
      events: [
        anEvent({ kind: 'assigned', detail: 'Inès Moreau' }),
        anEvent({ kind: 'assigned' }),
        anEvent({ kind: 'tagged', detail: '+Pre-sale +VIP -Invoice' }),
        anEvent({ kind: 'snoozed', detail: until.toISOString() }),
        anEvent({
          kind: 'snoozed',
          detail: UNTIL_REPLY,
          snoozedFor: { kind: 'delivered', subject: 'WOO-8010' },
        }),
        anEvent({ kind: 'snoozed', actor: 'system', snoozedFor: { kind: 'delivered', subject: 'WOO-8011' } }),
      ],
    }),
  )
  await show()
  await expect
    .element(thread.getByText(/Camille Roy snoozed the ticket until WOO-8010 is delivered/))
    .toBeVisible()
  await expect.element(thread.getByText(/^WOO-8011 was delivered/)).toBeVisible()
  await expect.element(thread.getByText(/Camille Roy assigned the ticket to Inès Moreau/)).toBeVisible()
  await expect.element(thread.getByText(/Camille Roy unassigned the ticket/)).toBeVisible()
  await expect
    .element(thread.getByText(/Camille Roy changed the tags: added Pre-sale and VIP, removed Invoice/))
    .toBeVisible()
  await expect.element(thread.getByText(/Camille Roy snoozed the ticket until Nov 21, 2026/)).toBeVisible()
})

test('five thousand messages open at the end, and lead up to the first new one', async () => {
  const messages = Array.from({ length: 5_000 }, (_, index) =>
    aMessage({
      text: `Message ${index}`,
      author: index < 4_900 && index % 2 ? 'support' : 'customer',
      createdAt: minute(index),
    }),
  )
  const read = handle(updateTicket, () => ({
    data: { ticket: aTicket({ _id: 'elodie', messages, unread: false }) },
  }))
  answerWith(user(), read, info({ messages, unread: true }))
  await show()
  await expect.element(thread.getByText('Message 4999', { exact: true })).toBeVisible()
  expect(thread.getByRole('article').elements().length).toBeLessThan(40)
  await page.getByRole('button', { name: 'First unread message' }).click()
  await expect.element(thread.getByText('Message 4900', { exact: true })).toBeVisible()
  await expect.element(thread.getByText('New', { exact: true })).toBeVisible()
})

test('HTML of a customer is text', async () => {
  const hostile = '<img src=x onerror="document.title=1"><script>alert(1)</script>'
  answerWith(user(), info({ messages: [aMessage({ text: hostile })], subject: hostile }))
  await show()
  await expect.element(thread.getByText(hostile)).toBeVisible()
  expect(thread.element().querySelector('img, script')).toBeNull()
})

const picture = (_id: string) => ({
  _id,
  name: `${_id}.png`,
  type: 'image/png',
  size: 90,
  width: 2,
  height: 1,
})
const bytes = handle(getAttachment, async () => {
  const canvas = new OffscreenCanvas(2, 1)
  canvas.getContext('2d')?.fillRect(0, 0, 2, 1)
  return new Response(await canvas.convertToBlob())
})

test('pictures are shown, enlarged, and stepped through by arrows; Escape closes', async () => {
  const files = [picture('globe'), picture('box')]
  answerWith(user(), bytes, info({ messages: [aMessage({ attachments: files })] }))
  await show()
  await expect.element(thread.getByRole('img', { name: 'globe.png' })).toBeVisible()
  await page.getByRole('button', { name: 'View globe.png' }).click()
  await expect.element(page.getByRole('dialog', { name: 'globe.png' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('dialog', { name: 'box.png' })).toBeVisible()
  await expect.element(page.getByText('2 of 2')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('other files say what they are; pages and drawings with scripts are never shown', async () => {
  const files = [
    { _id: 'f', name: 'invoice.pdf', type: 'application/pdf', size: 20_000 },
    { _id: 's', name: 'logo.svg', type: 'image/svg+xml', size: 1_000 },
  ]
  answerWith(user(), info({ messages: [aMessage({ attachments: files })] }))
  await show()
  await expect.element(thread.getByRole('button', { name: 'Download invoice.pdf 20 kB' })).toBeVisible()
  await expect.element(thread.getByRole('button', { name: 'Download logo.svg 1 kB' })).toBeVisible()
})

test('that a colleague closes it meanwhile is said above the composer, until one turns to the conversation', async () => {
  let messages = [aMessage()]
  let events: TicketEvent[] = []
  answerWith(
    user(),
    handle(getTicketInfo, () => ({
      data: { ticket: aTicket({ _id: 'elodie', unread: false, messages, events }) },
    })),
  )
  await show()
  await page.getByRole('textbox', { name: 'Your reply' }).click()
  const places = () => [
    thread.element().getBoundingClientRect().bottom,
    page.getByRole('textbox', { name: 'Your reply' }).element().getBoundingClientRect().top,
  ]
  const before = places()
  messages = [
    ...messages,
    aMessage({
      author: 'support',
      authorId: 'karim',
      authorName: 'Karim',
      text: 'It is in the post.',
      createdAt: new Date().toISOString(),
    }),
  ]
  await expect.element(thread.getByText('It is in the post.')).toBeVisible()
  events = [anEvent({ actorName: 'Karim', createdAt: new Date().toISOString() })]
  const said = page.getByRole('status').filter({ hasText: 'Karim closed the ticket' })
  await expect.element(said).toBeVisible()
  await expect.element(page.getByText('Karim closed the ticket · just now')).toBeVisible()
  expect(thread.getByText(/^Karim closed the ticket/).elements()).toEqual([])
  expect(places()).toEqual(before)
  await thread.getByText('It is in the post.').click()
  await expect.element(said).not.toBeInTheDocument()
  await expect.element(thread.getByText(/^Karim closed the ticket/)).toBeVisible()
})

test('the history lists all that happened', async () => {
  const events = [
    anEvent({ kind: 'opened', actor: 'customer', actorName: 'Élodie' }),
    anEvent({ kind: 'closed' }),
  ]
  answerWith(user(), info({ events }))
  await show()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect.element(history.getByText('Élodie opened the ticket')).toBeVisible()
  await expect.element(history.getByText('Camille Roy closed the ticket')).toBeVisible()
})

test('buttons lead through the list that a ticket was come to from', async () => {
  await page.viewport(1440, 900)
  const tickets = ['a', 'b'].map((_id) => aTicketSummary({ _id, subject: `Ticket ${_id}`, unread: false }))
  answerWith(
    user(),
    handle(listTickets, () => ({ data: { tickets } })),
    handle(countTickets, () => ({ data: { counts: {} } })),
    handle(getTicketInfo, ({ params }) => ({
      data: { ticket: aTicket({ ...tickets.find(({ _id }) => _id === params.id) }) },
    })),
  )
  await show('/webs/tickets?ticket=a')
  await expect.element(page.getByRole('article', { name: 'Ticket a' })).toBeVisible()
  await page.getByRole('button', { name: 'Next ticket' }).click()
  await expect.element(page.getByRole('article', { name: 'Ticket b' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next ticket' })).toBeDisabled()
})

test('on a phone the neighbours are in the menu, so that the title has room', async () => {
  const tickets = ['a', 'b'].map((_id) => aTicketSummary({ _id, subject: `Ticket ${_id}`, unread: false }))
  answerWith(
    user(),
    handle(listTickets, () => ({ data: { tickets } })),
    handle(countTickets, () => ({ data: { counts: {} } })),
    handle(getTicketInfo, ({ params }) => ({
      data: { ticket: aTicket({ ...tickets.find(({ _id }) => _id === params.id) }) },
    })),
  )
  await page.viewport(390, 844)
  await show('/webs/tickets?ticket=a')
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('button', { name: 'Next ticket' })).not.toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Next ticket' }).click()
  await expect.element(page.getByRole('article', { name: 'Ticket b' })).toBeVisible()
})

test('who else looks after it stands above the composer', async () => {
  answerWith(user(), info({ assigneeId: 'ines', assigneeName: 'Inès Moreau' }))
  await show()
  await expect.element(page.getByText('Assigned to Inès Moreau.')).toBeVisible()
})

test('ticket that was seen: is marked as read also where the server did not answer at first', async () => {
  const unread = { unread: true, messages: [aMessage({ _id: 'm1' })] }
  const told: unknown[] = []
  answerWith(
    user({ capabilities: ['tickets'] }),
    info(unread),
    handle(updateTicket, async ({ request }) => {
      told.push(await request.json())
      if (told.length === 1) return problem(503)
      return { data: { ticket: aTicket({ _id: 'elodie', ...unread, unread: false }) } }
    }),
  )
  await show()
  await expect.poll(() => told, { timeout: 5_000 }).toEqual([{ unread: false }, { unread: false }])
})
