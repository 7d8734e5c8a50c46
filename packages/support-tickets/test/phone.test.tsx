import type { TicketSummary, User } from '@replybay/api-client'
import {
  changeTickets,
  closeTicket,
  countTickets,
  getTicketInfo,
  getUserInfo,
  listAssignees,
  listCannedAnswers,
  listTickets,
  suggestAnswer,
  undoTicket,
  updateTicket,
} from '@replybay/api-client/operations'
import {
  aMessage,
  anEvent,
  answerWith,
  aTicket,
  aTicketSummary,
  aUser,
  FeatureScreen,
  handle,
  loadTestMessages,
  TestFrame,
} from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'
import { press, touchScreen } from '@replybay/vitest/fingers'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(async () => {
  localStorage.clear()
  await page.viewport(390, 844)
})

const person = (_id: string, name: string, change: Partial<TicketSummary> = {}) =>
  aTicketSummary({
    _id,
    subject: `About ${name}`,
    customer: { _id: `c-${_id}`, name },
    unread: false,
    ...change,
  })
const ada = person('ada', 'Ada')
const ben = person('ben', 'Ben')
const cleo = person('cleo', 'Cleo')
const counts = { open: { web: 9 }, answered: { web: 4 } }

interface State {
  tickets?: TicketSummary[]
  user?: Partial<User>
  counts?: Record<string, Record<string, number>>
  suggestion?: { parts: { text: string; fact?: 'date' }[]; shorter: null; sources: [] } | null
}

/** The calls of an inbox with these tickets; what is changed is kept. */
function inbox({
  tickets = [ada, ben, cleo],
  user,
  counts: counted = counts,
  suggestion = null,
}: State = {}) {
  const changed: { id: string; status?: string; snoozedUntil?: string; undone?: boolean }[] = []
  /** Those that are closed or sleep. */
  const gone = new Set<string>()
  const known = (id: string) => aTicket({ ...(tickets.find(({ _id }) => _id === id) ?? ada) })
  const asked: URLSearchParams[] = []
  /** To whom tickets were given. */
  const given: string[] = []
  answerWith(
    handle(getUserInfo, () => ({ data: { user: aUser(user) } })),
    handle(countTickets, () => ({ data: { counts: counted, openGroups: { mine: { web: 4 } } } })),
    handle(listAssignees, () => ({ data: { assignees: [{ _id: 'ines', name: 'Inès Moreau' }] } })),
    handle(listTickets, ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return { data: { tickets: tickets.filter(({ _id }) => !gone.has(_id)), nextCursor: null } }
    }),
    handle(getTicketInfo, ({ params }) => ({
      data: {
        ticket: aTicket({
          ...(tickets.find(({ _id }) => _id === params.id) ?? ada),
          messages: [aMessage({ _id: 'asked', text: 'Un échange, s’il vous plaît.' })],
          handedOff: true,
          events: [anEvent({ kind: 'handed-over', actor: 'agent', reason: 'delivery-date' })],
        }),
      },
    })),
    handle(suggestAnswer, () => ({ data: { suggestion } })),
    handle(closeTicket, ({ params: { id } }) => {
      changed.push({ id, status: 'closed' })
      gone.add(id)
      return { data: { ticket: { ...known(id), status: 'closed' } } }
    }),
    handle(undoTicket, ({ params: { id } }) => {
      changed.push({ id, undone: true })
      gone.delete(id)
      return { data: { ticket: known(id) } }
    }),
    handle(updateTicket, async ({ request, params: { id } }) => {
      const { assigneeId, snoozedUntil } = (await request.json()) as {
        assigneeId?: string
        snoozedUntil?: string
      }
      if (assigneeId !== undefined) given.push(assigneeId)
      if (snoozedUntil !== undefined) {
        changed.push({ id, snoozedUntil })
        gone.add(id)
        return { data: { ticket: { ...known(id), snoozedUntil } } }
      }
      return { data: { ticket: aTicket({ ...ada, ...(assigneeId && { assigneeId }) }) } }
    }),
    handle(listCannedAnswers, () => ({ data: { cannedAnswers: [] } })),
    handle(changeTickets, async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] }
      return { data: { changed: ids, failed: [] } }
    }),
  )
  return { changed, asked, given }
}

const show = (path = '/webs/tickets') =>
  render(
    <TestFrame>
      <div style={{ blockSize: '100vh', display: 'flex' }}>
        <FeatureScreen feature={supportTicketsFeature} path={path} />
      </div>
    </TestFrame>,
  )
