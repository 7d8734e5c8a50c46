import type { TicketMessage } from '@replybay/api-client'
import { getTicketInfo, getUserInfo, listAssignees, resendMessage } from '@replybay/api-client/operations'
import { aMessage, answerWith, aTicket, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Screen } from '../stories/screen.tsx'

/** A ticket on a messenger: how far replies got, and what its customer did with what was said. */
const meta: Meta = { title: 'Support tickets/Delivery', render: () => <Screen path="/ticket/ines" /> }
export default meta

type Story = StoryObj

const reply = (id: string, text: string, delivery: NonNullable<TicketMessage['delivery']>) =>
  aMessage({ _id: id, author: 'support', authorName: 'Camille Roy', text, delivery })

function prepare(messages: TicketMessage[], failures = 0) {
  return () => {
    let shown = messages
    let left = failures
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser({ capabilities: ['tickets', 'channels'] }) } })),
      handle(getTicketInfo, () => ({
        data: {
          ticket: aTicket({
            _id: 'ines',
            unread: false,
            channel: 'telegram',
            status: 'answered',
            messages: shown,
          }),
        },
      })),
      handle(listAssignees, () => ({ data: { assignees: [] } })),
      handle(resendMessage, () => {
        left -= 1
        if (left >= 0) return problem(500)
        shown = shown.map((each) =>
          each.delivery ? { ...each, delivery: { state: 'sent' as const } } : each,
        )
        return { data: {} }
      }),
    )
  }
}

const asked = aMessage({ _id: 'asked', author: 'customer', text: '¿Dónde está mi pedido?' })

export const OnTheirWay: Story = {
  beforeEach: prepare([
    asked,
    reply('r1', 'It left today.', { state: 'read' }),
    reply('r2', 'It is with Colissimo.', { state: 'delivered' }),
    reply('r3', 'Here is the number.', { state: 'sent' }),
    reply('r4', 'Anything else?', { state: 'waiting' }),
  ]),
  play: async () => {
    await screen.findByText('Read')
    await screen.findByText('Delivered')
    await screen.findByText('Sent')
    await screen.findByText('Sending…')
  },
}

const again = () => screen.findByRole('button', { name: 'Send again' })

/** What failed says why, and is sent again. */
export const Failed: Story = {
  beforeEach: prepare([asked, reply('r1', 'It left today.', { state: 'failed', problem: 'blocked' })], 1),
  play: async ({ userEvent }) => {
    await screen.findByText(/^Not sent: the customer has blocked you/)
    await userEvent.click(await again())
    await screen.findByText('Could not send the message again')
    await userEvent.click(await again())
    await screen.findByText('Sent')
    await waitFor(() => expect(screen.queryByText(/^Not sent/)).toBeNull())
  },
}
export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } }
export const FailedOnPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } }

export const Unconfirmed: Story = {
  beforeEach: prepare([asked, reply('r1', 'It left today.', { state: 'unconfirmed' })]),
  play: async () => {
    await screen.findByText(/the message may not have arrived/)
    await screen.findByRole('button', { name: 'Send again' })
  },
}

/** What the customer did with what they wrote. */
export const AfterSaid: Story = {
  beforeEach: prepare([
    aMessage({ _id: 'a', text: 'Three lamps', editedAt: new Date().toISOString(), reaction: '👍' }),
    aMessage({ _id: 'b', text: 'Forget it', removedAt: new Date().toISOString() }),
    aMessage({ _id: 'c', text: '', unsupported: 'location' }),
  ]),
  play: async () => {
    await screen.findByText(/^Edited by the customer/)
    await screen.findByText('Reaction: 👍')
    await screen.findByText(/^Deleted by the customer/)
    await screen.findByText('The channel sent something that can’t be shown here (location).')
  },
}
