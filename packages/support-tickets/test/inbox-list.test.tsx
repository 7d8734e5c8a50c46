import type { TicketSummary, TicketView, User } from '@replybay/api-client'
import {
  changeTickets,
  closeTicket,
  countTickets,
  createView,
  deleteView,
  getTicketInfo,
  getUserInfo,
  listAssignees,
  listTicketIds,
  listTickets,
  listViews,
  undoTicket,
  updateTicket,
  updateView,
} from '@replybay/api-client/operations'
import { draftKey } from '@replybay/sync'
import { loadKitMessages } from '@replybay/ui-kit'
import {
  answerWith,
  aMessage,
  aTicket,
  aTicketSummary,
  aUser,
  FeatureScreen,
  handle,
  loadTestMessages,
  problem,
  TestFrame,
} from '@replybay/testing'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

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

/** The calls of an inbox with these tickets; what was asked for is kept. */
function inbox(tickets: TicketSummary[], change: Partial<User> = {}, ...more: ReturnType<typeof handle>[]) {
  const asked: URLSearchParams[] = []
  const closed: string[][] = []
  answerWith(
    ...more,
    handle(getUserInfo, () => ({ data: { user: aUser(change) } })),
    handle(countTickets, () => ({
      data: {
        counts: { open: { web: 9 }, answered: { web: 5 } },
        openGroups: { mine: { web: 4 } },
        snoozed: { open: { web: 2 }, answered: { web: 1 } },
      },
    })),
    handle(listAssignees, () => ({
      data: { assignees: [{ _id: 'ines', name: 'Inès Moreau' }] },
    })),
    handle(listTickets, ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      const isSearched = asked.at(-1)?.has('search')
      return { data: { tickets: isSearched ? [cleo] : tickets, nextCursor: null } }
    }),
    handle(getTicketInfo, ({ params }) => ({
      data: { ticket: aTicket({ ...(tickets.find(({ _id }) => _id === params.id) ?? ada) }) },
    })),
    handle(listTicketIds, () => ({ data: { ids: ['ada', 'ben', 'cleo'], hasMore: false } })),
    handle(changeTickets, async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] }
      closed.push(ids)
      return { data: { changed: ids, failed: [] } }
    }),
  )
  return { asked, closed }
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
const chosen = () => page.getByRole('region', { name: 'Selected tickets' })
const toast = () => page.getByRole('region', { name: 'Notifications' })

test('the slash leads to the search, whose words the server is asked for; Escape clears them', async () => {
  const { asked } = inbox([ada])
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('/')
  const field = page.getByRole('textbox', { name: 'Search tickets' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('globe 10391')
  await expect.element(row('Cleo')).toBeVisible()
  await expect.poll(() => asked.at(-1)?.get('search')).toBe('globe 10391')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  await expect.element(row('Ada')).toBeVisible()
})

test('Snoozed: counts and lists snoozed tickets of each status, each with its time, and Answered has none', async () => {
  const until = new Date(Date.now() + 3_600_000)
  const asleep = person('cleo', 'Cleo', { status: 'answered', snoozedUntil: until.toISOString() })
  const { asked } = inbox([person('ada', 'Ada', { status: 'answered' }), asleep])
  await page.viewport(1440, 900)
  await show()
  await page.getByRole('link', { name: /^Answered\s*4$/ }).click()
  await expect.element(row('Ada')).toBeVisible()
  await expect.element(row('Cleo')).not.toBeInTheDocument()
  await page.getByRole('link', { name: /^Snoozed\s*3$/ }).click()
  await expect.element(row('Cleo').getByText(/^until .*\d:\d\d/)).toBeVisible()
  await expect.element(row('Ada')).not.toBeInTheDocument()
  expect(asked.at(-1)?.has('status')).toBe(false)
  expect(asked.at(-1)?.get('snoozed')).toBe('true')
})

test('the search says in which view it looks, and looks in all tickets where one wants', async () => {
  const { asked } = inbox([ada])
  await show('/webs/tickets?assignee=none')
  const field = page.getByRole('textbox', { name: 'Search tickets' })
  await expect.element(field).toHaveAttribute('placeholder', 'Search in Unassigned')
  await field.fill('globe')
  await page.getByRole('button', { name: 'Search all tickets' }).click()
  await expect.poll(() => asked.at(-1)?.toString()).toContain('search=globe')
  await expect.poll(() => asked.at(-1)?.has('assignee')).toBe(false)
  await expect.poll(() => asked.at(-1)?.has('status')).toBe(false)
  await expect.element(field).toHaveAttribute('placeholder', 'Search tickets')
})

test('what was searched for is shown and marked in place of the last message', async () => {
  const passage = ['Is the ', 'globe', ' heavy?']
  inbox([{ ...ada, passage, lastMessage: aMessage({ author: 'agent', text: 'It is not.' }) }])
  await show()
  await expect.element(row('Ada').getByText('Is the globe heavy?')).toBeVisible()
  await expect.element(row('Ada').getByRole('mark')).toHaveTextContent('globe')
  await expect.element(row('Ada').getByText('It is not.')).not.toBeInTheDocument()
})

test('an exported file is named after the list and its view, and its columns as on screen', async () => {
  inbox([ada])
  const files: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(this.download)
  })
  const made = vi.spyOn(URL, 'createObjectURL')
  onTestFinished(() => {
    click.mockRestore()
    made.mockRestore()
  })
  await show('/webs/tickets?assignee=none')
  await page.getByRole('button', { name: 'List options' }).click()
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
  await expect.poll(() => files.join()).toMatch(/_[^_]*-Unassigned_\d{4}-\d\d-\d\d\.csv$/)
  const [file] = made.mock.calls[0] ?? []
  const [head = ''] = file instanceof Blob ? (await file.text()).split('\r\n') : []
  expect(head.replaceAll(/ \([^)]*\)/g, '')).toBe(
    'ID,Channel,Status,Subject,Customer,Email,Email verified,Phone,Tags,Assignee,Unread,Last message,Waiting since,Opened,Last updated',
  )
})