const row = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const toast = () => page.getByRole('region', { name: 'Notifications' })
const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height
const place = () => document.querySelector('[data-composer]')
const answer = () => page.getByRole('textbox', { name: 'Your reply' })

/** Time goes on from a moment, until the test ends. */
function itIs(now: Date) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  onTestFinished(() => void vi.useRealTimers())
}

/** Shows the list to fingers, once what hears them is there. */
async function showToFingers(state?: State) {
  await touchScreen()
  const calls = inbox(state)
  await show()
  await expect.element(row('Ada')).toBeVisible()
  // What a swipe will do is there, hidden.
  await expect.poll(() => document.querySelector('[hidden][aria-hidden]')?.textContent).toBe('CloseSnooze')
  return calls
}

test('list on a phone: one row of 56 px above it, with the view and its count, search, filters and a new ticket', async () => {
  inbox({ user: { capabilities: [...(aUser().capabilities ?? []), 'customers'] } })
  await show()
  await expect.element(row('Ada')).toBeVisible()
  const title = page.getByRole('heading', { level: 1, name: /Open 3/ })
  await expect.element(title).toBeVisible()
  const top = title.element().parentElement
  expect(heightOf(top)).toBe(56)
  expect(row('Ada').element().getBoundingClientRect().top - (top?.getBoundingClientRect().bottom ?? 0)).toBe(
    0,
  )
  expect(heightOf(row('Ada').element())).toBe(83)
  for (const name of ['Search tickets', 'Filters', 'New ticket']) {
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  }
})

test('views on a phone: a sheet leads to another view, and closes', async () => {
  const { asked } = inbox()
  await show()
  await page.getByRole('button', { name: /^Web chat Open/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Views' })
  await expect.element(sheet.getByRole('link', { name: /^WhatsApp/ })).toBeVisible()
  await sheet.getByRole('link', { name: /^Mine/ }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(() => asked.at(-1)?.get('assignee')).toBe('user-1')
  await expect.element(page.getByRole('heading', { level: 1, name: /Mine/ })).toBeVisible()
  // The view says it: it is no filter besides.
  await expect.element(page.getByRole('group', { name: 'Filters' })).not.toBeInTheDocument()
})

test('filters on a phone: what is on shows once, in a strip that scrolls away, and is cleared there', async () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    person(`t${index}`, `Person ${index}.`, { tags: ['Damaged'] }),
  )
  const { asked } = inbox({ tickets: many })
  await show('/webs/tickets?tag=Damaged')
  const strip = page.getByRole('group', { name: 'Filters' })
  await expect.element(strip).toBeVisible()
  expect(heightOf(strip.element())).toBe(36)
  await expect.element(page.getByRole('button', { name: 'Filters, some active' })).toBeVisible()
  const before = strip.element().getBoundingClientRect().top
  expect(row('Person 0\\.').element().getBoundingClientRect().top).toBe(before + 36)
  page
    .getByRole('list', { name: /^Tickets/ })
    .element()
    .parentElement?.scrollTo({ top: 200 })
  await expect.poll(() => strip.element().getBoundingClientRect().top).toBe(before - 200)
  page
    .getByRole('list', { name: /^Tickets/ })
    .element()
    .parentElement?.scrollTo({ top: 0 })
  await strip.getByRole('button', { name: 'Clear “Tag: Damaged”' }).click()
  await expect.poll(() => asked.at(-1)?.has('tag')).toBe(false)
  await expect.element(strip).not.toBeInTheDocument()
})

test('filters on a phone: the sheet has each of them, the order, and what is done with the whole list', async () => {
  const { asked } = inbox()
  await show()
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: /^Unread/ }).click()
  await sheet.getByText('Unread', { exact: true }).last().click()
  await expect.poll(() => asked.at(-1)?.get('unread')).toBe('true')
  await sheet.getByRole('button', { name: 'Recently updated first' }).click()
  await expect.poll(() => asked.at(-1)?.get('sort')).toBe('newest')
  await expect.element(sheet.getByRole('button', { name: 'Export as CSV' })).toBeVisible()
})

test('search on a phone: takes the place of the view, and gives it back', async () => {
  const { asked } = inbox()
  await show()
  await page.getByRole('button', { name: 'Search tickets' }).click()
  const field = page.getByRole('textbox', { name: 'Search tickets' })
  await expect.element(field).toHaveFocus()
  await field.fill('globe')
  await expect.poll(() => asked.at(-1)?.get('search')).toBe('globe')
  await page.getByRole('button', { name: 'Close search' }).click()
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Web chat Open/ })).toBeVisible()
})

