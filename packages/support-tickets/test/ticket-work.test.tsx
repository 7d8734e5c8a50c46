import {
  changeTickets,
  countTickets,
  getTicketInfo,
  listAssignees,
  listTickets,
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
  answers: (change: object) => Response | undefined | Promise<Response | undefined> = () => undefined,
) {
  const taken: object[] = []
  let ticket = aTicket({ _id: 'elodie', unread: false, tags: ['Damaged'] })
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
      const kept = ticket.tags?.filter((tag) => !change.removeTags?.includes(tag)) ?? []
      ticket = { ...ticket, tags: [...kept, ...(change.addTags ?? [])] }
      return { data: { changed: ids, failed: [] } }
    }),
    handle(updateTicket, async ({ request }) => {
      const change = (await request.json()) as object
      taken.push(change)
      const refusal = await answers(change)
      if (refusal) return refusal
      ticket = { ...ticket, ...change }
      return { data: { ticket } }
    }),
  ]
  return { taken, handlers }
}

test('a is “assign to me”, and a colleague is chosen from the menu', async () => {
  const { taken, handlers } = takesChanges()
  answerWith(user(), ...handlers)
  await show()
  await expect.element(page.getByRole('button', { name: 'Assigned to nobody' })).toBeVisible()
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
  await expect.element(page.getByRole('button', { name: 'Assigned to nobody' })).toBeVisible()
  await userEvent.keyboard('z')
  await expect
    .poll(() => taken)
    .toEqual([{ addTags: ['VIP'] }, { assigneeId: 'user-1' }, { assigneeId: null }, { removeTags: ['VIP'] }])
})

test('a change that the server refuses is taken back, and said', async () => {
  const { handlers } = takesChanges(() => problem(500))
  answerWith(user(), ...handlers)
  await show()
  await expect.element(page.getByRole('button', { name: 'Assigned to nobody' })).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByText('Could not update a ticket with specified id')).toBeVisible()
  await expect.element(page.getByText(/^Assigned to Camille/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Assigned to nobody' })).toBeVisible()
})

test('tags are added and taken away one by one, so that those of colleagues stay', async () => {
  const { taken, handlers } = takesChanges()
  answerWith(user(), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Tags: Damaged' }).click()
  await page.getByLabelText('Tag', { exact: true }).fill('VIP')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Tags: Damaged, VIP' })).toBeVisible()
  await page.getByRole('button', { name: 'Take away Damaged' }).click()
  await expect.poll(() => taken).toEqual([{ addTags: ['VIP'] }, { removeTags: ['Damaged'] }])
  await expect.element(page.getByRole('button', { name: 'Tags: VIP', exact: true })).toBeVisible()
})

/** Adds a tag in the popover that is open. */
async function addTag(tag: string) {
  await page.getByLabelText('Tag', { exact: true }).fill(tag)
  await userEvent.keyboard('{Enter}')
}

test('two quick changes go one after the other, and neither is out of sight in between', async () => {
  const first = Promise.withResolvers<undefined>()
  const second = Promise.withResolvers<undefined>()
  const { taken, handlers } = takesChanges(() => (taken.length === 1 ? first.promise : second.promise))
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
  page.getByRole('button', { name: 'Take away Damaged' }).element().focus()
  await userEvent.keyboard('ea#')
  expect(taken).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
})

test('a change that is refused takes none with it that came after', async () => {
  const { taken, handlers } = takesChanges((change) =>
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
  await page.getByRole('menuitem', { name: 'In 4 hours' }).click()
  await expect.element(page.getByText(/^Snoozed until/)).toBeVisible()
  await expect.element(page.getByRole('list', { name: /^Tickets/ })).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(page.getByRole('button', { name: 'Snooze', exact: true })).toBeVisible()
  await expect.poll(() => taken.at(-1)).toEqual({ snoozedUntil: null })
})

test('a ticket sleeps until its customer writes, and says so', async () => {
  const { taken, handlers } = takesChanges()
  answerWith(user(), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Snooze' }).click()
  const menu = page.getByRole('menu', { name: 'Snooze' })
  await expect.element(menu.getByText('If the customer writes, it comes back at once.')).toBeVisible()
  await menu.getByRole('menuitem', { name: 'Until the customer writes' }).click()
  await expect.element(page.getByText('Snoozed until they write')).toBeVisible()
  await expect.poll(() => taken).toEqual([{ snoozedUntil: '9999-12-31T23:59:59.999Z' }])
})

test('the dialog that asks for a moment also takes none: until the customer writes', async () => {
  const { taken, handlers } = takesChanges()
  answerWith(user(), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Snooze' }).click()
  await page.getByRole('menuitem', { name: /^At a date/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Until the customer writes' }).click()
  await expect.poll(() => taken).toEqual([{ snoozedUntil: '9999-12-31T23:59:59.999Z' }])
})

test('undo of a snooze leaves a ticket awake that its customer has woken meanwhile', async () => {
  const asleep = new Date(Date.now() + 3_600_000).toISOString()
  const taken: object[] = []
  let ticket = aTicket({ _id: 'elodie', unread: false, snoozedUntil: asleep })
  answerWith(
    user(),
    handle(getTicketInfo, () => ({ data: { ticket } })),
    handle(listTickets, () => ({ data: { tickets: [ticket] } })),
    handle(countTickets, () => ({ data: { counts: {} } })),
    handle(updateTicket, async ({ request }) => {
      taken.push((await request.json()) as object)
      // The customer writes as soon as it sleeps.
      const { snoozedUntil: _woken, ...awake } = ticket
      ticket = awake
      return { data: { ticket } }
    }),
  )
  await show()
  await page.getByRole('button', { name: /^Snooze/ }).click()
  await page.getByRole('menuitem', { name: 'In 4 hours' }).click()
  await expect.poll(() => taken).toHaveLength(1)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible()
  await page.getByRole('button', { name: 'Snooze', exact: true }).click()
  await page.getByRole('menuitem', { name: 'In 4 hours' }).click()
  await expect.poll(() => taken).toHaveLength(2)
  expect(taken).not.toContainEqual({ snoozedUntil: asleep })
})

test('marked as unread, it stays so and the list is there again', async () => {
  const { taken, handlers } = takesChanges()
  answerWith(user(), ...handlers)
  await show()
  await expect.element(page.getByRole('button', { name: 'Snooze' })).toBeVisible()
  await userEvent.keyboard('u')
  await expect.element(page.getByRole('list', { name: /^Tickets/ })).toBeVisible()
  await expect.poll(() => taken).toEqual([{ unread: true }])
})

test('a backend without such fields shows none of them', async () => {
  answerWith(user({ capabilities: [] }), info({}))
  await show()
  await expect.element(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Work on the ticket' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Mark as unread' })).not.toBeInTheDocument()
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
  await expect.element(page.getByText('An order number is not a tag: search finds it')).toBeVisible()
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
})
