import {
  connectMailbox,
  getUserInfo,
  listEmailHeaders,
  removeEmailSettings,
  syncThreadMapping,
} from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { list, mailbox, user } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Mailbox/Connection',
  component: Screen,
  args: { path: '/emails/integration' },
}
export default meta
type Story = StoryObj<typeof Screen>

const notConnected = user({ mailbox: { connected: false } })

export const NotConnected: Story = {
  beforeEach: () =>
    answerWith(
      notConnected,
      handle(connectMailbox, () => problem(409, 'conflict')),
    ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Email address' })
    await userEvent.type(field, 'hello{Enter}')
    await canvas.findByText('Enter an email address, such as hello@your-shop.com')
    await userEvent.type(field, '@maison-lumen.example{Enter}')
    await canvas.findByText('This address or another mailbox is already connected.')
    await expect(field).toHaveValue('hello@maison-lumen.example')
  },
}

const documented = handle(getUserInfo, () => ({ data: { user: aUser({ capabilities: [] }) } }))

/** A backend with the documented calls alone does not say which mailbox it has; it can be disconnected. */
export const Documented: Story = {
  beforeEach: () =>
    answerWith(
      documented,
      handle(removeEmailSettings, () => ({ data: {} })),
      handle(listEmailHeaders, () => ({ data: { headers: [] } })),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Archived')
    await expect(canvas.queryByText('Connected')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect…' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
    await screen.findByText('Disconnected: Mailbox')
  },
}

export const Connected: Story = {
  beforeEach: () =>
    answerWith(
      ...mailbox(),
      handle(syncThreadMapping, () => ({ data: { mapping: { done: true, mapped: 42, total: 42 } } })),
      handle(removeEmailSettings, () => problem(500)),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2,310')
    await userEvent.click(canvas.getByRole('button', { name: 'Sync now' }))
    await canvas.findByText('Up to date')
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect…' }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^Type hello@/ }),
      'hello@maison-lumen.example',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
    await screen.findByText(/^Network error/)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  },
}
export const ConnectedDark: Story = {
  globals: { theme: 'dark' },
  beforeEach: () => answerWith(...mailbox()),
  play: async ({ canvas }) => {
    await canvas.findByText('2,310')
  },
}
export const Phone: Story = { ...ConnectedDark, globals: { viewport: { value: 'phone' } } }

export const ForSupport: Story = {
  beforeEach: () => answerWith(user({ role: 'support', mailbox: { connected: false } }), list()),
  play: async ({ canvas }) => {
    await canvas.findByText('The owner or an admin can connect one.')
  },
}

export const SignedOut: Story = {
  args: { signedIn: false },
  beforeEach: () => answerWith(),
  play: async ({ canvas }) => {
    await canvas.findByText('You’re signed out')
  },
}
