import {
  closeTicket,
  countTickets,
  getTicketInfo,
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
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'
import { user } from './ticket-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

const article = (name: string) => page.getByRole('article', { name: `About ${name}` })
const offer = (name: string) => page.getByText(`An offer for ${name}`)

/** An inbox whose first ticket is open, beside a feature that offers something for closed tickets. */
async function open(...names: readonly string[]) {
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
  await page.viewport(1440, 900)
  await render(
    <TestFrame>
      <div style={{ blockSize: 600 }}>
        <FeatureScreen
          feature={{ ...supportTicketsFeature, fills }}
          path={`/webs/tickets?ticket=${names[0]}`}
        />
      </div>
    </TestFrame>,
  )
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