test('what is filtered can be saved as a view beside the filters', async () => {
  inbox(
    [ada],
    { capabilities: [...(aUser().capabilities ?? []), 'views'] },
    handle(listViews, () => ({ data: { views: [] } })),
  )
  await show('/webs/tickets?tag=Invoice')
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('a ticket that is opened while one still types stays open when the words are searched for', async () => {
  const { asked } = inbox([ada, ben])
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await page.getByRole('textbox', { name: 'Search tickets' }).fill('globe')
  const ticket = row('Ada').element()
  if (ticket instanceof HTMLElement) ticket.click()
  await expect.poll(() => asked.at(-1)?.get('search')).toBe('globe')
  await expect.element(row('Cleo')).toBeVisible()
  await expect.element(page.getByRole('article', { name: 'About Ada' })).toBeVisible()
})

test('a backend without filters is asked for none, and what is loaded is searched here', async () => {
  const { asked } = inbox([ada, ben], { capabilities: [] })
  await show('/webs/tickets?q=ben')
  await expect.element(row('Ben')).toBeVisible()
  await expect.element(row('Ada')).not.toBeInTheDocument()
  expect(asked.map(String)).toEqual([''])
  await expect.element(page.getByRole('link', { name: 'Mine' })).not.toBeInTheDocument()
})

test('“Mine” asks for who looks, and says how many there are', async () => {
  const { asked } = inbox([ada])
  await show()
  await page.getByRole('link', { name: /^Mine/ }).first().click()
  await expect.poll(() => asked.at(-1)?.get('assignee')).toBe('user-1')
  await expect.element(page.getByRole('link', { name: /^Mine/ }).first().getByText('4')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Open/ }).first().getByText('7')).toBeVisible()
})