test('swipe to the left: closes from 96 px on, named and undone', async () => {
  const { changed } = await showToFingers()
  const finger = press(row('Ben').element())
  await finger.move(-12)
  const ground = () => row('Ben').element().closest('li')?.querySelector('[data-side]')
  // It shows from the first px.
  await expect.poll(() => ground()?.getBoundingClientRect().width).toBe(12)
  expect(ground()?.getAttribute('data-side')).toBe('left')
  expect(ground()?.hasAttribute('data-reached')).toBe(false)
  await finger.move(-108)
  await expect.poll(() => ground()?.hasAttribute('data-reached')).toBe(true)
  await finger.release()
  await expect.element(toast().getByText('Closed: Ben')).toBeVisible()
  await expect.element(row('Ben')).not.toBeInTheDocument()
  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect.element(row('Ben')).toBeVisible()
  await expect.element(row('Ben')).toHaveFocus()
  expect(changed).toEqual([
    { id: 'ben', status: 'closed' },
    { id: 'ben', undone: true },
  ])
})

test('swipe to the right: snoozes until tomorrow at nine; another time is asked for from the strip', async () => {
  itIs(new Date(2026, 10, 24, 15))
  const { changed } = await showToFingers()
  const finger = press(row('Ben').element())
  await finger.move(120)
  await finger.release()
  await expect.element(toast().getByText(/^Snoozed until tomorrow/)).toBeVisible()
  await toast().getByRole('button', { name: 'Change time' }).click()
  const tomorrow = new Date(2026, 10, 25, 9)
  await expect.poll(() => changed).toEqual([{ id: 'ben', snoozedUntil: tomorrow.toISOString() }])
  await page
    .getByRole('dialog', { name: 'Snooze until' })
    .getByRole('button', { name: /^In 4 hours/ })
    .click()
  await expect.element(toast().getByText(/^Snoozed until/)).toBeVisible()
  await expect.poll(() => changed.length).toBe(2)
})

test('swipe to the right by night: snoozes until this morning, and says that the time to reply ends before', async () => {
  itIs(new Date(2026, 10, 24, 0, 54))
  const answerBy = new Date(2026, 10, 24, 7, 15).toISOString()
  const { changed } = await showToFingers({ tickets: [ada, { ...ben, answerBy }, cleo] })
  const finger = press(row('Ben').element())
  await finger.move(120)
  await finger.release()
  await expect.element(toast().getByText('Snoozed until 9:00 AM')).toBeVisible()
  await expect.element(toast().getByText(/^Ben · You can reply until .*7:15 AM\./)).toBeVisible()
  const morning = new Date(2026, 10, 24, 9).toISOString()
  await expect.poll(() => changed).toEqual([{ id: 'ben', snoozedUntil: morning }])
  await toast().getByRole('button', { name: 'Change time' }).click()
  const sheet = page.getByRole('dialog', { name: 'Snooze until' })
  await expect.element(sheet.getByRole('button', { name: 'This morning at 9:00 AM' })).toBeVisible()
})

test('swipe to the right, another time is asked for and not chosen: the way back is there again', async () => {
  const { changed } = await showToFingers()
  const finger = press(row('Ben').element())
  await finger.move(120)
  await finger.release()
  await toast().getByRole('button', { name: 'Change time' }).click()
  const sheet = page.getByRole('dialog', { name: 'Snooze until' })
  await expect.element(sheet).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(() => changed).toHaveLength(1)
  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => changed.at(-1)).toEqual({ id: 'ben', undone: true })
})

test.each([
  ['let go before 96 px', -84, 0],
  ['moved down by 10 px', -48, 12],
])('swipe that is %s: the row springs back and nothing is done, nor opened', async (_name, by, down) => {
  const { changed } = await showToFingers()
  const finger = press(row('Ben').element())
  await finger.move(by)
  await finger.move(by, down)
  await finger.move(by - (down > 0 ? 96 : 0), down)
  await finger.release()
  const left = () => row('Ben').element().getBoundingClientRect().left
  await expect.poll(left).toBe(0)
  await expect.poll(() => document.querySelector('li [data-side]')).toBeNull()
  expect(toast().element().textContent).toBe('')
  await expect.element(page.getByRole('log')).not.toBeInTheDocument()
  expect(changed).toEqual([])
})

