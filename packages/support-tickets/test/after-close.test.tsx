import {
  answerTicket,
  changeTickets,
  closeTicket,
  countTickets,
  getTicketInfo,
  listCannedAnswers,
  listTickets,
  undoTicket,
} from '@replybay/api-client/operations'
import { fillSlot, ticketAfterClose } from '@replybay/feature-kit'
import {
  answerWith,
  aTicket,
  aTicketSummary,
  FeatureScreen,
  handle,
  loadTestMessages,
  TestFrame,
} from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'
import { forgetClosed } from '../src/model/closed-last.ts'
import { press, touchScreen } from '@replybay/vitest/fingers'
import { user } from './ticket-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(async () => {
  localStorage.clear()
  localStorage.setItem('replybay:answer-settings:user-1', '{"undoSeconds":0}')
  await page.viewport(1440, 900)
})

/** Customers of the test, whose tickets have their names. */
let shown: readonly string[] = []
// A tab remembers the ticket that was closed last.
afterEach(() => shown.forEach(forgetClosed))

const article = (name: string) => page.getByRole('article', { name: `About ${name}` })
const row = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const offer = (name: string) => page.getByText(`An offer for ${name}`)

/** An inbox at an address, beside a feature that offers something for closed tickets. */
async function show(search: string, ...names: readonly string[]) {
  shown = names
  const closed = new Set<string>()
  const tickets = () =>
    names.map((name) =>
      aTicketSummary({
        _id: name,
        subject: `About ${name}`,
        customer: { _id: `c-${name}`, name },
        unread: false,
        status: closed.has(name) ? 'closed' : 'open',
      }),
    )
  const find = (id: unknown) => aTicket(tickets().find(({ _id }) => _id === id))
  answerWith(
    user(),
    handle(countTickets, () => ({ data: { counts: { open: { web: 2 } }, openGroups: {} } })),
    handle(listTickets, () => ({
      data: { tickets: tickets().filter(({ status }) => status === 'open'), nextCursor: null },
    })),
    handle(getTicketInfo, ({ params }) => ({ data: { ticket: find(params.id) } })),
    handle(listCannedAnswers, () => ({
      data: {
        cannedAnswers: [
          {
            _id: 'refund',
            shortcut: 'refund',
            title: 'Refund',
            texts: { 'en-US': 'We refund it.' },
            updatedAt: '2026-11-20T08:00:00.000Z',
            afterwards: 'close' as const,
          },
        ],
      },
    })),
    handle(answerTicket, ({ params }) => ({ data: { ticket: find(params.id) } })),
    handle(changeTickets, async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] }
      for (const id of ids) closed.add(id)
      return { data: { changed: ids, failed: [] } }
    }),
    handle(closeTicket, ({ params }) => {
      closed.add(params.id)
      return { data: { ticket: find(params.id) } }
    }),
    handle(undoTicket, ({ params }) => {
      closed.delete(params.id)
      return { data: { ticket: find(params.id) } }
    }),
  )
  const fills = [
    ...(supportTicketsFeature.fills ?? []),
    fillSlot(ticketAfterClose, {
      id: 'offer',
      load: () => Promise.resolve(({ customerName }) => <p>An offer for {customerName}</p>),
    }),
  ]
  await render(
    <TestFrame>
      <div style={{ blockSize: 600, display: 'flex' }}>
        <FeatureScreen feature={{ ...supportTicketsFeature, fills }} path={`/webs/tickets${search}`} />
      </div>
    </TestFrame>,
  )
  await expect.element(row(names[0] ?? '')).toBeInTheDocument()
  await expect.element(page.getByText(/^An offer/)).not.toBeInTheDocument()
}

/** An inbox whose first ticket is open. */
async function open(...names: readonly string[]) {
  await show(`?ticket=${names[0]}`, ...names)
  await expect.element(article(names[0] ?? '')).toBeVisible()
}

test('offer for a closed ticket: stays with the one closed last while the next is open, and goes with Undo', async () => {
  await open('Ada', 'Ben', 'Cleo')
  await expect.element(page.getByText(/^An offer/)).not.toBeInTheDocument()
  await userEvent.keyboard('e')
  await expect.element(article('Ben')).toBeVisible()
  await expect.element(offer('Ada')).toBeVisible()
  await userEvent.keyboard('e')
  await expect.element(article('Cleo')).toBeVisible()
  await expect.element(offer('Ben')).toBeVisible()
  await expect.element(offer('Ada')).not.toBeInTheDocument()
  await userEvent.keyboard('z')
  await expect.element(article('Ben')).toBeVisible()
  await expect.element(page.getByText(/^An offer/)).not.toBeInTheDocument()
})

test('offer for a closed ticket: stays in the empty pane once the last ticket is closed', async () => {
  await open('Dora')
  await userEvent.keyboard('e')
  await expect.element(page.getByText('No ticket selected')).toBeVisible()
  await expect.element(offer('Dora')).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(article('Dora')).toBeVisible()
  await expect.element(page.getByText(/^An offer/)).not.toBeInTheDocument()
})

test('offer for a closed ticket: comes after “Send & close”', async () => {
  await open('Eve', 'Finn')
  await page.getByRole('textbox', { name: 'Your reply' }).click()
  await userEvent.keyboard('We replace it.')
  await button('Send & close').click()
  await expect.element(article('Finn')).toBeVisible()
  await expect.element(offer('Eve')).toBeVisible()
})

test('offer for a closed ticket: comes after a saved reply that closes', async () => {
  await open('Gina')
  await page.getByRole('textbox', { name: 'Your reply' }).click()
  await userEvent.keyboard('/refund')
  await expect.element(page.getByRole('option', { name: /refund/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await button('Send').click()
  await expect.element(page.getByText('No ticket selected')).toBeVisible()
  await expect.element(offer('Gina')).toBeVisible()
})

test('offer for a closed ticket: comes after closing the one that is chosen, and goes with Undo', async () => {
  await open('Hugo', 'Ida')
  await page.getByRole('checkbox', { name: /Ida/ }).click()
  await page.getByRole('region', { name: 'Selected tickets' }).getByRole('button', { name: 'Close' }).click()
  await expect.element(offer('Ida')).toBeVisible()
  await expect.element(article('Hugo')).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(page.getByText(/^An offer/)).not.toBeInTheDocument()
})

test('offer for a closed ticket: comes after the key of its row, with no ticket open', async () => {
  await show('', 'Jack', 'Kim')
  await userEvent.keyboard('j')
  await expect.element(row('Jack')).toHaveFocus()
  await userEvent.keyboard('e')
  await expect.element(offer('Jack')).toBeVisible()
})

test('offer for a closed ticket: comes below the list of a phone after a swipe', async () => {
  await page.viewport(390, 844)
  await touchScreen()
  await show('', 'Lea', 'Max')
  await expect.poll(() => document.querySelector('[hidden][aria-hidden]')?.textContent).toBe('CloseSnooze')
  const finger = press(row('Lea').element())
  await finger.move(-120)
  await finger.release()
  await expect.element(row('Lea')).not.toBeInTheDocument()
  await expect.element(offer('Lea')).toBeVisible()
})
