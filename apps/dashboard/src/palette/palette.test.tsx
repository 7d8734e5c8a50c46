import type { CustomerRecord } from '@replybay/api-client'
import {
  getCustomer,
  getTicketInfo,
  listAssignees,
  listCustomers,
  listTickets,
  updateTicket,
} from '@replybay/api-client/operations'
import { supportTicketsFeature } from '@replybay/support-tickets'
import { aTicket, aTicketSummary, aUser, handle, loadTestMessages, problem } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() =>
  loadTestMessages(
    ...shellMessages,
    loadKitMessages,
    supportTicketsFeature.texts.frame,
    supportTicketsFeature.texts.pages,
  ),
)
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(1440, 900)
})

const user = aUser({ capabilities: ['tickets', 'customers'] })
const owen = aTicketSummary({
  _id: 'owen',
  subject: 'Linen shade for the Sève',
  customer: { _id: 'c2', name: 'Owen Gallagher' },
})
const linda: CustomerRecord = {
  _id: 'c3',
  name: 'Linda Okafor',
  email: 'linda@mail.example',
  blocked: false,
  channels: ['web'],
  ticketCount: 2,
  openCount: 1,
  createdAt: '2026-01-05T08:00:00.000Z',
}
const searchOf = (request: Request) => new URL(request.url).searchParams.get('search')
const option = (name: RegExp | string) => page.getByRole('option', { name })
const labels = () =>
  page
    .getByRole('option')
    .all()
    .map((each) => each.element().textContent)

/** The tickets that a server finds; where nothing is searched for, there are none. */
const found = (
  answer: (search: string) => ReturnType<typeof aTicketSummary>[] | Promise<Response> | Response,
) =>
  handle(listTickets, ({ request }) => {
    const search = searchOf(request)
    const result = search === null ? [] : answer(search)
    return Array.isArray(result) ? { data: { tickets: result } } : result
  })
const people = (...customers: CustomerRecord[]) => handle(listCustomers, () => ({ data: { customers } }))

