import type { User } from '@replybay/api-client'
import {
  answer,
  answerWith,
  aMessage,
  anEvent,
  aTicket,
  aTicketSummary,
  aUser,
  FeatureScreen,
  type FeatureScreenProps,
  problem,
} from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { supportTicketsFeature } from '../feature.ts'

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

const user = (change: Partial<User> = {}) =>
  answer('get', '/users/info', () => ({ data: { user: aUser(change) } }))
const counts = answer('get', '/tickets/counts/{webId}', () => ({
  data: { counts: { open: { web: 12, whatsapp: 9 }, answered: { web: 61 }, closed: { web: 1_204 } } },
}))
const list = answer('get', '/tickets/list/{webId}', () => ({ data: { tickets } }))
const info = answer('get', '/tickets/info/{id}', () => ({ data: { ticket } }))
const read = answer('patch', '/tickets/ticket/{id}/{id2}', () => ({ data: { ticket } }))

function Screen(props: Omit<FeatureScreenProps, 'feature'>) {
  return <FeatureScreen feature={supportTicketsFeature} {...props} />
}

const meta: Meta<typeof Screen> = {
  title: 'Support tickets/Inbox',
  component: Screen,
  args: { path: '/webs/tickets?channel=all&status=all' },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Screen>

export const Loaded: Story = {
  args: { path: '/webs/tickets?channel=all&status=all&ticket=ticket-0' },
  beforeEach: () => answerWith(user(), counts, list, info, read),
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
  },
}

export const Empty: Story = {
  beforeEach: () =>
    answerWith(
      user(),
      counts,
      answer('get', '/tickets/list/{webId}', () => ({ data: { tickets: [] } })),
    ),
  args: { path: '/webs/tickets' },
  play: async ({ canvas }) => {
    await canvas.findByText('Nobody is waiting')
  },
}

export const Loading: Story = {
  beforeEach: () =>
    answerWith(
      user(),
      counts,
      answer('get', '/tickets/list/{webId}', () => new Promise<never>(() => undefined)),
    ),
}

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      user(),
      counts,
      answer('get', '/tickets/list/{webId}', () => problem(500)),
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
      answer('get', '/tickets/info/{id}', () => problem(404, 'not-found')),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not find a ticket with specified id')
  },
}

export const NoWebsite: Story = {
  args: { path: '/discord/tickets' },
  beforeEach: () => answerWith(user({ owner_webs: [], owner_guilds: ['guild-1'] })),
  play: async ({ canvas }) => {
    await canvas.findByText('No website yet')
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
      answer('get', '/tickets/list/{webId}', () => ({ data: { tickets: [long, ...tickets] } })),
      answer('get', '/tickets/info/{id}', () => ({ data: { ticket: long } })),
      read,
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
  },
}
