import { getUserInfo, setAutomaticAnswer, setEmailPrompt } from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { user } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Mailbox/Email agent',
  component: Screen,
  args: { path: '/emails/agent' },
}
export default meta
type Story = StoryObj<typeof Screen>

const connected = {
  connected: true,
  address: 'hello@maison-lumen.example',
  emailPrompt: 'Be warm and short.',
}

/** On is asked for first, and stays off where the server does not take it. */
export const TurnOn: Story = {
  beforeEach: () =>
    answerWith(
      user({ mailbox: { ...connected, automaticAnswer: 0 } }),
      handle(setAutomaticAnswer, () => problem(500)),
    ),
  play: async ({ canvas, userEvent }) => {
    const change = await canvas.findByRole('switch', { name: 'Reply to emails automatically' })
    await userEvent.click(change)
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }))
    await canvas.findByText('Network error')
    await expect(change).not.toBeChecked()
  },
}

/** What a backend with the documented calls alone has saved, it does not tell: it is as it was saved. */
export const Documented: Story = {
  beforeEach: () =>
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser({ capabilities: [] }) } })),
      handle(setAutomaticAnswer, async ({ request }) => ({ data: await request.json() })),
      handle(setEmailPrompt, async ({ request }) => ({ data: await request.json() })),
    ),
  play: async ({ canvas, userEvent }) => {
    const change = await canvas.findByRole('switch', { name: 'Reply to emails automatically' })
    await userEvent.click(change)
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }))
    await waitFor(() => expect(change).toBeChecked())
    await userEvent.click(change)
    await waitFor(() => expect(change).not.toBeChecked())
    await userEvent.type(canvas.getByRole('textbox', { name: 'Instructions' }), 'Be short.')
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText('Instructions saved')
    await expect(canvas.getByRole('textbox', { name: 'Instructions' })).toHaveValue('Be short.')
  },
}

/** Instructions are saved by the bar, and kept where that fails. */
export const Instructions: Story = {
  beforeEach: () =>
    answerWith(
      user({ mailbox: { ...connected, automaticAnswer: 1 } }),
      handle(setEmailPrompt, () => problem(500)),
    ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Instructions' })
    await userEvent.type(field, ' Never promise a refund.')
    await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }))
    await canvas.findByText('Network error')
    await expect(field).toHaveValue('Be warm and short. Never promise a refund.')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(field).toHaveValue('Be warm and short.')
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  beforeEach: () => answerWith(user({ mailbox: { ...connected, automaticAnswer: 1 }, agentsPaused: true })),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Automatic replies are turned off for the whole account/)
  },
}

export const NoMailbox: Story = {
  beforeEach: () => answerWith(user({ mailbox: { connected: false } })),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Connect a mailbox' })
  },
}

export const ForSupport: Story = {
  beforeEach: () => answerWith(user({ role: 'support' })),
  play: async ({ canvas }) => {
    await canvas.findByText('The email agent needs an admin')
  },
}