test('long press: selects the row, after which a tap adds another and opens none', async () => {
  await showToFingers()
  const finger = press(row('Ada').element())
  const bar = page.getByRole('region', { name: 'Selected tickets' })
  await expect.element(bar.getByText('1 ticket')).toBeVisible()
  await finger.release()
  const tap = press(row('Ben').element())
  await tap.release()
  await expect.element(bar.getByText('2 tickets')).toBeVisible()
  await expect.element(page.getByRole('log')).not.toBeInTheDocument()
})

test('a row’s menu: by keys it closes, and the focus stays in the list', async () => {
  inbox()
  await show()
  await expect.element(row('Ada')).toBeVisible()
  const link = row('Ada').element()
  if (link instanceof HTMLElement) link.focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Actions for the ticket from Ada' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const menu = page.getByRole('menu', { name: 'Actions for the ticket from Ada' })
  await expect.element(menu.getByRole('menuitem', { name: /^Snooze: Tomorrow at 9:00/ })).toBeVisible()
  await menu.getByRole('menuitem', { name: 'Close' }).click()
  await expect.element(toast().getByText('Closed: Ada')).toBeVisible()
  await expect.element(row('Ada')).not.toBeInTheDocument()
  await expect.element(row('Ben')).toHaveFocus()
})

test('a toast over a ticket on a phone: stands between what was said and the answer, over neither', async () => {
  inbox()
  await show('/webs/tickets?ticket=ada')
  const article = page.getByRole('article', { name: 'About Ada' })
  await expect.element(article).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(toast().getByText(/^Assigned to/)).toBeVisible()
  const [strip, composer] = [toast().element(), place()].map((element) => element?.getBoundingClientRect())
  const log = page.getByRole('log').element().getBoundingClientRect()
  expect(strip?.top).toBeGreaterThanOrEqual(log.bottom)
  expect(strip?.bottom).toBeLessThanOrEqual(composer?.top ?? 0)
})

test('ticket on a phone: the customer’s name in a header of 56 px, the whole subject and tags head the thread', async () => {
  const subject = 'Globe fêlé à l’arrivée, échange avant le 28 pour une inauguration'
  inbox({ tickets: [{ ...ada, subject, tags: ['ML-10482', 'Damaged'] }] })
  await show('/webs/tickets?ticket=ada')
  const log = page.getByRole('log')
  await expect.element(log.getByRole('heading', { name: subject })).toBeVisible()
  await expect.element(log.getByText('ML-10482')).toBeVisible()
  await expect.element(log.getByText('Damaged')).toBeVisible()
  const header = page.getByRole('article', { name: subject }).element().querySelector('header')
  expect(heightOf(header)).toBe(56)
  await expect.element(page.getByRole('group', { name: 'Ticket actions' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Customer: Ada' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Customer' })).toBeVisible()
})

