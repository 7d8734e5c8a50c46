import { loadKitMessages } from '@replybay/ui-kit'
import type { Ticket } from '@replybay/api-client'
import {
  countTickets,
  getTicketInfo,
  getUserInfo,
  listCannedAnswers,
  listTickets,
  listViews,
} from '@replybay/api-client/operations'
import {
  aMessage,
  anEvent,
  answerWith,
  aTicket,
  aUser,
  FeatureScreen,
  handle,
  loadTestMessages,
  TestFrame,
} from '@replybay/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1600, 1000)
})

const AT = '2026-11-20T09:00:00.000Z'
const list = page.getByRole('list', { name: /^Tickets/ })
const thread = page.getByRole('log')
const customer = page.getByRole('complementary', { name: 'Customer' }).last()

/** A ticket that holds a text in each field that somebody can fill, and others in which there is nothing else. */
function filled(text: string): Ticket {
  const file = { _id: 'file', name: text, type: 'image/svg+xml', size: 90 }
  const last = aMessage({ text, attachments: [file], createdAt: AT })
  return aTicket({
    _id: 'hostile',
    subject: text,
    unread: false,
    tags: [text],
    customer: { _id: 'c', name: text, handle: text, location: text, language: text },
    assigneeId: 'ines',
    assigneeName: text,
    messages: [last],
    lastMessage: last,
    notes: [{ _id: 'n', text, authorName: text, createdAt: AT }],
    events: [anEvent({ kind: 'assigned', actorName: text, detail: text, createdAt: AT })],
  })
}

async function show(ticket: Ticket, text: string, path = '/webs/tickets?ticket=hostile') {
  answerWith(
    handle(getUserInfo, () => ({
      data: { user: aUser({ capabilities: [...(aUser().capabilities ?? []), 'views'] }) },
    })),
    handle(countTickets, () => ({ data: { counts: {} } })),
    handle(listTickets, () => ({ data: { tickets: [ticket] } })),
    handle(getTicketInfo, () => ({ data: { ticket } })),
    handle(listCannedAnswers, () => ({
      data: {
        cannedAnswers: [
          { _id: 'canned', shortcut: 'canned', title: text, texts: { 'en-US': text }, updatedAt: AT },
        ],
      },
    })),
    handle(listViews, () => ({
      data: { views: [{ _id: 'v', name: text, shared: false, mine: true, filter: { tag: text }, count: 1 }] },
    })),
  )
  await render(
    <TestFrame>
      <div style={{ blockSize: '100vh', display: 'flex' }}>
        <FeatureScreen feature={supportTicketsFeature} path={path} />
      </div>
    </TestFrame>,
  )
  await expect.element(thread).toBeVisible()
}

/** Opens what shows more of it: saved replies, tags. */
async function openMenus() {
  await page.getByRole('textbox', { name: 'Your reply' }).click()
  await userEvent.keyboard('/can')
  await expect.element(page.getByRole('option').first()).toBeVisible()
}

/** The innermost elements that show a text, or the field that holds it. */
function showing(text: string): Element[] {
  return [...document.body.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.includes(text)),
  )
}

test('markup and script are text in every field', async () => {
  const hostile = '"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>{{7*7}}'
  await show(filled(hostile), hostile)
  await openMenus()
  await expect.element(list.getByText(hostile).first()).toBeVisible()
  await expect.element(thread.getByText(hostile).first()).toBeVisible()
  await expect.element(customer.getByText(hostile).first()).toBeVisible()
  await expect.element(page.getByRole('option').getByText(hostile).first()).toBeVisible()
  expect(document.querySelector('img[src="x"], [onerror]')).toBeNull()
  expect(window).not.toHaveProperty('hacked')
})

test('addresses that would do something are no links', async () => {
  const text = 'javascript:alert(1) data:text/html,<b> vbscript:x //evil.example file:///etc/passwd'
  await show(filled(text), text)
  await expect.element(thread.getByText(text).first()).toBeVisible()
  expect(thread.getByRole('link').elements()).toEqual([])
})

test('text from right to left runs so wherever it stands', async () => {
  const text = 'مرحبا بكم'
  await show(filled(text), text)
  await openMenus()
  await expect.element(customer.getByText(text).first()).toBeVisible()
  const places = showing(text).filter((element) => element.checkVisibility() && !element.closest('title'))
  const sentences = places.filter((element) => /[a-z]{3}/i.test(element.textContent))
  const alone = places.filter((element) => !sentences.includes(element))
  const wrong = alone.filter((element) => getComputedStyle(element).direction !== 'rtl')
  expect(wrong.map((element) => element.outerHTML)).toEqual([])
  expect(alone.length).toBeGreaterThan(10)
})

test('a name can’t turn the words around it', async () => {
  const ticket = filled('text')
  await show({ ...ticket, subject: '', customer: { _id: 'c', name: '\u202Eevil\u2066' } }, 'text')
  await expect.element(page.getByRole('article', { name: 'evil', exact: true })).toBeVisible()
  await expect.element(list.getByRole('link', { name: /^evil/ })).toBeVisible()
})

test.each([
  ['emoji', '😀'.repeat(5_000)],
  ['one word', 'w'.repeat(10_000)],
  ['capitals and hyphens', 'AB-12'.repeat(2_000)],
  ['marks over each other', `Z${'\u0351'.repeat(9_000)}`],
  ['lines', 'l\n'.repeat(5_000)],
])('a message of nothing but %s widens nothing, and is read once in the list', async (_, text) => {
  const last = aMessage({ text, createdAt: AT })
  await show(aTicket({ _id: 'hostile', unread: false, messages: [last], lastMessage: last }), 'text')
  await expect.poll(() => thread.element().textContent.includes(text)).toBe(true)
  for (const scroller of [document.documentElement, thread.element(), list.element()]) {
    expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth)
  }
  const bubble = thread.getByRole('article').element()
  const clipped = [...bubble.querySelectorAll('*')].filter(
    (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
  )
  expect(clipped.map((element) => element.className)).toEqual([])
  expect(list.getByRole('link').element().textContent.length).toBeLessThan(400)
})

test('a status and a channel that nobody knows are shown as they are', async () => {
  const change = { status: 'waiting-for-parts', channel: 'pigeon post', subject: 'Bulb' }
  await show(
    aTicket({ _id: 'hostile', unread: false, ...change }),
    'text',
    '/webs/tickets?status=all&channel=all&ticket=hostile',
  )
  await expect.element(list.getByText('waiting-for-parts')).toBeVisible()
  await expect.element(list.getByRole('link', { name: /pigeon post.*waiting-for-parts/ })).toBeVisible()
  await expect
    .element(page.getByRole('article', { name: 'Bulb' }).getByText('waiting-for-parts'))
    .toBeVisible()
  await expect.element(page.getByRole('article', { name: 'Bulb' }).getByText('pigeon post ·')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your reply' }).fill('It can be answered')
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
})
