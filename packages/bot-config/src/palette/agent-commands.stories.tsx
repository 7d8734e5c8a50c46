import { answerWith, FeatureScreen, paletteRoute as palette } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { botConfigFeature } from '../feature.ts'
import { agentServer } from '../stories/agent-samples.ts'

const meta: Meta<typeof FeatureScreen> = {
  title: 'Bot config/Palette',
  component: FeatureScreen,
  args: {
    feature: { ...botConfigFeature, routes: { default: { ...botConfigFeature.routes.default, palette } } },
    path: '/palette',
  },
}
export default meta
type Story = StoryObj<typeof FeatureScreen>

const begin = (of: Parameters<typeof agentServer>[0] = {}) => {
  localStorage.clear()
  answerWith(...agentServer(of).handlers)
}

/** The parts of the web agent are found by what is in them, and opened; before something is typed, nothing is offered. */
export const Found: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Search' })
    await expect(canvas.queryByRole('listitem')).toBeNull()
    await userEvent.type(field, 'logo')
    await userEvent.click(await canvas.findByRole('button', { name: 'Appearance · Website AI agent' }))
    await expect(await canvas.findByRole('tab', { name: 'Appearance' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** Who may not open the page does not find it. */
export const Support: Story = {
  beforeEach: () => begin({ about: { role: 'support' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search' }), 'logo')
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}
