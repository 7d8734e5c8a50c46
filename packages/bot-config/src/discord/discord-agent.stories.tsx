import { getGuildInfo, sendExampleConversation } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type AgentServer, agentServer } from '../stories/agent-samples.ts'
import { BotConfigScreen } from '../stories/bot-config-screen.tsx'

const meta: Meta<typeof BotConfigScreen> = {
  title: 'Bot config/Discord agent',
  component: BotConfigScreen,
  args: { path: '/discord/agent' },
}
export default meta
type Story = StoryObj<typeof BotConfigScreen>

let server: AgentServer
const begin = (of: Parameters<typeof agentServer>[0] = {}) => {
  localStorage.clear()
  server = agentServer({ about: { owner_guilds: ['guild-lumen'] }, ...of })
  answerWith(
    handle(getGuildInfo, () => ({
      data: { guild: { id: 'guild-lumen', discordId: '1187', name: 'L’Atelier Lumière', createdAt: '' } },
    })),
    handle(sendExampleConversation, () => ({
      data: { message: { author: 'agent' as const, text: 'Oui, une E27.', handedOver: false, sources: [] } },
    })),
    ...server.handlers,
  )
}

/** The settings are those of the website, saved together; the AI agent is tried beside them. */
export const Loaded: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('L’Atelier Lumière')).toBeVisible()
    await expect(
      await canvas.findByText('Your Discord server and maison-lumen.example share these settings.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Greet visitors first' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() =>
      expect(server.calls).toEqual([{ operation: 'updateBotSettings', body: { allowIntroduce: false } }]),
    )
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Your message' }),
      'L’ampoule est fournie ?{Enter}',
    )
    await expect(await canvas.findByText('Oui, une E27.')).toBeVisible()
  },
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

export const Phone: Story = { ...Loaded, globals: { viewport: { value: 'phone' } } }

/** All agents of the company are paused: this one is not live either. */
export const Paused: Story = {
  beforeEach: () => begin({ about: { owner_guilds: ['guild-lumen'], agentsPaused: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paused')).toBeVisible()
    await expect(canvas.queryByText('Live')).toBeNull()
  },
}

/** A backend that tells nothing of a server: its name alone is missing. */
export const ServerUnknown: Story = {
  beforeEach: () => {
    begin()
    answerWith(
      handle(getGuildInfo, () => problem(501)),
      ...server.handlers,
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Close after, in minutes' })).toBeVisible()
    await expect(canvas.queryByText('L’Atelier Lumière')).toBeNull()
  },
}
