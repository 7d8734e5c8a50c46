import type { CustomerRecord, Ticket, TicketSummary, User } from '@replybay/api-client'
import { getCustomer, getTicketInfo, getUserInfo, updateCustomer } from '@replybay/api-client/operations'
import { answerWith, aTicket, aTicketSummary, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Support tickets/Customer',
  component: Screen,
  args: { path: '/ticket/elodie' },
}
export default meta
type Story = StoryObj<typeof Screen>

const elodie: CustomerRecord = {
  _id: 'c1',
  name: 'Élodie Marchand',
  email: 'elodie.m@atelier-nord.example',
  phone: '+33 6 12 44 09 81',
  handle: 'elodie_m',
  location: 'Nantes, France',
  language: 'fr-FR',
  blocked: false,
  channels: ['web', 'whatsapp'],
  createdAt: '2026-01-05T08:00:00.000Z',
}
const others = ['Délai pour l’applique Alba', 'Facture professionnelle'].map((subject, index) =>
  aTicketSummary({
    _id: `other-${index}`,
    subject,
    status: 'closed',
    channel: index === 0 ? 'web' : 'whatsapp',
    updatedAt: `2026-0${9 - index}-03T08:00:00.000Z`,
  }),
)

interface State {
  isUnverified?: boolean
  rating?: Ticket['rating']
  customer?: Partial<CustomerRecord>
  tickets?: TicketSummary[]
  capabilities?: User['capabilities']
  /** Whether changes are refused. */
  isRefused?: boolean
  /** In place of the record. */
  record?: () => Response | Promise<never>
}

/** A ticket, and what is known of who wrote it. */
function prepare(state: State = {}) {
  const { customer: change, tickets = others, capabilities = ['customers', 'tickets'], record } = state
  const verified = {
    ...(state.isUnverified && { customerVerified: false }),
    ...(state.rating && { rating: state.rating }),
  }
  return () => {
    localStorage.clear()
    const customer = { ...elodie, ...change }
    const { blocked: _blocked, channels: _channels, createdAt: _createdAt, ...known } = customer
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser({ capabilities }) } })),
      handle(getTicketInfo, () => ({
        data: { ticket: aTicket({ _id: 'elodie', unread: false, customer: known, ...verified }) },
      })),
      handle(updateCustomer, () => (state.isRefused ? problem(500) : { data: { customer, tickets } })),
      handle(getCustomer, () => record?.() ?? { data: { customer, tickets } }),
    )
    return () => localStorage.clear()
  }
}
/** Beside the ticket or, where there is no room, in a drawer of its own. */
const seesCustomer: Story['play'] = async ({ canvas, userEvent }) => {
  await canvas.findByRole('log')
  const button = canvas.queryByRole('button', { name: /^Customer: / })
  if (button) await userEvent.click(button)
}

export const Loaded: Story = { beforeEach: prepare(), play: seesCustomer }
/** What the customer said of how they were helped. */
export const Rated: Story = {
  beforeEach: prepare({ rating: { grade: 'bad', comment: 'Too late' } }),
  play: async (context) => {
    await seesCustomer(context)
    const panel = within(await screen.findByRole('complementary', { name: 'Customer' }))
    await expect(await panel.findByText('Not satisfied')).toBeVisible()
    await expect(panel.getByText('Too late')).toBeVisible()
  },
}

/** The visitor typed the address, and nothing has proved it: what is known of it may be another person's. */
export const Unverified: Story = {
  beforeEach: prepare({ isUnverified: true }),
  play: async (context) => {
    await seesCustomer(context)
    const panel = within(await screen.findByRole('complementary', { name: 'Customer' }))
    const mark = await panel.findByRole('button', {
      name: /^Unverified. This email was entered in the chat/,
    })
    await context.userEvent.click(mark)
    await expect(await screen.findByText(/^This email was entered in the chat/)).toBeVisible()
    await context.userEvent.click(mark)
    await waitFor(() => expect(screen.queryByText(/^This email was entered in the chat/)).toBeNull())
    await screen.findByText(/These tickets may belong to a different person/)
  },
}
export const UnverifiedDark: Story = { ...Unverified, globals: { theme: 'dark' } }
export const UnverifiedPhone: Story = { ...Unverified, globals: { viewport: { value: 'phone' } } }

export const LoadedDark: Story = { ...Loaded, globals: { theme: 'dark' } }
export const LoadedOnPhone: Story = { ...Loaded, globals: { viewport: { value: 'phone' } } }
export const Alone: Story = { beforeEach: prepare({ tickets: [] }), play: seesCustomer }
export const Loading: Story = {
  beforeEach: prepare({ record: () => new Promise<never>(() => undefined) }),
  play: seesCustomer,
}
export const Problem: Story = {
  beforeEach: prepare({ record: () => problem(500) }),
  play: async (context) => {
    await seesCustomer(context)
    await expect(await screen.findByText('Could not load the customer')).toBeVisible()
  },
}
export const Blocked: Story = {
  beforeEach: prepare({ customer: { blocked: true } }),
  play: async (context) => {
    await seesCustomer(context)
    await expect(await screen.findByRole('button', { name: 'Unblock' })).toBeVisible()
  },
}
/** Who is unblocked at once was never blocked: the way back from that goes, and it is said. */
export const BlockedAndUnblocked: Story = {
  beforeEach: prepare(),
  play: async (context) => {
    await seesCustomer(context)
    const { userEvent } = context
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for the customer' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Block / }))
    await expect(await screen.findByText('Blocked: Élodie Marchand')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock' }))
    await expect(await screen.findByText('Unblocked: Élodie Marchand')).toBeVisible()
    await expect(screen.queryByText('Blocked: Élodie Marchand')).toBeNull()
  },
}
export const LongText: Story = {
  beforeEach: prepare({
    customer: {
      name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4),
      email: `${'donaudampfschifffahrt'.repeat(6)}@nord.example`,
      location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
    },
    tickets: others.map((ticket) => ({ ...ticket, subject: 'Kapitänsmütze'.repeat(12) })),
  }),
  play: async (context) => {
    await seesCustomer(context)
    await expect(await screen.findByRole('button', { name: /^Email: / })).toBeVisible()
  },
}
/** All that can be edited is there, with the name's field open. */
export const Edited: Story = {
  beforeEach: prepare(),
  play: async (context) => {
    await seesCustomer(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Actions for the customer' }))
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Edit details' }))
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}
export const EditedDark: Story = { ...Edited, globals: { theme: 'dark' } }
/** A change that the server refuses stays as it was typed. */
export const Refused: Story = {
  beforeEach: prepare({ isRefused: true }),
  play: async (context) => {
    await seesCustomer(context)
    await context.userEvent.click(await screen.findByRole('button', { name: /^Email: / }))
    await context.userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'x{Enter}')
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
export const RightToLeft: Story = {
  beforeEach: prepare({
    customer: { name: 'ليلى حداد', location: 'بيروت، لبنان', handle: 'ليلى' },
    tickets: others.map((ticket) => ({ ...ticket, subject: 'أين طلبي رقم ML-10482؟' })),
  }),
  play: seesCustomer,
}
/** A backend that knows the documented calls alone. */
export const WithoutAdditions: Story = { beforeEach: prepare({ capabilities: [] }), play: seesCustomer }
