import {
  changeTickets,
  countTickets,
  getTicketInfo,
  listTickets,
  updateTicket,
} from '@replybay/api-client/operations'
import { answerWith, aMessage, anEvent, aTicket, handle, loadTestMessages, problem } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { info, show, user } from './ticket-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(1440, 900)
})

const tickets = ['liam', 'elodie', 'ruth'].map((id) =>
  aTicket({ _id: id, subject: `Ticket of ${id}`, unread: false }),
)

/** A list of three, and each of them. */
const list = () => [
  handle(listTickets, () => ({ data: { tickets } })),
  handle(countTickets, () => ({ data: { counts: {} } })),
  handle(getTicketInfo, ({ params }) => ({
    data: { ticket: tickets.find(({ _id }) => _id === params.id) ?? aTicket() },
  })),
]

test('position of a ticket: stands where it was opened from a list, and goes along', async () => {
  answerWith(user(), ...list())
  await show('/webs/tickets?channel=all&ticket=elodie')
  await expect.element(page.getByText('2 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Next ticket' }).click()
  await expect.element(page.getByText('3 of 3')).toBeVisible()
})

test('position of a ticket: is missing outside a list', async () => {
  answerWith(user(), ...list())
  await show('/ticket/elodie')
  await expect.element(page.getByRole('button', { name: 'Status: Open' })).toBeVisible()
  await expect.element(page.getByText(/\d of \d/)).not.toBeInTheDocument()
})

test('status of a ticket: is set by hand', async () => {
  const taken: unknown[] = []
  answerWith(
    user(),
    ...list(),
    handle(updateTicket, async ({ request }) => {
      taken.push(await request.json())
      return { data: { ticket: aTicket({ _id: 'elodie', status: 'answered', unread: false }) } }
    }),
  )
  await show()
  await page.getByRole('button', { name: 'Status: Open' }).click()
  await page.getByRole('menuitemradio', { name: 'Answered' }).click()
  await expect.element(page.getByRole('button', { name: 'Status: Answered' })).toBeVisible()
  await expect.poll(() => taken).toEqual([{ status: 'answered' }])
})

