import type { CustomerRecord } from '@replybay/api-client'
import {
  getCustomer,
  getUserInfo,
  listCustomers,
  listTickets,
  openTicket,
} from '@replybay/api-client/operations'
import { answerWith, aTicketSummary, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Support tickets/New ticket',
  component: Screen,
  args: { path: '/webs/tickets' },
}
export default meta
type Story = StoryObj<typeof Screen>

const elodie: CustomerRecord = {
  _id: 'c1',
  name: 'Élodie Marchand',
  email: 'elodie.m@atelier-nord.example',
  blocked: false,
  channels: ['messenger', 'telegram', 'web', 'whatsapp'],
  createdAt: '2026-01-05T08:00:00.000Z',
}
const namesake: CustomerRecord = {
  ...elodie,
  _id: 'c2',
  name: `Élodie ${'Wolfeschlegelsteinhausenbergerdorff '.repeat(2)}`,
  email: 'elodie@sud.example',
  channels: ['discord'],
}

interface State {
  customer?: Partial<CustomerRecord>
  /** What is kept of the person's draft. */
  draft?: object
  found?: CustomerRecord[]
  search?: () => Response
}

/** A list, and customers to write to. */
function prepare({ customer: change, draft, found = [elodie, namesake], search }: State = {}) {
  return () => {
    localStorage.clear()
    if (draft) localStorage.setItem('replybay:draft:user-1:opening:', JSON.stringify(draft))
    const customer = { ...elodie, ...change }
    const last = aTicketSummary({ channel: customer.channels.at(-1) ?? 'web' })
    answerWith(
      handle(getUserInfo, () => ({
        data: { user: aUser({ capabilities: ['customers', 'tickets'] }) },
      })),
      handle(listTickets, () => ({ data: { tickets: [] } })),
      handle(listCustomers, () => search?.() ?? { data: { customers: found } }),
      handle(getCustomer, () => ({ data: { customer, tickets: [last] } })),
      handle(openTicket, () => problem(503)),
    )
    return () => localStorage.clear()
  }
}
const opens: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^New ticket/ }))
  await screen.findByRole('dialog', { name: 'New ticket' })
}
const searches: Story['play'] = async (context) => {
  await opens(context)
  await context.userEvent.type(await screen.findByRole('combobox', { name: 'Customer' }), 'élo')
}

export const Empty: Story = { beforeEach: prepare(), play: opens }
export const Found: Story = {
  beforeEach: prepare(),
  play: async (context) => {
    await searches(context)
    await expect(await screen.findByRole('option', { name: /Élodie Marchand/ })).toBeVisible()
  },
}
export const NobodyFound: Story = {
  beforeEach: prepare({ found: [] }),
  play: async (context) => {
    await searches(context)
    await expect(await screen.findByText('No customer matches “élo”')).toBeVisible()
  },
}
export const SearchFailed: Story = {
  beforeEach: prepare({ search: () => problem(500) }),
  play: async (context) => {
    await searches(context)
    await expect(await screen.findByText('Could not search customers')).toBeVisible()
  },
}

const draft = {
  customerId: 'c1',
  subject: 'Your order ML-10491',
  text: 'Bonjour Élodie, votre globe part demain.',
}
export const Draft: Story = {
  beforeEach: prepare({ draft }),
  play: async (context) => {
    await opens(context)
    await expect(await screen.findByRole('radio', { name: 'WhatsApp' })).toBeChecked()
  },
}
export const DraftDark: Story = { ...Draft, globals: { theme: 'dark' } }
export const DraftOnPhone: Story = { ...Draft, globals: { viewport: { value: 'phone' } } }
export const TooLong: Story = {
  beforeEach: prepare({ draft: { ...draft, text: 'Votre globe part demain. '.repeat(200) } }),
  play: async (context) => {
    await opens(context)
    await expect(await screen.findByText(/over the limit/)).toBeVisible()
  },
}
export const NotSent: Story = {
  beforeEach: prepare({ draft }),
  play: async (context) => {
    await opens(context)
    await screen.findByRole('radio', { name: 'WhatsApp' })
    await context.userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await expect(await screen.findByText(/Your text is saved/)).toBeVisible()
  },
}
export const Blocked: Story = {
  beforeEach: prepare({ draft, customer: { blocked: true, channels: ['discord'] } }),
  play: async (context) => {
    await opens(context)
    await expect(await screen.findByText(/This customer is blocked/)).toBeVisible()
  },
}
export const WebsiteChatAlone: Story = {
  beforeEach: prepare({ draft, customer: { channels: ['web'] } }),
  play: async (context) => {
    await opens(context)
    await expect(await screen.findByRole('button', { name: 'Open last ticket' })).toBeVisible()
  },
}