test('ticket on a phone: what is not in the header is in its menu', async () => {
  const { given } = inbox()
  await show('/webs/tickets?ticket=ada')
  await page.getByRole('button', { name: 'More actions' }).click()
  for (const name of ['Snooze…', 'Tags…', 'Status…', 'Next ticket', 'Delete']) {
    await expect.element(page.getByRole('menuitem', { name })).toBeVisible()
  }
  expect(page.getByRole('menuitem', { name: 'Raw fields' }).query()).toBeNull()
  await page.getByRole('menuitem', { name: 'Assign to…' }).click()
  const sheet = page.getByRole('dialog', { name: 'Assign to' })
  await sheet.getByRole('button', { name: 'Inès Moreau' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(() => given).toEqual(['ines'])
})

const suggestion = {
  parts: [{ text: 'Un globe neuf part, livraison le ' }, { text: '', fact: 'date' as const }],
  shorter: null,
  sources: [] as [],
}

test('composer on a phone: at rest one line of 44 px with the number of suggestions, the hand-off above it', async () => {
  inbox({ suggestion })
  await show('/webs/tickets?ticket=ada')
  await expect.element(page.getByRole('button', { name: 'Suggested reply: 1' })).toBeVisible()
  expect(heightOf(place())).toBe(61)
  expect(heightOf(answer().element().closest('[data-composer] > div > div > div'))).toBe(44)
  await expect.element(page.getByRole('note', { name: 'Handoff' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled()
})

test('composer on a phone: touched it shows the suggestion, grows with the text to 110 px, and loses the hand-off', async () => {
  inbox({ suggestion })
  await show('/webs/tickets?ticket=ada')
  await expect.element(page.getByRole('button', { name: 'Suggested reply: 1' })).toBeVisible()
  await answer().click()
  await expect.element(page.getByText('Suggested reply · 1 to fill in')).toBeVisible()
  await expect.element(answer()).toHaveFocus()
  await expect.element(page.getByRole('note', { name: 'Handoff' })).not.toBeInTheDocument()
  expect(heightOf(answer().element())).toBe(22)
  expect(getComputedStyle(answer().element()).fontSize).toBe('16px')
  await userEvent.keyboard('1{Shift>}{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6{Enter}7{/Shift}')
  expect(heightOf(answer().element())).toBe(110)
  await answer().fill('')
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect.element(answer()).toHaveValue('Un globe neuf part, livraison le ‹date›')
  await expect.element(page.getByText(/^Suggested reply/)).not.toBeInTheDocument()
})

test('composer on a phone: what is written stays when the focus leaves it, and so does the place of the caret', async () => {
  inbox()
  await show('/webs/tickets?ticket=ada')
  await answer().fill('C’est noté.')
  await expect.element(page.getByText('Saved')).toBeVisible()
  await page.getByRole('log').click({ position: { x: 20, y: 20 } })
  await expect.poll(() => place()?.getAttribute('data-composer')).toBe('rest')
  await expect.element(answer()).toHaveValue('C’est noté.')
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled()
})

test('composer on a phone: a press on a button beside the text leaves the keyboard open', async () => {
  inbox({ suggestion })
  await show('/webs/tickets?ticket=ada')
  await expect.element(page.getByRole('button', { name: 'Suggested reply: 1' })).toBeVisible()
  await answer().click()
  await page.getByRole('button', { name: 'Collapse suggestion' }).click()
  await expect.element(page.getByRole('button', { name: 'Expand suggestion' })).toBeVisible()
  await expect.element(answer()).toHaveFocus()
})

test('composer on a phone: a note is a lock away, and the answer behind it', async () => {
  inbox()
  await show('/webs/tickets?ticket=ada')
  await answer().click()
  await page.getByRole('button', { name: 'Note' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Your note' })).toHaveFocus()
  await page.getByRole('button', { name: 'Note', pressed: true }).click()
  await expect.element(answer()).toHaveFocus()
})

test.each([
  [508, 'Collapse suggestion'],
  [407, 'Expand suggestion'],
])(
  'composer on a phone: with a keyboard that leaves %i px the thread keeps 160, its end in sight; the suggestion folds first',
  async (height, button) => {
    inbox({ suggestion })
    await show('/webs/tickets?ticket=ada')
    await expect.element(page.getByRole('button', { name: 'Suggested reply: 1' })).toBeVisible()
    await answer().click()
    await page.viewport(390, height)
    await answer().fill('1\n2\n3\n4\n5\n6')
    await expect.element(page.getByRole('button', { name: button })).toBeVisible()
    const log = page.getByRole('log').element()
    await expect.poll(() => heightOf(log)).toBeGreaterThanOrEqual(160)
    const message = page.getByText('Un échange, s’il vous plaît.').element().getBoundingClientRect()
    expect(message.bottom).toBeLessThan(log.getBoundingClientRect().bottom)
    expect(message.top).toBeGreaterThan(log.getBoundingClientRect().top)
    const send = page.getByRole('button', { name: 'Send', exact: true }).element().getBoundingClientRect()
    expect(send.bottom).toBeLessThanOrEqual(height)
  },
)

test('empty inbox: nobody has written yet, so that there is nothing to go on to', async () => {
  inbox({ tickets: [], counts: {} })
  await show()
  await expect.element(page.getByText('No tickets yet')).toBeVisible()
})

test.each([
  ['/webs/tickets?channel=all', 'Show answered tickets', 'status', 'answered'],
  ['/webs/tickets?channel=telegram', 'Show all channels', 'channel', null],
  ['/webs/tickets?channel=all&assignee=me', 'Show open tickets', 'assignee', null],
])('empty view %s: leads on by “%s”', async (path, button, parameter, value) => {
  const { asked } = inbox({ tickets: [] })
  await show(path)
  await page.getByRole('button', { name: button }).click()
  await expect.poll(() => asked.at(-1)?.get(parameter)).toBe(value)
})
