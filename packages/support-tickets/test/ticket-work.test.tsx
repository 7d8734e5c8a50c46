import type { Ticket } from '@replybay/api-client'
import {
  changeTickets,
  closeTicket,
  countTickets,
  getTicketInfo,
  listAssignees,
  listTickets,
  undoTicket,
  updateTicket,
} from '@replybay/api-client/operations'
import { loadKitMessages } from '@replybay/ui-kit'
import { answerWith, aTicket, handle, loadTestMessages, problem } from '@replybay/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { info, show, user } from './ticket-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

/** A server that takes changes of the ticket, and says which it got. */
function takesChanges(
  first: Partial<Ticket> = {},
  answers: (change: object) => Response | undefined | Promise<Response | undefined> = () => undefined,
) {
  const taken: object[] = []
  /** The ticket before each change, by the key that it was sent under. */
  const before = new Map<string | null, Ticket>()
  let ticket: Ticket = aTicket({ _id: 'elodie', unread: false, tags: ['Damaged'], ...first })
  const handlers = [
    handle(getTicketInfo, () => ({ data: { ticket } })),
    handle(listTickets, () => ({ data: { tickets: [ticket] } })),
    handle(countTickets, () => ({ data: { counts: {} } })),
    handle(listAssignees, () => ({
      data: {
        assignees: [
          { _id: 'user-1', name: 'Camille Roy' },
          { _id: 'ines', name: 'Inès Moreau' },
        ],
      },
    })),
    handle(changeTickets, async ({ request }) => {
      const { ids, ...change } = (await request.json()) as {
        ids: string[]
        addTags?: string[]
        removeTags?: string[]
      }
      taken.push(change)
      const refusal = await answers(change)
      if (refusal) return refusal
      before.set(request.headers.get('idempotency-key'), ticket)
      const kept = ticket.tags?.filter((tag) => !change.removeTags?.includes(tag)) ?? []
      ticket = { ...ticket, tags: [...kept, ...(change.addTags ?? [])] }
      return { data: { changed: ids, failed: [] } }
    }),
    handle(updateTicket, async ({ request }) => {
      const change = (await request.json()) as object
      taken.push(change)
      const refusal = await answers(change)
      if (refusal) return refusal
      before.set(request.headers.get('idempotency-key'), ticket)
      ticket = { ...ticket, ...change }
      return { data: { ticket } }
    }),
    handle(closeTicket, ({ request }) => {
      before.set(request.headers.get('idempotency-key'), ticket)
      ticket = { ...ticket, status: 'closed', waitingSince: null, snoozedUntil: null }
      return { data: { ticket } }
    }),
    handle(undoTicket, async ({ request }) => {
      const { key } = (await request.json()) as { key: string }
      taken.push({ undo: before.has(key) })
      ticket = before.get(key) ?? ticket
      return { data: { ticket } }
    }),
  ]
  return { taken, handlers }
}

const article = page.getByRole('article', { name: /^Globe/ })

test('a is “assign to me”, and a colleague is chosen from the menu', async () => {
  const { taken, handlers } = takesChanges()
  answerWith(user(), ...handlers)
  await show()
  await expect.element(page.getByRole('button', { name: 'Unassigned' })).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('button', { name: 'Assigned to: You' })).toBeVisible()
  await page.getByRole('button', { name: 'Assigned to: You' }).click()
  await page.getByRole('menuitemradio', { name: 'Inès Moreau' }).click()
  await expect.poll(() => taken).toEqual([{ assigneeId: 'user-1' }, { assigneeId: 'ines' }])
})