test('a filter that nothing matches can be cleared', async () => {
  inbox([])
  await show('/webs/tickets?tag=Invoice')
  await expect.element(page.getByText('No matching tickets')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(page.getByText('No one is waiting')).toBeVisible()
})

test('who reads a draft of theirs in the list sees that it is not sent', async () => {
  localStorage.setItem('replybay:draft:user-1:ben', JSON.stringify({ text: 'Hello' }))
  inbox([ada, ben])
  await show()
  await expect.element(row('Ben').getByText('Draft')).toBeVisible()
  await expect.element(row('Ada').getByText('Draft')).not.toBeInTheDocument()
})

test('j and k move through the list, x chooses, and Shift a range', async () => {
  inbox([ada, ben, cleo])
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(row('Ada')).toHaveFocus()
  await userEvent.keyboard('xj')
  await expect.element(row('Ben')).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(row('Cleo')).toHaveFocus()
  await userEvent.keyboard('{Shift>}x{/Shift}')
  await expect.element(chosen().getByText('3 tickets')).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(row('Ben')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(chosen()).not.toBeInTheDocument()
})

test('with a ticket open, j opens the next one, and Escape goes back to the list', async () => {
  inbox([ada, ben])
  await show('/webs/tickets?ticket=ada')
  await expect.element(page.getByRole('article', { name: 'About Ada' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('article', { name: 'About Ben' })).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(page.getByRole('article', { name: 'About Ada' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('article')).not.toBeInTheDocument()
})

test('what is chosen is closed at once for the eye, and for the server once it can’t be undone', async () => {
  const { closed } = inbox([ada, ben, cleo])
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('jxjx')
  await expect.element(chosen().getByText('2 tickets')).toBeVisible()
  await userEvent.keyboard('e')
  await expect.element(row('Ada')).not.toBeInTheDocument()
  await expect.element(toast().getByText('2 tickets closed')).toBeVisible()
  expect(closed).toEqual([])
  await toast().getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => closed).toEqual([['ada', 'ben']])
})

test('search beside the title of a narrow list: is as small as a button until it is used', async () => {
  inbox([ada])
  await page.viewport(1024, 768)
  await show()
  const field = page.getByRole('textbox', { name: 'Search tickets' })
  await expect.element(row('Ada')).toBeVisible()
  const widthOf = (element: Element) => element.getBoundingClientRect().width
  expect(widthOf(field.element())).toBeLessThan(44)
  const title = page.getByRole('heading', { level: 1 }).element()
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  await field.click()
  await expect.poll(() => widthOf(field.element())).toBeGreaterThan(150)
  await userEvent.keyboard('globe{Tab}{Tab}')
  await expect.element(field).not.toHaveFocus()
  expect(widthOf(field.element())).toBeGreaterThan(150)
})

test('chosen tickets are snoozed until any moment, and woken where one of them is snoozed', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString()
  inbox([ada, ben, { ...cleo, snoozedUntil: until }], { capabilities: ['tickets'] })
  await show('/webs/tickets?status=all')
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('jxjx')
  await chosen().getByRole('button', { name: 'Snooze' }).click()
  const item = (name: string) => page.getByRole('menuitem', { name })
  await expect.element(item('Pick date and time…')).toBeVisible()
  expect(item('Unsnooze').elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  const third = row('Cleo').element()
  if (third instanceof HTMLElement) third.focus()
  await userEvent.keyboard('x')
  await chosen().getByRole('button', { name: 'Snooze' }).click()
  await expect.element(item('Unsnooze')).toBeVisible()
  await item('Pick date and time…').click()
  await expect.element(page.getByRole('dialog', { name: 'Snooze until' })).toBeVisible()
})

test('views over a narrow list: its title opens them, and one of them closes them', async () => {
  const { asked } = inbox([ada])
  await page.viewport(1024, 768)
  await show()
  await page.getByRole('heading', { level: 1 }).getByRole('button', { name: /Open/ }).click()
  const views = page.getByRole('dialog', { name: 'Views' })
  await views.getByRole('link', { name: /^Answered/ }).click()
  await expect.element(views).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: /Answered/ })).toBeVisible()
  expect(asked.at(-1)?.get('status')).toBe('answered')
})

test('a ticket on its way: its row heads the pane, and keys act on it', async () => {
  const told: string[] = []
  const onItsWay = new Promise<never>(() => undefined)
  inbox(
    [ada, ben],
    {},
    handle(getTicketInfo, () => onItsWay),
    handle(closeTicket, ({ params }) => {
      told.push(params.id)
      return onItsWay
    }),
  )
  await page.viewport(1440, 900)
  await show()
  await row('Ada').click()
  await expect.element(page.getByRole('heading', { name: 'About Ada' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Snooze', exact: true })).toBeVisible()
  await userEvent.keyboard('e')
  await expect.poll(() => told).toEqual(['ada'])
  await expect.element(page.getByRole('heading', { name: 'About Ben' })).toBeVisible()
})

test('closing a ticket in which one has begun to write says that this is kept', async () => {
  inbox(
    [ada, ben],
    {},
    handle(closeTicket, () => ({ data: { ticket: aTicket({ ...ada, status: 'closed' }) } })),
  )
  localStorage.setItem(draftKey('user-1', 'ada'), JSON.stringify({ text: 'Hello' }))
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('je')
  await expect.element(toast().getByText('Closed · draft kept')).toBeVisible()
})

test('keys after a row had the focus beside an open ticket: each of two is chosen, and deleting asks', async () => {
  // The next ticket stays on its way: the focus is where it was.
  const onItsWay = new Promise<never>(() => undefined)
  inbox(
    [ada, ben, cleo],
    {},
    handle(getTicketInfo, ({ params }) =>
      params.id === 'cleo' ? onItsWay : { data: { ticket: aTicket(params.id === 'ben' ? ben : ada) } },
    ),
  )
  await page.viewport(1440, 900)
  await show('/webs/tickets?ticket=ada')
  await expect.element(page.getByRole('article', { name: 'About Ada' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('article', { name: 'About Ben' })).toHaveFocus()
  const link = row('Ada').element()
  if (link instanceof HTMLElement) link.focus()
  await userEvent.keyboard('xjx')
  await expect.element(chosen().getByText('2 tickets')).toBeVisible()
  await userEvent.keyboard('#')
  await expect.element(page.getByRole('dialog', { name: 'Delete 2 tickets?' })).toBeVisible()
})

test('the keys of an open ticket work on what is chosen', async () => {
  inbox([{ ...ada, tags: ['Refund'] }, ben, cleo])
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('jxjx')
  await expect.element(chosen().getByText('2 tickets')).toBeVisible()
  await userEvent.keyboard('s')
  await expect.element(page.getByRole('menuitem', { name: 'In 1 hour' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Shift>}a{/Shift}')
  await expect.element(page.getByRole('menuitem', { name: 'Unassigned' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('t')
  const tag = page.getByRole('dialog', { name: 'Tags' })
  await expect.element(tag).toBeVisible()
  await expect.element(tag.getByRole('combobox')).toHaveFocus()
  await expect.element(tag.getByRole('option', { name: 'Refund' })).toBeVisible()
  await userEvent.keyboard('VIP{Enter}')
  await expect.element(toast().getByText('Tags updated on 2 tickets')).toBeVisible()
  await userEvent.keyboard('jxa')
  await expect.element(toast().getByText(/^1 ticket assigned/)).toBeVisible()
})

/** An inbox of Ada and Ben in which Ada can be closed; what the server is told is kept. */
function closable() {
  const told: string[] = []
  const isClosed = () => told.at(-1) === 'closed'
  inbox(
    [ada, ben],
    {},
    handle(listTickets, () => ({ data: { tickets: isClosed() ? [ben] : [ada, ben], nextCursor: null } })),
    handle(closeTicket, () => {
      told.push('closed')
      return { data: { ticket: aTicket({ ...ada, status: 'closed' }) } }
    }),
    handle(undoTicket, () => {
      told.push('undone')
      return { data: { ticket: aTicket(ada) } }
    }),
  )
  return told
}

test('a row that is closed while another ticket is open: undone, it is the one that is open', async () => {
  const told = closable()
  await page.viewport(1440, 900)
  await show('/webs/tickets?ticket=ben')
  await expect.element(page.getByRole('article', { name: 'About Ben' })).toBeVisible()
  const link = row('Ada').element()
  if (link instanceof HTMLElement) link.focus()
  await userEvent.keyboard('{Tab}{Enter}')
  await page.getByRole('menuitem', { name: 'Close' }).click()
  await expect.element(row('Ada')).not.toBeInTheDocument()
  await expect.poll(() => told).toEqual(['closed'])
  await userEvent.keyboard('z')
  await expect.element(page.getByRole('article', { name: 'About Ada' })).toHaveFocus()
  await expect.element(row('Ada')).toBeVisible()
  expect(told).toEqual(['closed', 'undone'])
})

test('a row that is closed by key: undone, it is back and has the focus, so that the next key means it', async () => {
  const told = closable()
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('je')
  await expect.element(row('Ada')).not.toBeInTheDocument()
  await expect.element(row('Ben')).toHaveFocus()
  await expect.element(toast().getByText('Closed: Ada')).toBeVisible()
  await expect.poll(() => told).toEqual(['closed'])
  await userEvent.keyboard('z')
  await expect.element(row('Ada')).toHaveFocus()
  await userEvent.keyboard('e')
  await expect.poll(() => told).toEqual(['closed', 'undone', 'closed'])
})

test('a change of many that is undone: they are chosen again, and the first has the focus', async () => {
  const { closed } = inbox([ada, ben, cleo])
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('jxjx')
  await expect.element(chosen().getByText('2 tickets')).toBeVisible()
  await userEvent.keyboard('e')
  await expect.element(row('Ada')).not.toBeInTheDocument()
  await userEvent.keyboard('j')
  await expect.element(row('Cleo')).toHaveFocus()
  await userEvent.keyboard('z')
  await expect.element(row('Ada')).toHaveFocus()
  await expect.element(chosen().getByText('2 tickets')).toBeVisible()
  expect(closed).toEqual([])
})

test('many that are deleted: it is asked first, and can be undone then', async () => {
  const { closed } = inbox([ada, ben, cleo])
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('jxjx')
  await expect.element(chosen().getByText('2 tickets')).toBeVisible()
  await userEvent.keyboard('#')
  const asks = page.getByRole('dialog', { name: 'Delete 2 tickets?' })
  await asks.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(asks).not.toBeInTheDocument()
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('#')
  await asks.getByRole('button', { name: 'Delete' }).click()
  await expect.element(row('Ben')).not.toBeInTheDocument()
  await expect.element(toast().getByText('2 tickets deleted')).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(row('Ada')).toHaveFocus()
  expect(closed).toEqual([])
})

test('what is undone is sent to nobody', async () => {
  const { closed } = inbox([ada, ben])
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('jx')
  await expect.element(chosen()).toBeVisible()
  await userEvent.keyboard('#')
  await expect.element(row('Ada')).not.toBeInTheDocument()
  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect.element(row('Ada')).toBeVisible()
  expect(closed).toEqual([])
  expect(Object.keys(localStorage).filter((key) => key.includes('bulk'))).toEqual([])
})

test('a change of many that a closed tab has left: it goes on where it was', async () => {
  const ids = ['ada', 'ben', 'cleo']
  const job = { key: 'left', webId: 'web-1', change: { status: 'closed' }, total: 3, done: 1, failed: [] }
  const due = { state: 'waiting', queuedAt: 0, dueAt: 0, failures: 0 }
  localStorage.setItem('replybay:bulk:user-1:left', JSON.stringify(ids))
  localStorage.setItem('replybay:pending:user-1:bulk:left', JSON.stringify({ ...job, ...due }))
  const { closed } = inbox([ben, cleo])
  await show()
  await expect.poll(() => closed).toEqual([['ben', 'cleo']])
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes('bulk'))).toEqual([])
})

test('a change of many while the server is gone: that is said, and it goes on by itself', async () => {
  const job = { key: 'cut', webId: 'web-1', change: { unread: true }, total: 2, done: 0, failed: [] }
  const due = { state: 'waiting', queuedAt: 0, dueAt: 0, failures: 0 }
  localStorage.setItem('replybay:bulk:user-1:cut', JSON.stringify(['ada', 'ben']))
  localStorage.setItem('replybay:pending:user-1:bulk:cut', JSON.stringify({ ...job, ...due }))
  let isGone = true
  const sent: unknown[] = []
  inbox(
    [ada, ben],
    {},
    handle(changeTickets, async ({ request }) => {
      if (isGone) return Response.error()
      sent.push(await request.json())
      return { data: { changed: ['ada', 'ben'], failed: [] } }
    }),
  )
  await show()
  const strip = page.getByText('0 of 2: the server isn’t responding. We’ll keep trying.')
  await expect.element(strip).toBeVisible()
  isGone = false
  dispatchEvent(new Event('online'))
  await expect.element(strip).not.toBeInTheDocument()
  expect(sent).toEqual([{ ids: ['ada', 'ben'], unread: true }])
})

test('a change of many that an earlier version has left: it is gone on with when somebody says so', async () => {
  const ids = ['ada', 'ben', 'cleo']
  const job = { id: 'older', webId: 'web-1', change: { status: 'closed' }, total: 3, done: 1, failed: [] }
  localStorage.setItem('replybay:bulk:user-1:older', JSON.stringify(ids))
  localStorage.setItem('replybay:bulk:user-1', JSON.stringify([{ ...job, state: 'running', tab: 'gone' }]))
  const { closed } = inbox([ben, cleo])
  await show()
  await expect.element(page.getByText('Paused at 1 of 3')).toBeVisible()
  await expect.element(row('Ben')).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect.poll(() => closed).toEqual([['ben', 'cleo']])
  await expect.element(page.getByText('Paused at 1 of 3')).not.toBeInTheDocument()
})

test('views that were saved stand beside the others, and keep their filters in the address', async () => {
  const views: TicketView[] = [
    {
      _id: 'v1',
      name: 'Invoices',
      shared: true,
      mine: false,
      filter: { status: 'open', tag: 'Invoice' },
      count: 5,
    },
  ]
  const saved: unknown[] = []
  const { asked } = inbox(
    [ada],
    { capabilities: [...(aUser().capabilities ?? []), 'views'] },
    handle(listViews, () => ({ data: { views } })),
    handle(createView, async ({ request }) => {
      saved.push(await request.json())
      return { data: { view: { ...(views[0] as TicketView), _id: 'v2', name: 'My invoices' } } }
    }),
  )
  await show()
  await page
    .getByRole('link', { name: /^Invoices/ })
    .first()
    .click()
  await expect.poll(() => asked.at(-1)?.get('tag')).toBe('Invoice')
  await expect
    .element(page.getByRole('textbox', { name: 'Search tickets' }))
    .toHaveAttribute('placeholder', 'Search in Invoices')
  await page.getByRole('button', { name: 'List options' }).click()
  await page.getByRole('menuitem', { name: 'Save as view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My invoices')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(toast().getByText('View “My invoices” saved')).toBeVisible()
  expect(saved).toEqual([
    { name: 'My invoices', shared: false, filter: { status: 'open', tag: 'Invoice', snoozed: false } },
  ])
})

test('view of the team that a colleague changes meanwhile: replaced only once the person was told', async () => {
  let view: TicketView = {
    _id: 'v1',
    name: 'Invoices',
    shared: true,
    mine: true,
    count: 5,
    filter: { status: 'open', tag: 'Invoice' },
  }
  const sent: unknown[] = []
  const { asked } = inbox(
    [ada],
    { capabilities: [...(aUser().capabilities ?? []), 'views'] },
    handle(listViews, () => ({ data: { views: [view] } })),
    handle(updateView, async ({ request }) => {
      const { filter, seen } = await request.json()
      sent.push({ filter, seen })
      if (seen?.filter?.tag !== view.filter.tag) return problem(409, 'changed-meanwhile')
      view = { ...view, ...(filter && { filter }) }
      return { data: { view } }
    }),
  )
  await show()
  await page
    .getByRole('link', { name: /^Invoices/ })
    .first()
    .click()
  await expect.poll(() => asked.at(-1)?.get('tag')).toBe('Invoice')
  await page.getByRole('button', { name: 'Sort and display' }).click()
  await page.getByRole('menuitemradio', { name: /Recently updated/ }).click()
  view = { ...view, filter: { status: 'open', tag: 'Refund' } }
  const mine = { status: 'open', tag: 'Invoice', snoozed: false, sort: 'newest' }
  const saveFilters = async () => {
    await page.getByRole('button', { name: 'Options for “Invoices”' }).first().click()
    await page.getByRole('menuitem', { name: 'Update with current filters' }).click()
  }
  await saveFilters()
  await expect.element(toast().getByText(/Your team changed this view first/)).toBeVisible()
  expect(view.filter.tag).toBe('Refund')
  await saveFilters()
  await expect.element(toast().getByText('View “Invoices” saved')).toBeVisible()
  expect(sent).toEqual([
    { filter: mine, seen: { filter: { status: 'open', tag: 'Invoice' } } },
    { filter: mine, seen: { filter: { status: 'open', tag: 'Refund' } } },
  ])
})

test.each([
  ['the owner', undefined, 1],
  ['the owner, who sees the dashboard as support does,', 'support', 0],
] as const)('%s changes shared views of colleagues as that role does', async (_who, role, count) => {
  const owner = aUser()
  if (role) sessionStorage.setItem('replybay:viewed-role', `${owner._id} ${role}`)
  onTestFinished(() => sessionStorage.clear())
  const view = { _id: 'v1', name: 'Invoices', shared: true, mine: false, filter: {}, count: 5 }
  inbox(
    [ada],
    { capabilities: [...(owner.capabilities ?? []), 'views'] },
    handle(listViews, () => ({ data: { views: [view] } })),
  )
  await show()
  await expect.element(page.getByRole('link', { name: /^Invoices/ }).first()).toBeVisible()
  expect(page.getByRole('button', { name: 'Options for “Invoices”' }).elements()).toHaveLength(count)
})

test('a saved view with more tickets than are counted says so', async () => {
  const view = { _id: 'v1', name: 'Many', shared: true, mine: false, filter: {}, count: 1_000 }
  inbox(
    [ada],
    { capabilities: [...(aUser().capabilities ?? []), 'views'] },
    handle(listViews, () => ({ data: { views: [view] } })),
  )
  await show()
  await expect.element(page.getByRole('link', { name: /^Many/ }).first()).toHaveTextContent('Many1,000+')
})

test('a ticket that is read loses its mark where it stands, and the list is not read again for it', async () => {
  const { asked } = inbox(
    [{ ...ada, unread: true }, ben],
    {},
    handle(updateTicket, () => ({
      data: { ticket: aTicket({ ...ada, unread: false }) },
    })),
  )
  await show()
  await expect.element(row('Ada').getByText(/Unread/)).toBeInTheDocument()
  await row('Ada').click()
  await expect.element(page.getByRole('article', { name: 'About Ada' })).toBeVisible()
  await expect.element(row('Ada').getByText(/Unread/)).not.toBeInTheDocument()
  expect(asked).toHaveLength(1)
})

test('the next page comes, though the list is read again while it is on its way', async () => {
  const pages: string[] = []
  inbox(
    [ada, ben],
    {},
    handle(listTickets, async ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor')
      pages.push(cursor ?? 'first')
      if (!cursor) return { data: { tickets: [ada, ben], nextCursor: 'next' } }
      // The first time, it does not come at all.
      if (pages.filter((each) => each === 'next').length === 1) await new Promise(() => undefined)
      return { data: { tickets: [cleo], nextCursor: null } }
    }),
    handle(updateTicket, () => ({
      data: { ticket: aTicket({ ...ada, unread: true }) },
    })),
  )
  await show('/webs/tickets?ticket=ada')
  await expect.poll(() => pages).toEqual(['first', 'next'])
  await expect.element(page.getByRole('article', { name: 'About Ada' })).toBeVisible()
  await userEvent.keyboard('u')
  await expect.element(row('Cleo')).toBeVisible()
  expect(pages).toEqual(['first', 'next', 'first', 'next'])
})

test('chosen tickets of the list of closed ones are reopened', async () => {
  inbox([{ ...ada, status: 'closed' }], { capabilities: ['tickets'] })
  await show('/webs/tickets?status=closed')
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('jx')
  await expect.element(chosen().getByRole('button', { name: 'Reopen' })).toBeVisible()
  await expect.element(chosen().getByRole('button', { name: /^Close/ })).not.toBeInTheDocument()
})

test('a view that was removed: it is hidden at once, and back by Undo; the server is told when that is over', async () => {
  const views: TicketView[] = [
    { _id: 'v1', name: 'Invoices', shared: false, mine: true, count: 5, filter: { tag: 'Invoice' } },
    { _id: 'v2', name: 'Refunds', shared: false, mine: true, count: 2, filter: { tag: 'Refund' } },
  ]
  const deleted: string[] = []
  inbox(
    [ada],
    { capabilities: [...(aUser().capabilities ?? []), 'views'] },
    handle(listViews, () => ({ data: { views: views.filter(({ _id }) => !deleted.includes(_id)) } })),
    handle(deleteView, ({ params }) => {
      deleted.push(params.id)
      return { data: {} }
    }),
  )
  await show('/webs/tickets?view=v1&tag=Invoice')
  const view = page.getByRole('link', { name: /^Invoices/ })
  const remove = async () => {
    await page.getByRole('button', { name: 'Options for “Invoices”' }).first().click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.element(view).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: /^Refunds/ }).first()).toBeVisible()
  }
  await remove()
  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect.element(view.first()).toBeVisible()
  await remove()
  expect(deleted).toEqual([])
  await toast().getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => deleted).toEqual(['v1'])
  await expect.element(view).not.toBeInTheDocument()
})

test('a view that a closed tab has removed: it is hidden, and removed when it is due', async () => {
  // No other test removes it: what one of them still sends would be taken for this one.
  const view: TicketView = {
    _id: 'closed',
    name: 'Invoices',
    shared: false,
    mine: true,
    count: 5,
    filter: {},
  }
  const deleted: string[] = []
  const looked = Promise.withResolvers<undefined>()
  const removal = { key: 'view:closed', what: 'view', id: 'closed', queuedAt: 0, failures: 0 }
  localStorage.setItem(
    'replybay:pending:user-1:removals:view:closed',
    JSON.stringify({ ...removal, dueAt: Date.now() }),
  )
  inbox(
    [ada],
    { capabilities: [...(aUser().capabilities ?? []), 'views'] },
    handle(listViews, () => ({ data: { views: [view, { ...view, _id: 'v2', name: 'Refunds' }] } })),
    handle(deleteView, async ({ params }) => {
      deleted.push(params.id)
      await looked.promise
      return problem(403, 'forbidden')
    }),
  )
  await show()
  await expect.element(page.getByRole('link', { name: /^Refunds/ }).first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Invoices/ })).not.toBeInTheDocument()
  looked.resolve(undefined)
  await expect
    .element(toast().getByText('Only the person who saved a team view, the owner, or an admin can change it'))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Invoices/ }).first()).toBeVisible()
  expect(deleted).toEqual(['closed'])
})

/** How high a row is drawn, and how high its place in the list is, in px. */
const heightsOf = (name: string) => {
  const link = row(name).element()
  return [link, link.closest('li')].map((element) => element?.getBoundingClientRect().height)
}

test('compact rows: on a touch screen each keeps the height that a finger needs, and nothing of it is cut', async () => {
  localStorage.setItem('replybay-density', '"compact"')
  inbox([ada, ben])
  await show()
  await expect.element(row('Ada')).toBeVisible()
  expect(heightsOf('Ada')).toEqual([56, 56])
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
  })
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await expect.poll(() => heightsOf('Ada')).toEqual([83, 83])
})

