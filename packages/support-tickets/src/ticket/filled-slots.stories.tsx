import {
  getCustomer,
  getTicketInfo,
  getUserInfo,
  listAssignees,
  updateTicket,
} from '@replybay/api-client/operations'
import { answerWith, aMessage, aTicket, aUser, FeatureScreen, handle } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { supportTicketsFeature } from '../feature.ts'
import { orderFills, testFill } from '../stories/filled-slots.tsx'

const wait = fn(() => Promise.resolve())
const feature = {
  ...supportTicketsFeature,
  fills: [...(supportTicketsFeature.fills ?? []), ...orderFills(wait)],
}

/** What other features show beside a ticket: facts, links of order numbers, an event to snooze until. */
const meta: Meta = {
  title: 'Support tickets/Filled slots',
  render: () => (
    <div style={{ height: '100vh' }}>
      <FeatureScreen feature={feature} path="/ticket/elodie" />
    </div>
  ),
}
export default meta

const customer = {
  _id: 'c1',
  name: 'Élodie Marchand',
  blocked: false,
  channels: ['web'],
  createdAt: '2026-01-05T08:00:00.000Z',
}

export const Orders: StoryObj = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => {
    localStorage.clear()
    wait.mockClear()
    let ticket = aTicket({
      _id: 'elodie',
      unread: false,
      customer,
      messages: [aMessage({ text: 'Where is ML-10482? The lamp ML-LED-8W too.' })],
    })
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser({ capabilities: ['customers', 'tickets'] }) } })),
      handle(getTicketInfo, () => ({ data: { ticket } })),
      handle(getCustomer, () => ({ data: { customer, tickets: [] } })),
      handle(listAssignees, () => ({ data: { assignees: [] } })),
      handle(updateTicket, async ({ request }) => {
        ticket = { ...ticket, ...((await request.json()) as object) }
        return { data: { ticket } }
      }),
    )
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('€612.00')).toBeVisible()
    const links = await canvas.findAllByRole('link', { name: 'ML-10482' })
    await expect(links.length).toBeGreaterThan(1)
    await expect(canvas.queryByRole('link', { name: 'ML-LED-8W' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Snooze' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Until the return arrives' }))
    await waitFor(() => expect(wait).toHaveBeenCalledOnce())
    await screen.findByText('Snoozed until the return of ML-10420 arrives')
  },
}

export const Dark: StoryObj = { ...Orders, globals: { ...Orders.globals, theme: 'dark' } }

/** What was asked first in a closed ticket is offered to whoever tests the AI agent. */
export const ClosedTicket: StoryObj = {
  render: () => (
    <div style={{ height: '100vh' }}>
      <FeatureScreen
        feature={{ ...supportTicketsFeature, fills: [...(supportTicketsFeature.fills ?? []), testFill] }}
        path="/ticket/elodie"
      />
    </div>
  ),
  beforeEach: () => {
    localStorage.clear()
    const messages = [aMessage({ text: 'Is the bulb included?' }), aMessage({ text: 'Hello?' })]
    const ticket = aTicket({
      _id: 'elodie',
      unread: false,
      status: 'closed',
      customer: { ...customer, language: 'en-US' },
      messages,
    })
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser({ capabilities: ['customers', 'tickets'] }) } })),
      handle(getTicketInfo, () => ({ data: { ticket } })),
      handle(getCustomer, () => ({ data: { customer, tickets: [] } })),
      handle(listAssignees, () => ({ data: { assignees: [] } })),
    )
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: 'Add to test set: Is the bulb included? (en-US)' }),
    ).toBeVisible()
  },
}

/** Where nothing tests it, nothing is offered. */
export const ClosedTicketAlone: StoryObj = {
  ...ClosedTicket,
  render: () => (
    <div style={{ height: '100vh' }}>
      <FeatureScreen feature={supportTicketsFeature} path="/ticket/elodie" />
    </div>
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Reopen' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Add to test set/ })).toBeNull()
  },
}