test('z undoes who a ticket was assigned to and which tag it got, the last first', async () => {
  const { taken, handlers } = takesChanges()
  answerWith(user(), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Tags: Damaged' }).click()
  await addTag('VIP')
  await expect.element(page.getByText('Tag “VIP” added')).toBeVisible()
  await page.getByRole('button', { name: 'Tags: Damaged, VIP' }).click()
  await expect.element(page.getByLabelText('Tag', { exact: true })).not.toBeInTheDocument()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('button', { name: 'Assigned to: You' })).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(page.getByRole('button', { name: 'Unassigned' })).toBeVisible()
  await userEvent.keyboard('z')
  await expect
    .poll(() => taken)
    .toEqual([{ addTags: ['VIP'] }, { assigneeId: 'user-1' }, { undo: true }, { undo: true }])
  await expect.element(page.getByRole('button', { name: 'Tags: Damaged', exact: true })).toBeVisible()
})

test('a change that the server refuses is taken back, and said', async () => {
  const { handlers } = takesChanges({}, () => problem(500))
  answerWith(user(), ...handlers)
  await show()
  await expect.element(page.getByRole('button', { name: 'Unassigned' })).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByText('Could not update a ticket with specified id')).toBeVisible()
  await expect.element(page.getByText(/^Assigned to Camille/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Unassigned' })).toBeVisible()
})

test('a change that the server fails at: says whose and which it was, and Retry makes it', async () => {
  let isDown = true
  const { taken, handlers } = takesChanges({}, () => (isDown ? problem(500) : undefined))
  answerWith(user(), ...handlers)
  await show()
  await expect.element(page.getByRole('button', { name: 'Unassigned' })).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByText('Not saved for Élodie Marchand: Assigned to Camille Roy')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Open the ticket' })).not.toBeInTheDocument()
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => taken.length).toBe(2)
  await expect.element(page.getByText('Assigned to Camille Roy', { exact: true })).toBeVisible()
})

test('tags are added and taken away one by one, so that those of colleagues stay', async () => {
  const { taken, handlers } = takesChanges()
  answerWith(user(), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Tags: Damaged' }).click()
  await page.getByLabelText('Tag', { exact: true }).fill('VIP')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Tags: Damaged, VIP' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Damaged' }).click()
  await expect.poll(() => taken).toEqual([{ addTags: ['VIP'] }, { removeTags: ['Damaged'] }])
  await expect.element(page.getByRole('button', { name: 'Tags: VIP', exact: true })).toBeVisible()
})

/** Adds a tag in the popover that is open. */
async function addTag(tag: string) {
  await page.getByLabelText('Tag', { exact: true }).fill(tag)
  await userEvent.keyboard('{Enter}')
}

