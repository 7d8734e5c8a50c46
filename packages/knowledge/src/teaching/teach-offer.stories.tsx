import type { AlikeSource } from '@replybay/api-client'
import { findAlikeSources, learnFromTicket, proposeLesson, skipTicket } from '@replybay/api-client/operations'
import { defaultLayoutRoute, SlotOutlet, ticketAfterClose } from '@replybay/feature-kit'
import { answerWith, FeatureScreen, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoute, Link } from '@tanstack/react-router'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { knowledgeFeature } from '../feature.ts'
import { askLesson } from './asked-lessons.ts'
import { aDocument, documentedUser, user } from '../stories/samples.ts'

/** A page of another feature, on which a ticket was closed. */
const closed = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/closed',
  component: () => (
    <>
      <Link to="/other">Another ticket</Link>
      <Offer />
    </>
  ),
})

function Offer() {
  return <SlotOutlet slot={ticketAfterClose} ticketId="ticket-globe" customerName="Élodie Marchand" />
}

/** Another ticket, in which the offer of the one that was closed last is, too. */
const other = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/other',
  component: () => (
    <>
      <p>Another ticket</p>
      <Offer />
    </>
  ),
})

const meta: Meta<typeof FeatureScreen> = {
  title: 'Knowledge/Teaching',
  component: FeatureScreen,
  args: { feature: { ...knowledgeFeature, routes: { default: { closed } } }, path: '/closed' },
}
export default meta
type Story = StoryObj<typeof FeatureScreen>

const question = 'What if the globe arrives broken?'
const onPropose = fn()
const onTeach = fn()
const onSkip = fn()

/** What the server would write down, as long as nothing was decided. */
function proposing({
  answer = 'It is replaced at once, without a return.',
  isInReview = false,
  isShortened = false,
  alike = [] as AlikeSource[],
} = {}) {
  onPropose.mockClear()
  onTeach.mockClear()
  onSkip.mockClear()
  localStorage.clear()
  let state: 'open' | 'skipped' | 'review' = 'open'
  return answerWith(
    user,
    handle(findAlikeSources, () => ({ data: { sources: alike } })),
    handle(proposeLesson, ({ params }) => {
      onPropose()
      return { data: { proposal: { ticketId: params.id, question, answer, isShortened, state } } }
    }),
    handle(learnFromTicket, async ({ request }) => {
      onTeach(await request.json())
      if (onTeach.mock.calls.length === 1) return problem(500)
      state = 'review'
      return { data: { document: aDocument({ kind: 'ticket', isInReview }) } }
    }),
    handle(skipTicket, async ({ request }) => {
      const skip = await request.json()
      onSkip(skip.skipped_indexation)
      state = skip.skipped_indexation ? 'skipped' : 'open'
      return { data: skip }
    }),
  )
}

/** The summary can be reworded; one that could not be saved stays. What support teaches waits for review. */
export const Teaching: Story = {
  beforeEach: () => proposing({ isInReview: true }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Teach the AI agent this reply to Élodie Marchand?')
    await userEvent.click(canvas.getByRole('button', { name: 'Teach' }))
    const summary = canvas.getByRole('textbox', { name: 'What the AI agent learns' })
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveValue('It is replaced at once, without a return.')
    await userEvent.clear(summary)
    await expect(canvas.getByRole('button', { name: 'Teach' })).toBeDisabled()
    await userEvent.type(summary, 'We replace it.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await canvas.findByText('Could not instruct the bot')
    await userEvent.click(canvas.getByRole('button', { name: 'Teach' }))
    await screen.findByText(`Sent for review: ${question}`)
    await expect(onTeach).toHaveBeenLastCalledWith({
      ticketId: 'ticket-globe',
      question,
      manualSummary: 'We replace it.',
    })
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Teach the AI agent' })).toBeNull())
  },
}

/** Asked for by key, the form is open where that was; Escape closes it, and elsewhere it is an offer again. What was typed is kept. */
export const AskedByKey: Story = {
  args: { feature: { ...knowledgeFeature, routes: { default: { closed, other } } } },
  beforeEach: () => proposing(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Teach' })
    askLesson('ticket-globe')
    const summary = await canvas.findByRole('textbox', { name: 'What the AI agent learns' })
    await userEvent.type(summary, ' Always.')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Teach' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('textbox', { name: 'What the AI agent learns' })).toHaveValue(
      'It is replaced at once, without a return. Always.',
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Another ticket' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Another ticket' })).toBeNull())
    await canvas.findByRole('button', { name: 'Teach' })
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** A source that has the same question with another answer is named first; it is taught all the same when somebody says so. */
export const AlreadyThere: Story = {
  beforeEach: () =>
    proposing({
      alike: [{ documentId: 'pair-globe', kind: 'qa', title: 'Broken globes', answersOtherwise: true }],
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Teach' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Teach' }))
    await canvas.findByText('“Broken globes” has the same question with a different answer.')
    await expect(onTeach).not.toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: 'Compare' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep both' }))
    await waitFor(() => expect(onTeach).toHaveBeenCalledOnce())
  },
}

/** What is left out of the proposal is said. */
export const LeftOut: Story = {
  beforeEach: () => proposing({ answer: '', isShortened: true }),
  play: async ({ canvas }) => {
    askLesson('ticket-globe')
    await canvas.findByText('This reply only applies to this customer. Rewrite it so it applies to everyone.')
  },
}

/** Skipped, the offer is gone; Undo brings it back. */
export const Skipping: Story = {
  beforeEach: () => proposing(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Teach the AI agent' })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await canvas.findByRole('button', { name: 'Skip' })
    await expect(onSkip.mock.calls).toEqual([[true], [false]])
  },
}

export const Dark: Story = { beforeEach: () => proposing(), globals: { theme: 'dark' } }

export const Phone: Story = {
  beforeEach: () => proposing(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Teach' }))
    await canvas.findByRole('textbox', { name: 'Question' })
  },
}

/** A ticket that no person answered teaches nothing. */
export const NothingToLearn: Story = {
  beforeEach: () => proposing({ answer: '' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(onPropose).toHaveBeenCalled())
    await expect(canvas.queryByRole('region', { name: 'Teach the AI agent' })).toBeNull()
  },
}

/** A backend that proposes nothing learns what its person writes; skipped, it asks no more. */
export const WithoutProposal: Story = {
  beforeEach: () => {
    onTeach.mockClear()
    localStorage.clear()
    return answerWith(
      documentedUser,
      handle(learnFromTicket, async ({ request }) => {
        onTeach(await request.json())
        return { data: { document: aDocument({ kind: 'ticket' }) } }
      }),
      handle(skipTicket, async ({ request }) => ({ data: await request.json() })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Teach the AI agent' })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Teach' }))
    const summary = canvas.getByRole('textbox', { name: 'What the AI agent learns' })
    await expect(summary).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Teach' })).toBeDisabled()
    await expect(canvas.queryByRole('textbox', { name: 'Question' })).toBeNull()
    await userEvent.type(summary, 'We replace it.')
    await userEvent.click(canvas.getByRole('button', { name: 'Teach' }))
    await screen.findByText('Added: Élodie Marchand’s ticket')
    await expect(onTeach).toHaveBeenCalledWith({ ticketId: 'ticket-globe', manualSummary: 'We replace it.' })
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Teach the AI agent' })).toBeNull())
  },
}
