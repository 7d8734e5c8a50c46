import type { TicketView, User } from '@replybay/api-client'
import {
  countTickets,
  getTicketInfo,
  getUserInfo,
  listAssignees,
  listTickets,
  listViews,
  updateTicket,
} from '@replybay/api-client/operations'
import {
  aMessage,
  anEvent,
  answerWith,
  aTicket,
  aTicketSummary,
  aUser,
  handle,
  problem,
} from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { Screen } from '../stories/screen.tsx'

const people = ['Élodie Marchand', 'James Whitfield', 'Lucía Paredes', 'Nadia Benali', 'Owen Gallagher', '']
const channels = ['whatsapp', 'web', 'instagram', 'messenger', 'telegram', 'discord']
const lines = [
  'Un échange, s’il vous plaît. Il m’en faut un avant le 28.',
  'Invoice for order ML-10391 has the wrong VAT number',
  '¿La lámpara Alba viene con bombilla E27?',
  'Votre colis est parti ce matin.',
  'The dimmer works with bulbs up to 60 W.',
  'hello?',
]
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const tickets = people.map((name, index) =>
  aTicketSummary({
    _id: `ticket-${index}`,
    channel: channels[index] ?? 'web',
    status: index === 3 ? 'answered' : 'open',
    customer: { _id: `customer-${index}`, name },
    unread: index < 3,
    lastMessage: aMessage({ text: lines[index] ?? '', author: index === 3 ? 'agent' : 'customer' }),
    waitingSince: minutesAgo([134, 302, 38, 52, 68, 5][index] ?? 1),
    tags: index % 2 === 0 ? ['ML-10482', 'Damaged'] : ['Invoice'],
    ...(index < 2 && {
      assigneeId: `colleague-${index}`,
      assigneeName: ['Inès Moreau', 'Thomas Girard'][index],
    }),
    ...(index === 5 && { status: 'parked' }),
  }),
)
const ticket = aTicket({
  ...tickets[0],
  unread: false,
  messages: [
    aMessage({ text: 'Bonjour, j’ai reçu ma suspension Opaline hier mais le globe en verre est fêlé.' }),
    aMessage({
      author: 'agent',
      text: 'Bonjour Élodie, je suis désolé. Préférez-vous un échange ou un remboursement ?',
      createdAt: '2026-11-20T08:02:30.000Z',
    }),
    aMessage({ text: lines[0] ?? '', createdAt: '2026-11-20T08:26:00.000Z' }),
    aMessage({
      author: 'support',
      authorId: 'user-1',
      text: 'Je vérifie le stock et je reviens vers vous.',
      createdAt: '2026-11-20T10:02:00.000Z',
    }),
  ],
  events: [anEvent({ kind: 'handed-over', actor: 'agent', createdAt: '2026-11-20T08:26:30.000Z' })],
})

const user = (change: Partial<User> = {}) => handle(getUserInfo, () => ({ data: { user: aUser(change) } }))
const counts = handle(countTickets, () => ({
  data: { counts: { open: { web: 12, whatsapp: 9 }, answered: { web: 61 }, closed: { web: 1_204 } } },
}))
const list = handle(listTickets, () => ({ data: { tickets } }))
const info = handle(getTicketInfo, () => ({ data: { ticket } }))
const read = handle(updateTicket, () => ({ data: { ticket } }))

const meta: Meta<typeof Screen> = {
  title: 'Support tickets/Inbox',
  component: Screen,
  args: { path: '/webs/tickets?channel=all&status=all' },
}
export default meta
type Story = StoryObj<typeof Screen>

export const Loaded: Story = {
  args: { path: '/webs/tickets?channel=all&status=all&ticket=ticket-0' },
  beforeEach: () => answerWith(user(), counts, list, info, read),
  play: async ({ canvas }) => {
    // The first of all stories loads what the others find there.
    await canvas.findByRole('log')
  },
}

/** One row above the list, and what is filtered in a strip. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { path: '/webs/tickets?channel=all&status=all&tag=ML-10482' },
  beforeEach: () => answerWith(user(), counts, list, info, read),
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Filters' })
  },
}
export const PhoneDark: Story = { ...Phone, globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const PhoneFilters: Story = {
  ...Phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters, some active' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Unread/ }))
    await expect(await canvas.findByRole('radio', { name: 'Read' })).toBeInTheDocument()
  },
}

export const PhoneViews: Story = {
  ...Phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^All/ }))
    await canvas.findByRole('link', { name: /^Messenger/ })
  },
}

export const Empty: Story = {
  beforeEach: () =>
    answerWith(
      user(),
      counts,
      handle(listTickets, () => ({ data: { tickets: [] } })),
    ),
  args: { path: '/webs/tickets' },
  play: async ({ canvas }) => {
    await canvas.findByText('No one is waiting')
  },
}

export const Loading: Story = {
  beforeEach: () =>
    answerWith(
      user(),
      counts,
      handle(listTickets, () => new Promise<never>(() => undefined)),
    ),
}

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      user(),
      counts,
      handle(listTickets, () => problem(500)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Error on fetching webTickets')
  },
}

export const TicketNotFound: Story = {
  args: { path: '/webs/tickets?channel=all&status=all&ticket=unknown' },
  beforeEach: () =>
    answerWith(
      user(),
      counts,
      list,
      handle(getTicketInfo, () => problem(404, 'not-found')),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not find a ticket with specified id')
  },
}

export const NoWebsite: Story = {
  args: { path: '/discord/tickets' },
  beforeEach: () => answerWith(user({ owner_webs: [], owner_guilds: ['guild-1'] })),
  play: async ({ canvas }) => {
    await canvas.findByText('No website is connected yet')
  },
}

/** A backend that knows the documented calls alone. */
export const WithoutAdditions: Story = {
  args: { path: '/webs/tickets?channel=all&status=all&ticket=ticket-0' },
  beforeEach: () => answerWith(user({ capabilities: [] }), list, info),
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
  },
}