test('a text size that changes while the list is there: its rows are as high as their text needs at once', async () => {
  inbox([ada, ben])
  await show()
  await expect.element(row('Ada')).toBeVisible()
  expect(heightsOf('Ada')).toEqual([83, 83])
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size')
  })
  document.documentElement.style.fontSize = '32px'
  await expect.poll(() => heightsOf('Ada')).toEqual([166, 166])
})

test('ticket row: with all that one can show it has at most sixteen elements', async () => {
  const full = {
    ...ada,
    unread: true,
    assigneeId: 'user-2',
    assigneeName: 'Inès Moreau',
    tags: ['ML-10482', 'Exchange'],
    lastMessage: aMessage({ author: 'agent', text: 'Yes, Ada, it is on its way.' }),
  }
  inbox([full, ben])
  await show()
  await expect.element(row('Ada')).toBeVisible()
  const elements = row('Ada').element().closest('li')?.querySelectorAll('*')
  expect(elements?.length).toBeLessThanOrEqual(16)
})

test('what rows show is chosen, and kept in this browser', async () => {
  onTestFinished(() => localStorage.clear())
  inbox([{ ...ada, tags: ['Exchange'], assigneeId: 'user-2', assigneeName: 'Inès Moreau' }, ben])
  const { unmount } = await show()
  await expect.element(row('Ada').getByText('Exchange')).toBeVisible()
  await expect.element(row('Ada').getByTitle('Inès Moreau')).toBeVisible()
  const toggle = async (part: string) => {
    await page.getByRole('button', { name: 'Sort and display' }).click()
    await page.getByRole('menuitemcheckbox', { name: part }).click()
  }
  await toggle('Tags')
  await expect.element(row('Ada').getByText('Exchange')).not.toBeInTheDocument()
  await toggle('Assignee')
  await expect.element(row('Ada').getByTitle('Inès Moreau')).not.toBeInTheDocument()
  await unmount()
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await expect.element(row('Ada').getByText('Exchange')).not.toBeInTheDocument()
  await toggle('Tags')
  await expect.element(row('Ada').getByText('Exchange')).toBeVisible()
})

