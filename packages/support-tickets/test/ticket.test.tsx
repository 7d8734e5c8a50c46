import { loadKitMessages } from '@replybay/ui-kit'
import {
  answer,
  answerWith,
  aMessage,
  anEvent,
  aTicket,
  aTicketSummary,
  aUser,
  FeatureScreen,
  loadTestMessages,
  problem,
  TestFrame,
} from '@replybay/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'

beforeAll(() => loadTestMessages(loadKitMessages, supportTicketsFeature.loadMessages))
beforeEach(() => localStorage.clear())

const thread = page.getByRole('log')
const user = (change = {}) => answer('get', '/users/info', () => ({ data: { user: aUser(change) } }))
const show = (path = '/ticket/elodie') =>
  render(
    <TestFrame>
      <div style={{ blockSize: 600 }}>
        <FeatureScreen feature={supportTicketsFeature} path={path} />
      </div>
    </TestFrame>,
  )
const info = (change: Parameters<typeof aTicket>[0]) =>
  answer('get', '/tickets/info/{id}', () => ({
    data: { ticket: aTicket({ _id: 'elodie', unread: false, ...change }) },
  }))
const minute = (index: number) => new Date(Date.UTC(2026, 10, 20) + index * 60_000).toISOString()

test('a note is marked as one among the messages', async () => {
  const note = { _id: 'n', text: 'Shelf A-14', authorName: 'Thomas', createdAt: '2026-11-20T09:00:00.000Z' }
  answerWith(user(), info({ notes: [note] }))
  await show()
  const noted = thread.getByRole('article', { name: 'Internal note' })
  await expect.element(noted.getByText('Shelf A-14')).toBeVisible()
  await expect.element(noted.getByText(/Thomas/)).toBeVisible()
})

test('what happened is said in words', async () => {
  const until = new Date('2026-11-21T08:00:00.000Z')
  answerWith(
    user(),
    info({
      events: [
        anEvent({ kind: 'assigned', detail: 'Inès Moreau' }),
        anEvent({ kind: 'assigned' }),
        anEvent({ kind: 'tagged', detail: '+Pre-sale +VIP -Invoice' }),
        anEvent({ kind: 'snoozed', detail: until.toISOString() }),
      ],
    }),
  )
  await show()
  await expect.element(thread.getByText(/Camille Roy assigned the ticket to Inès Moreau/)).toBeVisible()
  await expect.element(thread.getByText(/Camille Roy assigned the ticket to nobody/)).toBeVisible()
  await expect
    .element(thread.getByText(/Camille Roy added the tags Pre-sale and VIP and removed Invoice/))
    .toBeVisible()
  await expect.element(thread.getByText(/Camille Roy snoozed the ticket until Nov 21, 2026/)).toBeVisible()
})

test('five thousand messages open at the end, and lead up to the first new one', async () => {
  const messages = Array.from({ length: 5_000 }, (_, index) =>
    aMessage({
      text: `Message ${index}`,
      author: index < 4_900 && index % 2 ? 'support' : 'customer',
      createdAt: minute(index),
    }),
  )
  const read = answer('patch', '/tickets/ticket/{id}/{id2}', () => ({
    data: { ticket: aTicket({ _id: 'elodie', messages, unread: false }) },
  }))
  answerWith(user(), read, info({ messages, unread: true }))
  await show()
  await expect.element(thread.getByText('Message 4999', { exact: true })).toBeVisible()
  expect(thread.getByRole('article').elements().length).toBeLessThan(40)
  await page.getByRole('button', { name: 'First new message' }).click()
  await expect.element(thread.getByText('Message 4900', { exact: true })).toBeVisible()
  await expect.element(thread.getByText('New', { exact: true })).toBeVisible()
})

test('HTML of a customer is text', async () => {
  const hostile = '<img src=x onerror="document.title=1"><script>alert(1)</script>'
  answerWith(user(), info({ messages: [aMessage({ text: hostile })], subject: hostile }))
  await show()
  await expect.element(thread.getByText(hostile)).toBeVisible()
  expect(thread.element().querySelector('img, script')).toBeNull()
})

const picture = (_id: string) => ({
  _id,
  name: `${_id}.png`,
  type: 'image/png',
  size: 90,
  width: 2,
  height: 1,
})
const bytes = answer('get', '/tickets/attachments/{id}/{attachmentId}', async () => {
  const canvas = new OffscreenCanvas(2, 1)
  canvas.getContext('2d')?.fillRect(0, 0, 2, 1)
  return new Response(await canvas.convertToBlob())
})

