import { addTestQuestion, listTestQuestions } from '@replybay/api-client/operations'
import { defaultLayoutRoute, SlotOutlet, testQuestion } from '@replybay/feature-kit'
import { answerWith, FeatureScreen, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoute } from '@tanstack/react-router'
import { expect, screen } from 'storybook/test'
import { botConfigFeature } from '../../feature.ts'
import { type AgentServer, agentServer, bulbTest } from '../../stories/agent-samples.ts'

/** A page of another feature, on which something is asked. */
const asked = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/asked',
  component: () => (
    <>
      <p>A page of another feature</p>
      <SlotOutlet slot={testQuestion} question="  ¿Enviáis a Canarias? " language="es-ES" />
      <SlotOutlet slot={testQuestion} question={bulbTest.question} />
    </>
  ),
})

const meta: Meta<typeof FeatureScreen> = {
  title: 'Bot config/Add to test set',
  component: FeatureScreen,
  args: { feature: { ...botConfigFeature, routes: { default: { asked } } }, path: '/asked' },
}
export default meta
type Story = StoryObj<typeof FeatureScreen>

let server: AgentServer
const begin = (of: Parameters<typeof agentServer>[0] = {}) => {
  localStorage.clear()
  server = agentServer(of)
  answerWith(...server.handlers)
}
const addButtons = () => screen.findAllByRole('button', { name: 'Add to test set' })

/** It is asked of the current website from then on; what is asked already is not added twice. */
export const Added: Story = {
  beforeEach: () => begin(),
  play: async ({ userEvent }) => {
    const [canaries] = await addButtons()
    if (canaries) await userEvent.click(canaries)
    await expect(await screen.findByText('Added to the test set: ¿Enviáis a Canarias?')).toBeVisible()
    const [bulb] = await addButtons()
    if (bulb) await userEvent.click(bulb)
    await expect(await screen.findByText(`Already in the test set: ${bulbTest.question}`)).toBeVisible()
    await expect(screen.getAllByRole('button', { name: 'Already in the test set' })).toHaveLength(2)
    await expect(server.calls).toEqual([
      {
        operation: 'addTestQuestion',
        body: { question: '¿Enviáis a Canarias?', lang: 'es-ES', expected: 'answered' },
      },
    ])
  },
}

/** It can be tried again. */
export const Problem: Story = {
  beforeEach: () => {
    begin()
    answerWith(
      handle(listTestQuestions, () => ({ data: { testQuestions: [] } })),
      handle(addTestQuestion, () => problem(409, 'limit-reached')),
      ...server.handlers,
    )
  },
  play: async ({ userEvent }) => {
    const [canaries] = await addButtons()
    if (canaries) await userEvent.click(canaries)
    await expect(await screen.findByText(/limit of 100 test questions/)).toBeVisible()
    await expect(await addButtons()).toHaveLength(2)
  },
}

/** A backend with the documented calls alone keeps no test questions; nothing is offered. */
export const Documented: Story = {
  beforeEach: () => begin({ about: { capabilities: [] } }),
  play: async () => {
    await screen.findByText('A page of another feature')
    await expect(screen.queryByRole('button', { name: 'Add to test set' })).toBeNull()
  },
}

/** Support does not set up the AI agent. */
export const Support: Story = {
  ...Documented,
  beforeEach: () => begin({ about: { role: 'support', capabilities: ['webs', 'answering'] } }),
}