const withViews = { capabilities: [...(aUser().capabilities ?? []), 'views'] } satisfies Partial<User>

test('a saved view that is shown as it was saved is not offered to be saved again', async () => {
  const filter = { status: 'open', tag: 'Invoice', snoozed: false }
  const view: TicketView = { _id: 'v1', name: 'Invoices', shared: true, mine: true, count: 5, filter }
  inbox(
    [ada],
    withViews,
    handle(listViews, () => ({ data: { views: [view] } })),
  )
  await show('/webs/tickets?tag=Invoice')
  const save = page.getByRole('button', { name: 'Save view' })
  await expect.element(save).toBeVisible()
  await page
    .getByRole('link', { name: /^Invoices/ })
    .first()
    .click()
  await expect
    .element(page.getByRole('textbox', { name: 'Search tickets' }))
    .toHaveAttribute('placeholder', 'Search in Invoices')
  await expect.element(save).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Sort and display' }).click()
  await page.getByRole('menuitemradio', { name: 'Recently updated first' }).click()
  await expect.element(save).toBeVisible()
})

test('search without a network: says so in place of rows that were found for other words', async () => {
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'))
  const connect = (isOnline: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }
  let isReached = true
  inbox(
    [ada, ben],
    {},
    handle(listTickets, () =>
      isReached ? { data: { tickets: [ada], nextCursor: null } } : Response.error(),
    ),
  )
  await show()
  await expect.element(row('Ada')).toBeVisible()
  isReached = false
  connect(false)
  await page.getByRole('textbox', { name: 'Search tickets' }).fill('cleo')
  await expect.element(page.getByText('You’re offline')).toBeVisible()
  await expect.element(row('Ada')).not.toBeInTheDocument()
  isReached = true
  connect(true)
  await expect.element(row('Ada')).toBeVisible()
})