test('pictures are shown, enlarged, and stepped through by arrows; Escape closes', async () => {
  const files = [picture('globe'), picture('box')]
  answerWith(user(), bytes, info({ messages: [aMessage({ attachments: files })] }))
  await show()
  await expect.element(thread.getByRole('img', { name: 'globe.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Enlarge globe.png' }).click()
  await expect.element(page.getByRole('dialog', { name: 'globe.png' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('dialog', { name: 'box.png' })).toBeVisible()
  await expect.element(page.getByText('2 of 2')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('other files say what they are; pages and drawings with scripts are never shown', async () => {
  const files = [
    { _id: 'f', name: 'invoice.pdf', type: 'application/pdf', size: 20_000 },
    { _id: 's', name: 'logo.svg', type: 'image/svg+xml', size: 1_000 },
  ]
  answerWith(user(), info({ messages: [aMessage({ attachments: files })] }))
  await show()
  await expect.element(thread.getByRole('button', { name: 'Download invoice.pdf 20 kB' })).toBeVisible()
  await expect.element(thread.getByRole('button', { name: 'Download logo.svg 1 kB' })).toBeVisible()
})

/** A server that takes changes of the ticket, and says which it got. */
function takesChanges(
  answers: (change: object) => Response | undefined | Promise<Response | undefined> = () => undefined,
) {
  const taken: object[] = []
  let ticket = aTicket({ _id: 'elodie', unread: false, tags: ['Damaged'] })
  const handlers = [
    answer('get', '/tickets/info/{id}', () => ({ data: { ticket } })),
    answer('get', '/tickets/list/{webId}', () => ({ data: { tickets: [ticket] } })),
    answer('get', '/tickets/counts/{webId}', () => ({ data: { counts: {} } })),
    answer('get', '/tickets/assignees', () => ({
      data: {
        assignees: [
          { _id: 'user-1', name: 'Camille Roy' },
          { _id: 'ines', name: 'Inès Moreau' },
        ],
      },
    })),
    answer('post', '/tickets/bulk/{webId}', async ({ request }) => {
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
    answer('patch', '/tickets/ticket/{id}/{id2}', async ({ request }) => {
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

test('a change that the server refuses is taken back, and said', async () => {
  const { handlers } = takesChanges(() => problem(500))
  answerWith(user(), ...handlers)
  await show()
  await expect.element(page.getByRole('button', { name: 'Assigned to nobody' })).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByText('Could not update a ticket with specified id')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Assigned to nobody' })).toBeVisible()
})

test.each([
  [
    'one by one, so that those of colleagues stay',
    undefined,
    [{ addTags: ['VIP'] }, { removeTags: ['Damaged'] }],
  ],
  [
    'as a whole where the backend knows no other way',
    ['ticket-work'],
    [{ tags: ['Damaged', 'VIP'] }, { tags: ['VIP'] }],
  ],
])('tags are added and taken away, %s', async (_, capabilities, expected) => {
  const { taken, handlers } = takesChanges()
  answerWith(user(capabilities && { capabilities }), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Tags: Damaged' }).click()
  await page.getByLabelText('Tag', { exact: true }).fill('VIP')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Tags: Damaged, VIP' })).toBeVisible()
  await page.getByRole('button', { name: 'Take away Damaged' }).click()
  await expect.poll(() => taken).toEqual(expected)
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

test('what a colleague does meanwhile is said above the composer, until one turns to the conversation', async () => {
  let messages = [aMessage()]
  answerWith(
    user(),
    answer('get', '/tickets/info/{id}', () => ({
      data: { ticket: aTicket({ _id: 'elodie', unread: false, messages }) },
    })),
  )
  await show()
  await page.getByRole('textbox', { name: 'Your answer' }).click()
  const places = () => [
    thread.element().getBoundingClientRect().bottom,
    page.getByRole('textbox', { name: 'Your answer' }).element().getBoundingClientRect().top,
  ]
  const before = places()
  messages = [
    ...messages,
    aMessage({
      author: 'support',
      authorId: 'karim',
      authorName: 'Karim',
      text: 'It is in the post.',
      createdAt: new Date().toISOString(),
    }),
  ]
  const said = page.getByRole('status').filter({ hasText: 'Karim answered' })
  await expect.element(said, { timeout: 8_000 }).toBeVisible()
  await expect.element(page.getByText('Karim answered · just now')).toBeVisible()
  expect(places()).toEqual(before)
  await thread.getByText('It is in the post.').click()
  await expect.element(said).not.toBeInTheDocument()
})

test('a ticket sleeps until a moment, says so, and is woken', async () => {
  const { taken, handlers } = takesChanges()
  answerWith(user(), ...handlers)
  await show()
  await page.getByRole('button', { name: 'Snooze' }).click()
  await page.getByRole('menuitem', { name: 'In 4 hours' }).click()
  await page.getByRole('button', { name: /^Snoozed until/ }).click()
  await page.getByRole('menuitem', { name: 'Wake' }).click()
  await expect.element(page.getByRole('button', { name: 'Snooze', exact: true })).toBeVisible()
  await expect.poll(() => taken.at(-1)).toEqual({ snoozedUntil: null })
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

test('the history lists all that happened', async () => {
  const events = [
    anEvent({ kind: 'opened', actor: 'customer', actorName: 'Élodie' }),
    anEvent({ kind: 'closed' }),
  ]
  answerWith(user(), info({ events }))
  await show()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect.element(history.getByText('Élodie opened the ticket')).toBeVisible()
  await expect.element(history.getByText('Camille Roy closed the ticket')).toBeVisible()
})

test('buttons lead through the list that a ticket was come to from', async () => {
  await page.viewport(1440, 900)
  const tickets = ['a', 'b'].map((_id) => aTicketSummary({ _id, subject: `Ticket ${_id}`, unread: false }))
  answerWith(
    user(),
    answer('get', '/tickets/list/{webId}', () => ({ data: { tickets } })),
    answer('get', '/tickets/counts/{webId}', () => ({ data: { counts: {} } })),
    answer('get', '/tickets/info/{id}', ({ params }) => ({
      data: { ticket: aTicket({ ...tickets.find(({ _id }) => _id === params['id']) }) },
    })),
  )
  await show('/webs/tickets?ticket=a')
  await expect.element(page.getByRole('article', { name: 'Ticket a' })).toBeVisible()
  await page.getByRole('button', { name: 'Next ticket' }).click()
  await expect.element(page.getByRole('article', { name: 'Ticket b' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next ticket' })).toBeDisabled()
})

test('on a phone the neighbours are in the menu, so that the title has room', async () => {
  const tickets = ['a', 'b'].map((_id) => aTicketSummary({ _id, subject: `Ticket ${_id}`, unread: false }))
  answerWith(
    user(),
    answer('get', '/tickets/list/{webId}', () => ({ data: { tickets } })),
    answer('get', '/tickets/counts/{webId}', () => ({ data: { counts: {} } })),
    answer('get', '/tickets/info/{id}', ({ params }) => ({
      data: { ticket: aTicket({ ...tickets.find(({ _id }) => _id === params['id']) }) },
    })),
  )
  await page.viewport(390, 844)
  await show('/webs/tickets?ticket=a')
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('button', { name: 'Next ticket' })).not.toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Next ticket' }).click()
  await expect.element(page.getByRole('article', { name: 'Ticket b' })).toBeVisible()
})

test('who else looks after it stands above the composer', async () => {
  answerWith(user(), info({ assigneeId: 'ines', assigneeName: 'Inès Moreau' }))
  await show()
  await expect.element(page.getByText('Inès Moreau looks after this ticket.')).toBeVisible()
})

const withCustomers = () => user({ capabilities: ['customers', 'ticket-reopen'] })
const record = {
  _id: 'c1',
  name: 'Élodie Marchand',
  email: 'elodie@nord.example',
  blocked: false,
  channels: ['web', 'whatsapp'],
  createdAt: '2026-01-05T08:00:00.000Z',
}
const other = aTicketSummary({ _id: 'other', subject: 'Facture', channel: 'whatsapp', status: 'closed' })

/** A server that has a record of the customer, and takes changes of it. */
function hasCustomer(answers: () => Response | undefined = () => undefined) {
  const taken: object[] = []
  let customer: typeof record = record
  const handlers = [
    info({ customer: { _id: 'c1', name: 'Élodie Marchand' } }),
    answer('get', '/customers/{id}', () => ({ data: { customer, tickets: [other] } })),
    answer('patch', '/customers/{id}', async ({ request }) => {
      const change = (await request.json()) as object
      taken.push(change)
      customer = { ...customer, ...change }
      return answers() ?? { data: { customer, tickets: [other] } }
    }),
  ]
  return { taken, handlers }
}

test('what is known of a customer is mended where it stands', async () => {
  const { taken, handlers } = hasCustomer()
  answerWith(withCustomers(), ...handlers)
  await page.viewport(1440, 900)
  await show()
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('not an address')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Enter a whole email address')).toBeVisible()
  await email.fill('elodie@sud.example')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => taken).toEqual([{ email: 'elodie@sud.example' }])
  await expect.element(email).toHaveValue('elodie@sud.example')
})

test('Escape gives up what was typed of a customer, and nothing is saved', async () => {
  const { taken, handlers } = hasCustomer()
  answerWith(withCustomers(), ...handlers)
  await page.viewport(1440, 900)
  await show()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Élo')
  await userEvent.keyboard('{Escape}')
  await expect.element(name).toHaveValue('Élodie Marchand')
  await userEvent.keyboard('{Tab}')
  await expect.element(name).not.toHaveFocus()
  expect(taken).toEqual([])
})

test('an address that somebody else has is refused at its field, and what was typed stays', async () => {
  const { handlers } = hasCustomer(() => problem(409, 'conflict'))
  answerWith(withCustomers(), ...handlers)
  await page.viewport(1440, 900)
  await show()
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('owen@nord.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Another customer has this address')).toBeVisible()
  await expect.element(email).toHaveValue('owen@nord.example')
})

test('their other conversations are links, whichever the channel', async () => {
  answerWith(withCustomers(), ...hasCustomer().handlers)
  await page.viewport(1440, 900)
  await show()
  await expect.element(page.getByRole('link', { name: /Facture/ })).toHaveAttribute('href', '/ticket/other')
})

test('a customer is blocked after having been told what that means, and unblocked', async () => {
  const { taken, handlers } = hasCustomer()
  answerWith(withCustomers(), ...handlers)
  await page.viewport(1440, 900)
  await show()
  await page.getByRole('button', { name: 'Block the customer' }).click()
  await expect.element(page.getByText(/Their open tickets are closed/)).toBeVisible()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect.poll(() => taken).toEqual([{ blocked: true }, { blocked: false }])
})