export const LongText: Story = {
  args: { path: '/webs/tickets?channel=all&status=all&ticket=ticket-0' },
  beforeEach: () => {
    const endless = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(8)
    const long = aTicket({
      ...ticket,
      subject: `${endless} and more`,
      customer: { _id: 'customer-long', name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3) },
      messages: [aMessage({ text: endless }), aMessage({ text: 'مرحبا، أين طلبي رقم ML-10482؟' })],
    })
    return answerWith(
      user(),
      counts,
      handle(listTickets, () => ({ data: { tickets: [long, ...tickets] } })),
      handle(getTicketInfo, () => ({ data: { ticket: long } })),
      read,
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
  },
}

const views: TicketView[] = [
  { _id: 'v1', name: 'Damaged on arrival', shared: false, mine: true, filter: { tag: 'Damaged' }, count: 5 },
  { _id: 'v2', name: 'Invoices', shared: true, mine: false, filter: { tag: 'Invoice' }, count: 1_204 },
]
const everything = () =>
  answerWith(
    user({ capabilities: [...(aUser().capabilities ?? []), 'views'] }),
    counts,
    list,
    info,
    read,
    handle(listViews, () => ({ data: { views } })),
    handle(listAssignees, () => ({
      data: { assignees: [{ _id: 'colleague-0', name: 'Inès Moreau' }] },
    })),
  )
const rowsOf = (canvas: HTMLElement) => within(canvas).findAllByRole('checkbox')

/** Three tickets, from one to another with Shift. */
export const Chosen: Story = {
  beforeEach: everything,
  play: async ({ canvasElement, canvas, userEvent }) => {
    const [first, , third] = await rowsOf(canvasElement)
    if (!first || !third) throw new Error('There are rows.')
    await userEvent.click(first)
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(third)
    await userEvent.keyboard('{/Shift}')
    const bar = await canvas.findByRole('region', { name: 'Selected tickets' })
    await within(bar).findByText('3 tickets')
    await expect(within(bar).getByRole('button', { name: /^Close/ })).toBeVisible()
  },
}

export const ChosenDark: Story = { ...Chosen, globals: { theme: 'dark' } }

/** The row's menu of a view that is one's own. */
export const SavedViews: Story = {
  beforeEach: everything,
  args: { path: '/webs/tickets?channel=all&status=all&tag=Damaged&view=v1' },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    const [view] = await canvas.findAllByRole('link', { name: /^Damaged on arrival/ })
    if (view) await userEvent.hover(view)
    const [more] = await canvas.findAllByRole('button', { name: 'Options for “Damaged on arrival”' })
    if (!more) throw new Error('The view is there.')
    await userEvent.click(more)
    await screen.findByRole('menuitem', { name: 'Rename' })
  },
}

/** Where there is no room beside the list, its title opens the views. */
export const ViewsOverTheList: Story = {
  beforeEach: everything,
  args: { path: '/webs/tickets?channel=all' },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Open/ }))
    await screen.findByRole('dialog', { name: 'Views' })
  },
}

export const ViewBeingSaved: Story = {
  beforeEach: everything,
  args: { path: '/webs/tickets?channel=all&status=all&from=2026-11-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List options' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as view' }))
    await screen.findByText('Date filters aren’t saved. This view will show tickets from any date.')
  },
}

export const NothingMatches: Story = {
  beforeEach: () =>
    answerWith(
      user(),
      counts,
      handle(listTickets, () => ({ data: { tickets: [] } })),
    ),
  args: { path: '/webs/tickets?tag=Invoice&unread=true' },
  play: async ({ canvas }) => {
    await canvas.findByText('No matching tickets')
  },
}

const jobKey = (key: string) => `replybay:pending:user-1:bulk:${key}`

/** One that is paused, and one of which some have failed. */
export const Jobs: Story = {
  beforeEach: () => {
    const job = { webId: 'web-1', failed: [], queuedAt: 0, dueAt: 0, failures: 0 }
    const jobs = [
      { ...job, key: 'one', change: { status: 'closed' }, total: 10_000, done: 3_400, state: 'paused' },
      {
        ...job,
        key: 'two',
        change: { assigneeId: 'colleague-0' },
        assigneeName: 'Inès Moreau',
        total: 12,
        done: 12,
        failed: ['ticket-8', 'ticket-9'],
        state: 'ended',
      },
    ]
    for (const each of jobs) localStorage.setItem(jobKey(each.key), JSON.stringify(each))
    everything()
    return () => jobs.forEach(({ key }) => localStorage.removeItem(jobKey(key)))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Paused at 3,400 of 10,000')
    await canvas.findByRole('button', { name: 'Retry failed tickets' })
  },
}