test('a reply that waits for the network is seen in the row of its ticket', async () => {
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
  })
  inbox([ada, ben])
  await page.viewport(1440, 900)
  await show('/webs/tickets?ticket=ada')
  const composer = page.getByRole('textbox', { name: 'Your reply' })
  await expect.element(composer).toBeVisible()
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  window.dispatchEvent(new Event('offline'))
  await composer.fill('From the tunnel')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(row('Ada').getByText('Not sent')).toBeVisible()
})

test('a ticket that was found by its text begins at what was found, and marks it', async () => {
  const messages = Array.from({ length: 25 }, (_, index) =>
    aMessage({ _id: `m${index}`, text: index === 3 ? 'Where is my invoice?' : `Message ${index}\n\nThanks` }),
  )
  inbox(
    [ada],
    {},
    handle(getTicketInfo, () => ({ data: { ticket: aTicket({ ...ada, messages }) } })),
  )
  await page.viewport(1440, 900)
  await show('/webs/tickets?q=invoice&ticket=ada')
  const mark = page.getByRole('log').getByRole('mark')
  await expect.element(mark).toHaveTextContent('invoice')
  await expect.element(mark).toBeInViewport()
})

test('the place of a ticket says how many are selected while none is open', async () => {
  inbox([ada, ben])
  await page.viewport(1440, 900)
  await show()
  await expect.element(page.getByText('No ticket selected')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select the ticket from Ada' }).click()
  await expect.element(page.getByText('1 ticket selected')).toBeVisible()
  await expect.element(page.getByText('No ticket selected')).not.toBeInTheDocument()
})
