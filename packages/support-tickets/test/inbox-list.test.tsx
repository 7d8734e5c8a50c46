import { closeTicket, getTicketInfo, listTickets, updateTicket } from '@replybay/api-client/operations'
import { draftKey } from '@replybay/sync'
import { loadKitMessages } from '@replybay/ui-kit'
import { aMessage, aTicket, handle, loadTestMessages } from '@replybay/testing'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { person, ada, ben, cleo, inbox, show, row, toast } from './inbox-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

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
