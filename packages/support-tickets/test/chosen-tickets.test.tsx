import {
  changeTickets,
  closeTicket,
  getTicketInfo,
  listTickets,
  undoTicket,
} from '@replybay/api-client/operations'
import { loadKitMessages } from '@replybay/ui-kit'
import { aTicket, handle, loadTestMessages } from '@replybay/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ada, ben, cleo, inbox, person, show, row, chosen, toast } from './inbox-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

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

test('chosen tickets that are closed: the row that takes their place has the focus, else the one above', async () => {
  inbox([ada, ben, cleo, person('dan', 'Dan')])
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('jjxjx')
  await expect.element(chosen().getByText('2 tickets')).toBeVisible()
  await userEvent.keyboard('e')
  await expect.element(row('Cleo')).not.toBeInTheDocument()
  await expect.element(row('Dan')).toHaveFocus()
  await userEvent.keyboard('x')
  await chosen()
    .getByRole('button', { name: /^Close/ })
    .click()
  await expect.element(row('Dan')).not.toBeInTheDocument()
  await expect.element(row('Ada')).toHaveFocus()
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
  await expect.element(page.getByRole('menuitem', { name: /^In 1 hour/ })).toBeVisible()
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
  await expect.element(toast().getByText(/^Assigned to /)).toBeVisible()
})

/** Gives Ada's row the focus and opens a menu of it by a key: these come with the first rest after a page was touched. */
async function openRowMenu(keys: string, item: string | RegExp) {
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('j')
  const shown = page.getByRole('menuitem', { name: item })
  const press = async () => {
    await userEvent.keyboard(keys)
    return shown.elements().length
  }
  await expect.poll(press).toBe(1)
  return shown
}

test('a menu of a row by key: left without a choice, the row has the focus and is not chosen', async () => {
  inbox([ada, ben], { capabilities: ['tickets'] })
  await show()
  await openRowMenu('s', /^In 1 hour/)
  await userEvent.keyboard('{Escape}')
  await expect.element(row('Ada')).toHaveFocus()
  await expect.element(chosen()).not.toBeInTheDocument()
  await userEvent.keyboard('t')
  await expect.element(page.getByRole('dialog', { name: 'Tags' }).getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(row('Ada')).toHaveFocus()
  await expect.element(chosen()).not.toBeInTheDocument()
})

test('a menu of a row by key: after a choice the row is not chosen, and has the focus where it stays', async () => {
  inbox([ada, ben], { capabilities: ['tickets'] })
  await show()
  const unassigned = await openRowMenu('{Shift>}a{/Shift}', 'Unassigned')
  await unassigned.click()
  await expect.element(row('Ada')).toHaveFocus()
  await expect.element(chosen()).not.toBeInTheDocument()
  await userEvent.keyboard('s')
  await page.getByRole('menuitem', { name: /^In 1 hour/ }).click()
  await expect.element(row('Ada')).not.toBeInTheDocument()
  await expect.element(row('Ben')).toHaveFocus()
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

test('a row that is closed from its menu: undone, it is back and has the focus, and its menu stays closed', async () => {
  closable()
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('j{Tab}{Enter}')
  await page.getByRole('menuitem', { name: 'Close' }).click()
  await expect.element(row('Ada')).not.toBeInTheDocument()
  await userEvent.keyboard('z')
  await expect.element(row('Ada')).toHaveFocus()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
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

test('chosen tickets of the list of closed ones are reopened', async () => {
  inbox([{ ...ada, status: 'closed' }], { capabilities: ['tickets'] })
  await show('/webs/tickets?status=closed')
  await expect.element(row('Ada')).toBeVisible()
  await userEvent.keyboard('jx')
  await expect.element(chosen().getByRole('button', { name: 'Reopen' })).toBeVisible()
  await expect.element(chosen().getByRole('button', { name: /^Close/ })).not.toBeInTheDocument()
})