async function openPalette(path: string, server: Parameters<typeof openDashboard>[2] & object) {
  const router = await openDashboard(path, user, server)
  await expect.element(page.getByRole('button', { name: /Your account/ })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  return router
}

/** Letter by letter, in no time: what is asked for meanwhile depends on no machine. */
async function typeAtOnce(field: Element, text: string): Promise<void> {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  for (const length of text.split('').keys()) {
    value?.set?.call(field, text.slice(0, length + 1))
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    // Each letter is drawn.
    for (let task = 0; task < 10; task++) await Promise.resolve()
  }
}

test('palette, typed: tickets and customers are found below commands, and all tickets can be searched', async () => {
  const asked: (string | null)[] = []
  const router = await openPalette('/', {
    server: [
      handle(listTickets, ({ request }) => {
        asked.push(searchOf(request))
        return { data: { tickets: [owen] } }
      }),
      people(linda),
    ],
  })
  await expect.element(page.getByText(/^Start with @ for customers, # for orders$/)).toBeVisible()
  await typeAtOnce(page.getByRole('combobox', { name: 'Search commands' }).element(), 'lin')
  await expect.element(option(/Linen shade for the Sève Owen Gallagher · Web chat/)).toBeVisible()
  await expect.element(option('Linda Okafor linda@mail.example 1 open')).toBeVisible()
  await expect.element(option('Search all tickets for “lin” 1 ticket')).toBeVisible()
  expect(asked.filter((search) => search !== null)).toEqual(['lin'])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => router.state.location.search).toEqual({ channel: 'all', status: 'all', q: 'lin' })
})

test('palette, Enter before anything was found: the first that is found opens', async () => {
  const router = await openPalette('/', { server: [found(() => [owen]), people()] })
  await userEvent.keyboard('sève{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/ticket/owen')
})

test('palette, results come later: they are added below, and the selected row stays', async () => {
  // It may be asked for only after the customers are here.
  const arrival = Promise.withResolvers<void>()
  await openPalette('/', {
    server: [
      found(() => arrival.promise.then(() => Response.json({ data: { tickets: [owen] } }))),
      people(linda),
    ],
  })
  await userEvent.keyboard('li')
  await expect.element(option(/Linda Okafor/)).toBeVisible()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(option(/Linda Okafor/)).toHaveAttribute('aria-selected', 'true')
  const before = labels()
  arrival.resolve()
  await expect.element(option(/Linen shade/)).toBeVisible()
  await expect.element(option(/Linda Okafor/)).toHaveAttribute('aria-selected', 'true')
  expect(labels().slice(0, before.length - 1)).toEqual(before.slice(0, -1))
})

test('palette, tickets come after customers: they stand first all the same, and Enter waits for them', async () => {
  const arrival = Promise.withResolvers<void>()
  const router = await openPalette('/', {
    server: [
      found(() => arrival.promise.then(() => Response.json({ data: { tickets: [owen] } }))),
      people(linda),
    ],
  })
  await userEvent.keyboard('lin')
  await expect.element(option(/Linda Okafor/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  arrival.resolve()
  await expect.poll(() => router.state.location.pathname).toBe('/ticket/owen')
})

test('palette, customers do not come: Enter opens the ticket that stands first', async () => {
  const router = await openPalette('/', {
    server: [found(() => [owen]), handle(listCustomers, () => new Promise<never>(() => undefined))],
  })
  await userEvent.keyboard('sève')
  await expect.element(option(/Linen shade/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/ticket/owen')
})

test('palette, typed: a ticket that was found by its text shows what was said', async () => {
  const passage = ['Could I have an ', 'invoice', ' for it?']
  await openPalette('/', { server: [found(() => [{ ...owen, passage }]), people()] })
  await userEvent.keyboard('invoice')
  await expect
    .element(option(/Linen shade for the Sève Owen Gallagher · Could I have an invoice for it\?/))
    .toBeVisible()
})

test('palette, nothing found: that is said, and the search over all tickets is offered', async () => {
  await openPalette('/', { server: [found(() => []), people()] })
  await userEvent.keyboard('zzz')
  await expect.element(page.getByText('No results for “zzz”')).toBeVisible()
  await expect.element(option(/Search all tickets for “zzz”/)).toHaveAttribute('aria-selected', 'true')
})

test('palette, the search fails: that is said with Retry, and commands stay', async () => {
  let fails = true
  await openPalette('/', {
    server: [found(() => (fails ? problem(500) : [owen])), people()],
  })
  await userEvent.keyboard('dark')
  await expect.element(page.getByText('Error on fetching webTickets')).toBeVisible()
  await expect.element(option('Dark')).toBeVisible()
  fails = false
  const palette = page.getByRole('dialog', { name: 'Commands' })
  await palette.getByRole('button', { name: 'Retry' }).click()
  await expect.element(option(/Linen shade/)).toBeVisible()
  await expect.element(page.getByText('Error on fetching webTickets')).not.toBeInTheDocument()
})

test('palette: offers each appearance but the one that is chosen', async () => {
  await openPalette('/', { server: [found(() => []), people()] })
  await userEvent.keyboard('dark{Enter}')
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('appearance')
  await expect.element(option('System')).toBeVisible()
  await expect.element(option('Light')).toBeVisible()
  await expect.element(option('Dark')).not.toBeInTheDocument()
})

test('palette, @: people alone are asked for, and lead to their tickets', async () => {
  let asked = 0
  const router = await openPalette('/', {
    server: [
      found(() => {
        asked++
        return [owen]
      }),
      people(linda),
      handle(getCustomer, () => ({ data: { customer: linda, tickets: [owen] } })),
    ],
  })
  await userEvent.keyboard('@lin')
  await expect.element(option(/Linda Okafor/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByPlaceholder('Tickets from Linda Okafor')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/ticket/owen')
  expect(asked).toBe(0)
})

const elodie = aTicket({
  _id: 'elodie',
  unread: false,
  customer: { _id: 'c1', name: 'Élodie Marchand' },
  assigneeId: 'user-1',
  assigneeName: 'Camille Roy',
})

/** The palette with a ticket open. @returns who it is given to. */
async function openOnTicket() {
  const assigned: unknown[] = []
  await openDashboard('/ticket/elodie', user, {
    server: [
      handle(getTicketInfo, () => ({ data: { ticket: elodie } })),
      handle(listAssignees, () => ({
        data: {
          assignees: [
            { _id: 'user-1', name: 'Camille Roy' },
            { _id: 'ines', name: 'Inès Moreau' },
          ],
        },
      })),
      handle(updateTicket, async ({ request }) => {
        assigned.push(await request.json())
        return { data: { ticket: { ...elodie, assigneeId: 'ines', assigneeName: 'Inès Moreau' } } }
      }),
    ],
  })
  await expect.element(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(option('Close ticket')).toBeVisible()
  return assigned
}

test('palette, a ticket is open: its actions come first, in the order of their use', async () => {
  await openOnTicket()
  const firstActions = [
    'Close ticket',
    'Reply',
    'Write a note only visible to your team',
    'Assign to… currently you',
    'Add a tag…',
    // Tomorrow, or this morning for whoever looks at night.
    /^Snooze… until /,
    'Suggest a reply',
    'Mark as unread',
    'Copy link',
    'Delete ticket',
  ]
  for (const [index, name] of firstActions.entries())
    await expect.element(page.getByRole('option').nth(index)).toHaveAccessibleName(name)
  await userEvent.keyboard('{Backspace}')
  await expect.element(option('Close ticket')).not.toBeInTheDocument()
  await expect.element(option('Go to Tickets')).toBeVisible()
})

test('palette on a phone, a ticket is open: what its sheets do stands under it', async () => {
  await page.viewport(390, 844)
  await openOnTicket()
  await expect.element(option('Snooze…')).toBeVisible()
})

test('palette, second step: Escape goes back, and a choice is made where one looks', async () => {
  const assigned = await openOnTicket()
  await userEvent.keyboard('assign to{Enter}')
  await expect.element(option('Inès Moreau')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('combobox')).toHaveValue('assign to')
  await userEvent.keyboard('{Enter}')
  await expect.element(option('Inès Moreau')).toBeVisible()
  await userEvent.keyboard('ines{Enter}')
  await expect.poll(() => assigned).toEqual([{ assigneeId: 'ines' }])
  await expect.element(page.getByRole('dialog', { name: 'Commands' })).not.toBeInTheDocument()
})

test('palette, a new tag: it can be made in the second step', async () => {
  await openOnTicket()
  await userEvent.keyboard('add a tag{Enter}')
  await userEvent.keyboard('Fragile')
  await expect.element(option('Create tag “Fragile”')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Commands' })).not.toBeInTheDocument()
})

test('palette, Reply: the focus is where one answers', async () => {
  await openOnTicket()
  await userEvent.keyboard('reply{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Your reply' })).toHaveFocus()
})
