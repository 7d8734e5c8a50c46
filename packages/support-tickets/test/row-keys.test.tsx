import {
  changeTickets,
  countTickets,
  getTicketInfo,
  getUserInfo,
  listAssignees,
  listTickets,
  updateTicket,
} from '@replybay/api-client/operations'
import { loadKitMessages } from '@replybay/ui-kit'
import {
  answerWith,
  aTicket,
  aTicketSummary,
  aUser,
  FeatureScreen,
  handle,
  loadTestMessages,
  TestFrame,
} from '@replybay/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

const [ada, ben, cleo] = ['Ada', 'Ben', 'Cleo'].map((name) =>
  aTicketSummary({ _id: name, customer: { _id: `c-${name}`, name }, unread: false }),
)
const tickets = [ada ?? expect.fail(), ben ?? expect.fail(), cleo ?? expect.fail()]

/** An inbox of three; what was changed is kept. */
async function show() {
  const changed: Record<string, unknown>[] = []
  answerWith(
    handle(getUserInfo, () => ({ data: { user: aUser() } })),
    handle(countTickets, () => ({ data: { counts: { open: { web: 3 } } } })),
    handle(listAssignees, () => ({ data: { assignees: [{ _id: 'ines', name: 'Inès Moreau' }] } })),
    handle(listTickets, ({ request }) => {
      const isSearch = new URL(request.url).searchParams.has('search')
      return { data: { tickets: isSearch ? tickets.slice(2) : tickets, nextCursor: null } }
    }),
    handle(getTicketInfo, ({ params }) => ({ data: { ticket: aTicket({ _id: params.id }) } })),
    handle(updateTicket, async ({ request, params }) => {
      const change = (await request.json()) as object
      changed.push({ id: params.id, ...change })
      return { data: { ticket: aTicket({ ...tickets.find(({ _id }) => _id === params.id), ...change }) } }
    }),
    handle(changeTickets, async ({ request }) => {
      const body = (await request.json()) as { ids: string[] }
      changed.push(body)
      return { data: { changed: body.ids, failed: [] } }
    }),
  )
  await render(
    <TestFrame>
      <div style={{ blockSize: '100vh', display: 'flex' }}>
        <FeatureScreen feature={supportTicketsFeature} path="/webs/tickets" />
      </div>
    </TestFrame>,
  )
  await expect.element(row('Ada')).toBeVisible()
  return { changed }
}

const row = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const bar = () => page.getByRole('region', { name: 'Selected tickets' })

test('keys work on the row that has the focus: it is taken, and marked as unread, without being opened', async () => {
  const { changed } = await show()
  await userEvent.keyboard('jj')
  await expect.element(row('Ben')).toHaveFocus()
  await expect
    .poll(async () => {
      await userEvent.keyboard('a')
      return changed
    })
    .toContainEqual({ id: 'Ben', assigneeId: 'user-1' })
  await expect.element(row('Ben')).toHaveFocus()
  await userEvent.keyboard('u')
  await expect.poll(() => changed).toContainEqual({ id: 'Ben', unread: true })
})

test('keys open what is asked of the focused row: until when it sleeps, to whom it goes, its tags', async () => {
  await show()
  for (const [key, opened] of [
    ['s', () => page.getByRole('menu', { name: 'Snooze' })],
    ['{Shift>}a{/Shift}', () => page.getByRole('menu', { name: 'Assign to' })],
    ['t', () => page.getByRole('combobox', { name: 'Tag' })],
  ] as const) {
    row('Ben').element().focus()
    // The first key of all brings what obeys the next.
    await expect
      .poll(async () => {
        if (opened().query() === null) await userEvent.keyboard(key)
        return opened().query()
      })
      .not.toBeNull()
    await expect.element(bar().getByText('1 ticket')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(opened()).not.toBeInTheDocument()
    // It was chosen for the menu alone.
    await expect.element(bar()).not.toBeInTheDocument()
  }
})

test('a ticket that is snoozed from its row is named, with until when', async () => {
  await show()
  row('Ben').element().focus()
  const menu = page.getByRole('menu', { name: 'Snooze' })
  await expect
    .poll(async () => {
      if (menu.query() === null) await userEvent.keyboard('s')
      return menu.query()
    })
    .not.toBeNull()
  await menu.getByRole('menuitem', { name: /^In 1 hour/ }).click()
  const toast = page.getByRole('region', { name: 'Notifications' })
  await expect.element(toast.getByText(/^Snoozed until/)).toBeVisible()
  await expect.element(toast.getByText('Ben')).toBeVisible()
})

test('what is chosen stays so while its rows stay listed, and more is done with it', async () => {
  const { changed } = await show()
  await userEvent.keyboard('jxjx')
  await expect.element(bar().getByText('2 tickets')).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByText(/^2 tickets assigned/)).toBeVisible()
  await expect.element(bar().getByText('2 tickets')).toBeVisible()
  await userEvent.keyboard('e')
  await expect.element(bar()).not.toBeInTheDocument()
  await expect.element(row('Ada')).not.toBeInTheDocument()
  await expect.element(row('Ben')).not.toBeInTheDocument()
  expect(changed).not.toContainEqual(expect.objectContaining({ status: 'closed' }))
})

test('Enter in the search goes on to the first row that was found', async () => {
  await show()
  await userEvent.keyboard('/')
  await userEvent.keyboard('Cleo')
  await expect.element(row('Ada')).not.toBeInTheDocument()
  await expect.element(row('Cleo')).toBeVisible()
  // While words are still on their way to the server, the rows are about to go.
  await expect
    .poll(async () => {
      if (document.activeElement instanceof HTMLInputElement) await userEvent.keyboard('{Enter}')
      return document.activeElement
    })
    .toBe(row('Cleo').element())
})

test('a ticket that is tagged or given to somebody from its row: what was done is said, and to whose ticket', async () => {
  await show()
  const toast = page.getByRole('region', { name: 'Notifications' })
  const byKey = async (key: string, opened: ReturnType<typeof page.getByRole>) => {
    row('Ben').element().focus()
    await expect
      .poll(async () => {
        if (opened.query() === null) await userEvent.keyboard(key)
        return opened.query()
      })
      .not.toBeNull()
  }
  const assign = page.getByRole('menu', { name: 'Assign to' })
  await byKey('{Shift>}a{/Shift}', assign)
  await assign.getByRole('menuitem', { name: 'Inès Moreau' }).click()
  await expect.element(toast.getByText('Assigned to Inès Moreau')).toBeVisible()
  await expect.element(toast.getByText(/^Ben/).first()).toBeVisible()
  await byKey('t', page.getByRole('combobox', { name: 'Tag' }))
  await userEvent.keyboard('Invoice{Enter}')
  await expect.element(toast.getByText('Tag “Invoice” added')).toBeVisible()
})