test('Escape closes the tag box at once, also with a word typed: the next keys are keys again', async () => {
  const { taken, handlers } = takesChanges()
  answerWith(user(), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Tags: Damaged' }).click()
  const field = page.getByLabelText('Tag', { exact: true })
  await field.fill('Dam')
  await expect.element(page.getByRole('option', { name: /^Damaged/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('button', { name: 'Note', pressed: true })).toBeVisible()
  expect(taken).toEqual([])
  await page.getByRole('button', { name: 'Tags: Damaged' }).click()
  await expect.element(field).toHaveValue('')
})

test('two quick changes go one after the other, and neither is out of sight in between', async () => {
  const first = Promise.withResolvers<undefined>()
  const second = Promise.withResolvers<undefined>()
  const { taken, handlers } = takesChanges({}, () => (taken.length === 1 ? first.promise : second.promise))
  answerWith(user(), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Tags: Damaged' }).click()
  await addTag('VIP')
  await addTag('Glass')
  await expect.element(page.getByRole('button', { name: 'Tags: Damaged, VIP, Glass' })).toBeVisible()
  await expect.poll(() => taken).toEqual([{ addTags: ['VIP'] }])
  first.resolve(undefined)
  // The answer to the first knows nothing of the second.
  await expect.poll(() => taken).toHaveLength(2)
  await expect.element(page.getByRole('button', { name: 'Tags: Damaged, VIP, Glass' })).toBeVisible()
  second.resolve(undefined)
  await expect.poll(() => taken.at(-1)).toEqual({ addTags: ['Glass'] })
})

test('the panel of tags takes what is typed, and no letter of it as a key', async () => {
  const { taken, handlers } = takesChanges()
  answerWith(user(), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Tags: Damaged' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Tag' })).toHaveFocus()
  page.getByRole('button', { name: 'Remove Damaged' }).element().focus()
  await userEvent.keyboard('ea#')
  expect(taken).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
})

test('a change that is refused takes none with it that came after', async () => {
  const { taken, handlers } = takesChanges({}, (change) =>
    JSON.stringify(change).includes('VIP') ? problem(500) : undefined,
  )
  answerWith(user(), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Tags: Damaged' }).click()
  await addTag('VIP')
  await addTag('Glass')
  await expect.element(page.getByText('Could not update a ticket with specified id')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Tags: Damaged, Glass' })).toBeVisible()
  await expect.poll(() => taken.at(-1)).toEqual({ addTags: ['Glass'] })
})

test('a ticket sleeps until a moment, which leads on and can be undone by key, with a way back to it', async () => {
  const { taken, handlers } = takesChanges()
  const other = handle(listTickets, () => ({ data: { tickets: [aTicket({ _id: 'liam' })] } }))
  answerWith(user(), other, ...handlers)
  await show()
  await page.getByRole('button', { name: 'Snooze' }).click()
  await page.getByRole('menuitem', { name: /^In 4 hours/ }).click()
  await expect.element(page.getByText(/^Snoozed until/)).toBeVisible()
  await expect.element(page.getByRole('list', { name: /^Tickets/ })).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(page.getByRole('button', { name: 'Snooze', exact: true })).toBeVisible()
  await expect.poll(() => taken.at(-1)).toEqual({ undo: true })
})

test('where the channel takes replies for so long alone, the times to snooze until say how long', async () => {
  const { handlers } = takesChanges({ channel: 'whatsapp', answerBy: '2098-11-20T18:02:00.000Z' })
  answerWith(user(), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Snooze' }).click()
  const menu = page.getByRole('menu', { name: 'Snooze' })
  await expect.element(menu.getByText(/right away\. You can reply until Nov 20, 2098, /)).toBeVisible()
  await menu.getByRole('menuitem', { name: 'Pick date and time…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Snooze until' })
  await expect.element(dialog.getByText(/You can reply until Nov 20, 2098, /)).toBeVisible()
})

test('a ticket sleeps until its customer writes, and says so', async () => {
  const { taken, handlers } = takesChanges()
  answerWith(user(), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Snooze' }).click()
  const menu = page.getByRole('menu', { name: 'Snooze' })
  await expect
    .element(menu.getByText('If the customer writes, the ticket comes back right away.'))
    .toBeVisible()
  await menu.getByRole('menuitem', { name: 'Until the customer writes' }).click()
  await expect
    .element(page.getByRole('region', { name: 'Notifications' }).getByText('Snoozed until they write'))
    .toBeVisible()
  await expect.poll(() => taken).toEqual([{ snoozedUntil: '9999-12-31T23:59:59.999Z' }])
})

test('the dialog that asks for a moment also takes none: until the customer writes', async () => {
  const { taken, handlers } = takesChanges()
  answerWith(user(), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Snooze' }).click()
  await page.getByRole('menuitem', { name: /^Pick date/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Until the customer writes' }).click()
  await expect.poll(() => taken).toEqual([{ snoozedUntil: '9999-12-31T23:59:59.999Z' }])
})

/** What is done, of a ticket of which status, by which item, and how that is said. */
const byHand = [
  ['answered', 'open', 'Answered', 'Marked as answered'],
  ['open', 'answered', 'Open', 'Marked as open'],
  ['reopened', 'closed', 'Open', 'Reopened: Élodie Marchand'],
] as const

test.each(byHand)(
  'a ticket %s by hand: undone by key, it is as before, and the focus in it',
  async (...row) => {
    const [, status, item, words] = row
    const { taken, handlers } = takesChanges({ status })
    answerWith(user(), ...handlers)
    await page.viewport(1440, 900)
    await show()
    const menu = page.getByRole('button', { name: /^Status:/ })
    await expect.element(menu).toBeVisible()
    const before = menu.element().textContent
    await menu.click()
    await page.getByRole('menuitemradio', { name: item }).click()
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.poll(() => taken).toHaveLength(1)
    await userEvent.keyboard('z')
    await expect.poll(() => taken.at(-1)).toEqual({ undo: true })
    await expect.poll(() => menu.element().textContent).toBe(before)
    await expect.poll(() => article.element().contains(document.activeElement)).toBe(true)
  },
)

test('a ticket that is woken sleeps on by Undo', async () => {
  const snoozedUntil = new Date(Date.now() + 3_600_000).toISOString()
  const { taken, handlers } = takesChanges({ snoozedUntil })
  answerWith(user(), ...handlers)
  await show()
  await page.getByRole('button', { name: /^Snoozed until/ }).click()
  await page.getByRole('menuitem', { name: 'Unsnooze' }).click()
  await expect.element(page.getByRole('button', { name: 'Snooze', exact: true })).toBeVisible()
  await expect.element(page.getByText('Unsnoozed')).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(page.getByRole('button', { name: /^Snoozed until/ })).toBeVisible()
  await expect.poll(() => taken).toEqual([{ snoozedUntil: null }, { undo: true }])
})

test('marked as unread, it stays so and the list is there again', async () => {
  await page.viewport(1440, 900)
  const { taken, handlers } = takesChanges()
  answerWith(user(), ...handlers)
  await show()
  await expect.element(page.getByRole('button', { name: 'Snooze' })).toBeVisible()
  await userEvent.keyboard('u')
  await expect.element(page.getByRole('list', { name: /^Tickets/ })).toBeVisible()
  await expect.poll(() => taken).toEqual([{ unread: true }])
  await expect.element(page.getByText('Marked as unread')).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(article).toHaveFocus()
  await expect.poll(() => taken).toContainEqual({ undo: true })
})

test('a backend without such fields shows none of them', async () => {
  answerWith(user({ capabilities: [] }), info({}))
  await show()
  await expect.element(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Ticket actions' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Mark as unread' })).not.toBeInTheDocument()
})

test('a tag that is on the ticket is found as there already: Enter makes none that is nearly the same', async () => {
  const { taken, handlers } = takesChanges()
  answerWith(
    user(),
    handle(listTickets, () => ({ data: { tickets: [] } })),
    ...handlers,
  )
  await show('/webs/tickets?ticket=elodie')
  await page.getByRole('button', { name: 'Tags: Damaged' }).click()
  const field = page.getByLabelText('Tag', { exact: true })
  await field.fill('dam')
  const first = page.getByRole('option').first()
  await expect.element(first).toHaveTextContent('DamagedAlready on this ticket')
  await expect.element(page.getByRole('option').last()).toHaveTextContent('Create tag “dam”')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  await field.fill('damaged')
  await expect.element(page.getByRole('option').first()).toHaveTextContent('DamagedAlready on this ticket')
  expect(page.getByRole('option').elements()).toHaveLength(1)
  expect(taken).toEqual([])
})

test('Enter takes the first tag that fits, and creating one is a row of its own', async () => {
  const { taken, handlers } = takesChanges()
  const other = aTicket({ _id: 'liam', tags: ['VIP', 'Very heavy', 'ML-10318'] })
  answerWith(
    user(),
    handle(listTickets, () => ({ data: { tickets: [other] } })),
    ...handlers,
  )
  await show('/webs/tickets?ticket=elodie')
  await page.getByRole('button', { name: 'Tags: Damaged' }).click()
  await page.getByLabelText('Tag', { exact: true }).fill('v')
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Very heavy')
  await expect.element(page.getByRole('option').last()).toHaveTextContent('Create tag “v”')
  await userEvent.keyboard('i{Enter}')
  await expect.poll(() => taken.at(-1)).toEqual({ addTags: ['VIP'] })
  await page.getByLabelText('Tag', { exact: true }).fill('ML-10318')
  await expect.element(page.getByText('Order numbers can’t be tags. Use search to find them.')).toBeVisible()
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
})
