import {
  changeTickets,
  closeTicket,
  countTickets,
  getTicketInfo,
  listTickets,
  undoTicket,
  updateTicket,
} from '@replybay/api-client/operations'
import { answerWith, aTicket, aTicketSummary, handle, loadTestMessages, problem } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, user } from './ticket-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

const person = (_id: string, name: string) =>
  aTicketSummary({ _id, subject: `About ${name}`, customer: { _id: `c-${_id}`, name }, unread: false })
const row = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const article = (name: string) => page.getByRole('article', { name: `About ${name}` })

/** An inbox with two tickets, the first of them open, on a server that holds every close until it is let go. */
async function open() {
  const held = Promise.withResolvers<'closed' | 'refused' | 'unreachable'>()
  const told: unknown[] = []
  const keys: (string | null)[] = []
  const answers = { undo: 'taken' as 'taken' | 'refused' }
  const status = { ada: 'open', ben: 'open' }
  const tickets = () =>
    [person('ada', 'Ada'), person('ben', 'Ben')].map((ticket) => ({
      ...ticket,
      status: status[ticket._id as 'ada'],
    }))
  answerWith(
    user(),
    handle(countTickets, () => ({ data: { counts: { open: { web: 2 } }, openGroups: {} } })),
    handle(listTickets, () => ({
      data: { tickets: tickets().filter((ticket) => ticket.status === 'open'), nextCursor: null },
    })),
    handle(getTicketInfo, ({ params }) => ({
      data: { ticket: aTicket(tickets().find(({ _id }) => _id === params.id)) },
    })),
    handle(undoTicket, async ({ request }) => {
      told.push((await request.json()).key === keys.at(-1) ? 'undone' : 'unknown')
      if (answers.undo === 'refused') return problem(409, 'changed-meanwhile')
      status.ada = 'open'
      return { data: { ticket: aTicket(tickets()[0]) } }
    }),
    handle(closeTicket, async ({ request }) => {
      told.push('closed')
      keys.push(request.headers.get('idempotency-key'))
      const answer = await held.promise
      if (answer === 'unreachable') return Response.error()
      if (answer === 'refused') return problem(503)
      status.ada = 'closed'
      return { data: { ticket: aTicket(tickets()[0]) } }
    }),
    handle(changeTickets, async ({ request }) => {
      told.push(await request.json())
      status.ada = 'closed'
      return { data: { changed: ['ada'], failed: [] } }
    }),
    handle(updateTicket, async ({ request }) => {
      const change = await request.json()
      told.push(change)
      if (change.snoozedUntil && (await held.promise) === 'refused') return problem(503)
      status.ada = 'open'
      return { data: { ticket: aTicket(tickets()[0]) } }
    }),
  )
  await page.viewport(1440, 900)
  await show('/webs/tickets?ticket=ada')
  await expect.element(article('Ada')).toBeVisible()
  await expect.element(row('Ada')).toBeVisible()
  return { held, told, answers }
}

test('close: the ticket leaves its list and the next one opens, however long the server takes', async () => {
  const { held, told } = await open()
  await userEvent.keyboard('e')
  await expect.element(article('Ben')).toBeVisible()
  await expect.element(row('Ada')).not.toBeInTheDocument()
  await expect.element(page.getByText('Closed: Ada')).toBeVisible()
  held.resolve('closed')
  await expect.poll(() => told).toEqual(['closed'])
  await expect.element(row('Ben')).toBeVisible()
  await expect.element(row('Ada')).not.toBeInTheDocument()
})

test('close: where the server refuses, the ticket comes back, and it is said', async () => {
  const { held } = await open()
  await userEvent.keyboard('e')
  await expect.element(row('Ada')).not.toBeInTheDocument()
  held.resolve('refused')
  await expect.element(page.getByText('Error on closing ticket')).toBeVisible()
  await expect.element(row('Ada')).toBeVisible()
  await expect.element(page.getByText('Closed: Ada')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Open the ticket' }).click()
  await expect.element(article('Ada')).toBeVisible()
})

test('close: where the server can’t be reached, it goes on its way as other changes do', async () => {
  const { held, told } = await open()
  await userEvent.keyboard('e')
  held.resolve('unreachable')
  await expect.element(page.getByText(/once the server responds/)).toBeVisible()
  await expect.element(row('Ada')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => told).toEqual(['closed', { ids: ['ada'], status: 'closed' }])
  await expect.element(row('Ada')).not.toBeInTheDocument()
})

test('snooze: the ticket leaves its list before the server knows, and comes back where it refuses', async () => {
  const { held } = await open()
  await userEvent.keyboard('s')
  await page.getByRole('menuitem', { name: /^In 1 hour/ }).click()
  await expect.element(article('Ben')).toBeVisible()
  await expect.element(row('Ada')).not.toBeInTheDocument()
  held.resolve('refused')
  await expect.element(row('Ada')).toBeVisible()
})

test('close: undone before the server knows of it, the ticket is opened again once it does', async () => {
  const { held, told } = await open()
  await userEvent.keyboard('e')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(article('Ada')).toBeVisible()
  held.resolve('closed')
  await expect.poll(() => told).toEqual(['closed', 'undone'])
  await expect.element(row('Ada')).toBeVisible()
})

test('close: undone, the ticket is open again and has the focus, so that the next key means it', async () => {
  const { held, told } = await open()
  held.resolve('closed')
  await userEvent.keyboard('e')
  await expect.element(article('Ben')).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(article('Ada')).toHaveFocus()
  await expect.poll(() => told).toEqual(['closed', 'undone'])
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('e')
  await expect.poll(() => told).toEqual(['closed', 'undone', 'closed'])
})

test('close: undone after somebody has done something, it stays as they left it, and that is said', async () => {
  const { held, answers } = await open()
  answers.undo = 'refused'
  held.resolve('closed')
  await userEvent.keyboard('e')
  await expect.element(article('Ben')).toBeVisible()
  await userEvent.keyboard('z')
  await expect
    .element(page.getByText('This ticket has changed since then, so this can’t be undone'))
    .toBeVisible()
  await expect.element(article('Ada').getByRole('button', { name: 'Reopen' })).toBeVisible()
  expect(Object.keys(localStorage).filter((key) => key.includes('undoings'))).toEqual([])
})
