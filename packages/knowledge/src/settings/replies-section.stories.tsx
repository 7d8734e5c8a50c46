import {
  changeAgentSwitch,
  getAgentReplyNumbers,
  getAgentSwitch,
  getBotSettings,
  getUserInfo,
  getWebInfo,
  updateBotSettings,
} from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { KnowledgeScreen } from '../stories/knowledge-screen.tsx'
import { sources } from '../stories/samples.ts'

const meta: Meta<typeof KnowledgeScreen> = {
  title: 'Knowledge/Automatic replies',
  component: KnowledgeScreen,
  args: { path: '/knowledge/settings' },
}
export default meta
type Story = StoryObj<typeof KnowledgeScreen>

type Mode = 'off' | 'suggest' | 'shadow' | 'on'

const onMode = fn()
const onSwitch = fn()
const none = { replied: 0, handedOff: 0 }

/** A backend whose agent does as it is told. */
function answering(replyMode: Mode, isPaused = false) {
  const now = { replyMode, isPaused }
  return [
    handle(getUserInfo, () => ({
      data: { user: aUser({ role: 'owner', capabilities: ['knowledge', 'answering'] }) },
    })),
    sources(),
    handle(getWebInfo, () => ({ data: { web: { _id: 'web-1', name: 'Maison Lumen', domain: '' } } })),
    handle(getBotSettings, () => ({ data: { settings: { replyMode: now.replyMode } } })),
    handle(updateBotSettings, async ({ request }) => {
      const change = await request.json()
      onMode(change)
      now.replyMode = change.replyMode ?? now.replyMode
      return { data: { settings: { replyMode: now.replyMode } } }
    }),
    handle(getAgentSwitch, () => ({ data: { agents: { isPaused: now.isPaused } } })),
    handle(changeAgentSwitch, async ({ request }) => {
      const change = await request.json()
      onSwitch(change)
      now.isPaused = change.isPaused
      return { data: { agents: change } }
    }),
    handle(getAgentReplyNumbers, () => ({
      data: {
        numbers: {
          days: 30,
          on: { replied: 2, handedOff: 0 },
          suggest: none,
          shadow: { replied: 3, handedOff: 1, same: 1, other: 1 },
        },
      },
    })),
  ]
}

/** By the numbers of the shadow it is turned on, which asks first. */
export const Shadow: Story = {
  beforeEach: () => answerWith(...answering('shadow')),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(
      'Last 30 days: 6 customer messages needed a reply. The AI agent had a reply for 5 (83%). It sent 2 replies on its own.',
    )
    await canvas.findByText('Replies your team wrote: 2. Same as the AI agent’s: 1.')
    await userEvent.click(canvas.getByRole('radio', { name: 'On' }))
    await screen.findByRole('dialog', { name: 'Let the AI agent reply on Maison Lumen?' })
    await expect(canvas.getByRole('radio', { name: 'Simulate' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
    await waitFor(() => expect(onMode).toHaveBeenCalledWith({ replyMode: 'on' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'On' })).toBeChecked())
    // Whatever was chosen since, they are those of the last 30 days.
    await expect(canvas.getByText(/^Last 30 days: 6 customer messages needed a reply/)).toBeVisible()
  },
}

/** All agents are paused by one switch, and go on by the button of the warning. */
export const Paused: Story = {
  beforeEach: () => answerWith(...answering('on')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Automatic replies' }))
    await canvas.findByText('All AI agents are paused. Customers only get replies from your team.')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
    const question = within(await screen.findByRole('dialog', { name: 'Turn on automatic replies?' }))
    await userEvent.click(question.getByRole('button', { name: 'Turn on' }))
    await waitFor(() => expect(onSwitch).toHaveBeenLastCalledWith({ isPaused: false }))
  },
}

export const Dark: Story = {
  beforeEach: () => answerWith(...answering('suggest')),
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText('Your team gets the reply as a suggestion. Nothing is sent automatically.')
  },
}

/** What could not be saved is said, and the mode stays. */
export const Refused: Story = {
  beforeEach: () =>
    answerWith(
      handle(updateBotSettings, () => problem(503)),
      ...answering('off'),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Suggest' }))
    await canvas.findByText('Error on updating bot settings')
    await expect(canvas.getByRole('radio', { name: 'Off' })).toBeChecked()
  },
}
