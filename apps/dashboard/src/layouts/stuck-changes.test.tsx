import {
  deleteCannedAnswer,
  deleteTicket,
  deleteView,
  getTicketInfo,
  listTickets,
  undoTicket,
} from '@replybay/api-client/operations'
import { pendingUnder } from '@replybay/sync'
import { aTicket, aUser, handle, loadTestMessages, problem } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { features } from '../features.ts'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() =>
  loadTestMessages(loadKitMessages, ...shellMessages, ...features.map(({ texts }) => texts.frame)),
)
beforeEach(() => localStorage.clear())

const user = aUser({ capabilities: ['tickets'] })
const ticket = aTicket({ _id: 'elodie', status: 'closed', customer: { _id: 'c', name: 'Élodie Marchand' } })
const row = page.getByRole('link', { name: /Élodie Marchand/ })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** What was kept of a change that has failed so often, and is tried again in a minute. */
function keep(under: string, key: string, failures: number, more: object) {
  const [queuedAt, dueAt] = [Date.now() - 60_000, Date.now() + 60_000]
  const change = { key, queuedAt, dueAt, failures, ...more }
  localStorage.setItem(`${under}:${key}`, JSON.stringify(change))
}
const removals = `${pendingUnder(user._id)}removals`
const undoings = `${pendingUnder(user._id)}undoings`
const deletions = `replybay:deletions:${user._id}`
const kept = () =>
  Object.keys(localStorage).filter((key) =>
    [removals, undoings, deletions].some((under) => key.startsWith(under)),
  )

/** The dashboard at an address, and what its server is told once it is well again. */
async function open(path: string, person = user) {
  const server = { isDown: true, told: [] as string[], answer: Promise.resolve() }
  function hear<Answer>(what: string, answer: Answer) {
    return async () => {
      await server.answer
      if (server.isDown) return problem(503)
      server.told.push(what)
      return answer
    }
  }
  await openDashboard(path, person, {
    server: [
      handle(getTicketInfo, () => ({ data: { ticket } })),
      handle(listTickets, () => ({ data: { tickets: [{ ...ticket, status: 'open' }] } })),
      handle(deleteTicket, () => {
        server.told.push('ticket')
        return new Promise(() => undefined)
      }),
      handle(deleteView, hear('view', Response.json({}))),
      handle(deleteCannedAnswer, hear('saved reply', Response.json({}))),
      handle(undoTicket, hear('undone', { data: { ticket } })),
    ],
  })
  return server
}

test('changes that keep failing: any page says so, and they go at once when that is wanted', async () => {
  keep(removals, 'view:v', 2, { what: 'view', id: 'v' })
  keep(removals, 'canned-answer:c', 3, { what: 'canned-answer', id: 'c' })
  keep(undoings, 'change-1', 2, { ticketId: 'elodie', before: { status: 'open' } })
  keep(removals, 'view:once', 1, { what: 'view', id: 'once' })
  const server = await open('/change-password')
  await expect
    .element(
      page.getByText(
        'Not saved yet: 1 view deletion, 1 saved reply deletion, and 1 undo. We’ll keep trying.',
      ),
    )
    .toBeVisible()
  server.isDown = false
  await button('Try now').click()
  await expect.poll(() => server.told.toSorted()).toEqual(['saved reply', 'undone', 'view'])
  await expect.element(page.getByText(/Not saved yet/)).not.toBeInTheDocument()
  expect(kept()).toHaveLength(1)
})

test('a deletion of which another attempt hangs: once it is discarded, the ticket is listed again', async () => {
  keep(deletions, 'elodie', 2, { ticketId: 'elodie', dueAt: Date.now() })
  const server = await open('/webs/tickets')
  await expect.element(page.getByText(/Not saved yet: 1 ticket deletion/)).toBeVisible()
  await expect.poll(() => server.told).toEqual(['ticket'])
  await expect.element(row).not.toBeInTheDocument()
  await button('Discard').click()
  await expect.element(row).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(page.getByText('Discarded: 1 ticket deletion')).toBeVisible()
  await expect.element(page.getByText(/Not saved yet/)).not.toBeInTheDocument()
  expect(kept()).toEqual([])
})

test('changes that keep failing: in a shop with sample data they are told before it', async () => {
  keep(removals, 'view:v', 2, { what: 'view', id: 'v' })
  await open('/change-password', { ...user, sample_webs: ['web-1'] })
  await expect.element(page.getByText(/Not saved yet: 1 view deletion/)).toBeVisible()
  await expect.element(page.getByText(/sample data/i).first()).not.toBeVisible()
})

test('changes that keep failing: one that is tried in vain once more says so, and is not busy any longer', async () => {
  keep(removals, 'view:v', 2, { what: 'view', id: 'v' })
  const server = await open('/change-password')
  const strip = page.getByRole('status').filter({ hasText: 'Not saved yet' })
  await expect.element(strip).toBeVisible()
  const { height } = strip.element().getBoundingClientRect()
  const answer = Promise.withResolvers<void>()
  server.answer = answer.promise
  await button('Try now').click()
  await expect.element(button('Try now')).toHaveAttribute('aria-busy', 'true')
  expect(strip.element().getBoundingClientRect().height).toBe(height)
  answer.resolve()
  await expect.element(strip.getByText(/1 more attempt failed\./)).toBeVisible()
  await expect.element(button('Try now')).not.toHaveAttribute('aria-busy')
  await button('Try now').click()
  await expect.element(strip.getByText(/2 more attempts failed\./)).toBeVisible()
})

test('several changes that keep failing: before they are discarded, that is asked', async () => {
  keep(removals, 'view:v', 2, { what: 'view', id: 'v' })
  keep(removals, 'view:w', 2, { what: 'view', id: 'w' })
  await open('/change-password')
  await button('Discard').click()
  const question = page.getByRole('dialog', { name: 'Discard 2 changes?' })
  await expect.element(question.getByText(/2 view deletions/)).toBeVisible()
  expect(kept()).toHaveLength(2)
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByText('Discarded: 2 view deletions')).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
  expect(kept()).toEqual([])
})
