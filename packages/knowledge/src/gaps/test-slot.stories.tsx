import { sendExampleConversation } from '@replybay/api-client/operations'
import { fillSlot, testQuestion } from '@replybay/feature-kit'
import { answerWith, FeatureScreen, handle } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { knowledgeFeature } from '../feature.ts'
import { gapServer, lessons } from '../stories/gap-samples.ts'
import { sources, user, websites } from '../stories/samples.ts'

/** What tests AI agents: shows what it is given. */
const testFill = fillSlot(testQuestion, {
  id: 'a-test',
  load: () =>
    Promise.resolve(({ question, language }) => (
      <button type="button">
        Test: {question} ({language})
      </button>
    )),
})

/** What is asked on pages of the knowledge is offered to whoever tests the AI agent. */
const meta: Meta<typeof FeatureScreen> = {
  title: 'Knowledge/Test questions',
  component: FeatureScreen,
  args: { feature: { ...knowledgeFeature, fills: [...(knowledgeFeature.fills ?? []), testFill] } },
  globals: { viewport: { value: 'laptop' } },
}
export default meta
type Story = StoryObj<typeof FeatureScreen>

export const Gap: Story = {
  args: { path: '/knowledge/view-files?section=gaps&gap=gap-customs' },
  beforeEach: () => {
    localStorage.clear()
    answerWith(user, sources(), lessons(), ...gapServer().handlers)
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Test: ¿Quién paga la aduana en Canarias? (es-ES)' }),
    ).toBeVisible()
  },
}

export const AskBox: Story = {
  args: { path: '/knowledge/view-files' },
  beforeEach: () => {
    localStorage.clear()
    answerWith(
      user,
      sources(),
      websites(),
      handle(sendExampleConversation, () => ({
        data: {
          message: {
            author: 'agent' as const,
            text: '',
            handedOver: true,
            sources: [],
            language: 'fr-FR' as const,
          },
        },
      })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /as a customer would/ })
    await userEvent.type(field, 'Réparez-vous les lustres ?{Enter}')
    await expect(
      await canvas.findByRole('button', { name: 'Test: Réparez-vous les lustres ? (fr-FR)' }),
    ).toBeVisible()
  },
}