test('status of a ticket: is said alone where the backend can’t set it', async () => {
  answerWith(user({ capabilities: [] }), info({}))
  await show()
  await expect.element(page.getByText('Open', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Status: Open' })).not.toBeInTheDocument()
})

test('a ticket that was read before it was closed to the person: says whose right it is, and what is old', async () => {
  let isClosed = false
  answerWith(
    user({ ownerId: 'o', ownerName: 'Camille Roy' }),
    handle(getTicketInfo, () =>
      isClosed ? problem(403, 'forbidden') : { data: { ticket: aTicket({ _id: 'elodie' }) } },
    ),
    handle(updateTicket, () => problem(403, 'forbidden')),
  )
  await show()
  await expect.element(page.getByRole('button', { name: 'Status: Open' })).toBeVisible()
  isClosed = true
  await page.getByRole('button', { name: 'Status: Open' }).click()
  await page.getByRole('menuitemradio', { name: 'Answered' }).click()
  await expect
    .element(
      page.getByText(/^You don’t have access to tickets\. Camille Roy can change that\. Showing data from/),
    )
    .toBeVisible()
})

test('subject of a ticket: one that takes more than two lines is cut, and unfolded by a press', async () => {
  const subject = 'A globe that was cracked on arrival, and what became of it '.repeat(8).trim()
  answerWith(user(), info({ subject }))
  await show()
  const title = page.getByRole('heading', { level: 1 })
  const button = title.getByRole('button')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  const cut = title.element().clientHeight
  await button.click()
  await expect.poll(() => title.element().clientHeight).toBeGreaterThan(cut)
})

test('tags of a ticket: those without room are counted, and the order stays', async () => {
  const tags = [
    'Damaged',
    'ML-10482',
    ...Array.from({ length: 12 }, (_, index) => `A long tag, number ${index}`),
  ]
  answerWith(
    user(),
    info({ tags }),
    handle(changeTickets, () => ({ data: { changed: [], failed: [] } })),
  )
  await show()
  const strip = page.getByRole('group', { name: 'Ticket actions' })
  await expect.element(strip.getByText('ML-10482')).toBeVisible()
  await expect.element(strip.getByText(/^\+\d+$/)).toBeVisible()
  await expect.element(strip.getByText('A long tag, number 11')).not.toBeVisible()
  await expect
    .element(page.getByRole('button', { name: /^Tags: Damaged, ML-10482, A long tag/ }))
    .toBeVisible()
})

test('snooze: s opens its menu', async () => {
  answerWith(user(), info({}))
  await show()
  await expect.element(page.getByRole('button', { name: 'Snooze' })).toBeVisible()
  await userEvent.keyboard('s')
  await expect.element(page.getByRole('menuitem', { name: /^In 4 hours/ })).toBeVisible()
})

const handOff = (change = {}) =>
  anEvent({ kind: 'handed-over', actor: 'agent', createdAt: '2026-11-20T08:26:30.000Z', ...change })
const line = page.getByRole('note', { name: 'Handoff' })

test('hand-off: its line says why, and the thread does once that is hidden', async () => {
  answerWith(user(), info({ handedOff: true, events: [handOff({ _id: 'off', reason: 'delivery-date' })] }))
  await show()
  await expect
    .element(
      line.getByRole('button', { name: 'The AI agent handed off: a delivery date needs to be confirmed' }),
    )
    .toBeVisible()
  const inThread = page.getByRole('log').getByText(/handed off to support: a delivery date/)
  await expect.element(inThread).not.toBeInTheDocument()
  await line.getByRole('button', { name: 'Hide handoff' }).click()
  await expect.element(line).not.toBeInTheDocument()
  await expect.element(inThread).toBeVisible()
})

test('hand-off: without a reason that is known, its line says no more', async () => {
  answerWith(user(), info({ handedOff: true, events: [handOff({ reason: 'moon-phase' })] }))
  await show()
  await expect
    .element(line.getByRole('button', { name: 'The AI agent handed off.', exact: true }))
    .toBeVisible()
})

test('hand-off: after a reply nothing is said of it', async () => {
  const reply = aMessage({ author: 'support', createdAt: '2026-11-20T09:00:00.000Z' })
  answerWith(user(), info({ events: [handOff()], messages: [aMessage(), reply] }))
  await show()
  await expect.element(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
})

test('no connection: a ticket and a view that are not loaded say so, and load by themselves once it is back', async () => {
  const connect = (isOnline: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }
  onTestFinished(() => {
    connect(true)
    Reflect.deleteProperty(navigator, 'onLine')
  })
  const isBack = Promise.withResolvers<undefined>()
  answerWith(
    user(),
    // What one goes to may have been asked for beforehand: it does not come before the connection is back.
    handle(getTicketInfo, async ({ params }) => {
      if (params.id === 'liam') await isBack.promise
      return { data: { ticket: tickets.find(({ _id }) => _id === params.id) ?? aTicket() } }
    }),
    handle(listTickets, async ({ request }) => {
      if (new URL(request.url).searchParams.has('assignee')) await isBack.promise
      return { data: { tickets } }
    }),
    ...list(),
  )
  await show('/webs/tickets?channel=all&ticket=elodie')
  await expect.element(page.getByText('2 of 3')).toBeVisible()
  await expect.element(page.getByRole('log')).toBeVisible()
  connect(false)
  await page.getByRole('button', { name: 'Previous ticket' }).click()
  await expect.element(page.getByText('This ticket isn’t loaded yet.')).toBeVisible()
  await page.getByRole('link', { name: /^Unassigned/ }).click()
  await expect.element(page.getByText('This view isn’t loaded yet.')).toBeVisible()
  isBack.resolve(undefined)
  connect(true)
  await expect.element(page.getByText('This view isn’t loaded yet.')).not.toBeInTheDocument()
  await expect.element(page.getByText('This ticket isn’t loaded yet.')).not.toBeInTheDocument()
})

test('a ticket that is on its way: the composer’s place is kept, as high as the composer', async () => {
  const held = Promise.withResolvers<undefined>()
  const answered = (id: string) => aTicket({ _id: id, status: 'answered', unread: false })
  answerWith(
    user(),
    handle(getTicketInfo, async ({ params }) => {
      if (params.id === 'elodie') await held.promise
      return { data: { ticket: answered(params.id) } }
    }),
    ...list(),
  )
  const box = page.getByRole('textbox', { name: 'Your reply' })
  await show('/webs/tickets?channel=all&ticket=liam')
  await expect.element(box).toBeVisible()
  await page.getByRole('button', { name: 'Next ticket' }).click()
  await expect.element(page.getByLabelText('Loading the ticket')).toBeVisible()
  const place = () => document.querySelector<HTMLElement>('[data-composer="place"]')
  await expect.poll(() => place()?.offsetHeight).toBeGreaterThan(100)
  const top = place()?.getBoundingClientRect().top ?? 0
  held.resolve(undefined)
  await expect.element(box).toBeVisible()
  const composer = box.element().closest('[data-composer]')?.parentElement?.getBoundingClientRect().top ?? 0
  expect(Math.abs(composer - top)).toBeLessThanOrEqual(1)
})
