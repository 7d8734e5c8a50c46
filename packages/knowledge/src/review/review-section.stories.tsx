import { decideLesson, findAlikeSources, listLessons } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { aLesson, gapServer, lessons } from '../stories/gap-samples.ts'
import { KnowledgeScreen } from '../stories/knowledge-screen.tsx'
import { sources, user } from '../stories/samples.ts'

const meta: Meta<typeof KnowledgeScreen> = {
  title: 'Knowledge/Review',
  component: KnowledgeScreen,
  args: { path: '/knowledge/view-files?section=review' },
}
export default meta
type Story = StoryObj<typeof KnowledgeScreen>

const around = [user, sources(), ...gapServer().handlers]
const globe = aLesson()
const dimmer = aLesson({
  lessonId: 'lesson-dimmer',
  ticketId: 'ticket-dimmer',
  question: 'Which dimmer fits the Aube?',
  answer: 'Any trailing-edge dimmer up to 60 W.',
  writtenBy: 'server',
})
const onDecide = fn()

/** What waits, as it is decided on: what was decided waits no more. */
function deciding(...more: ReturnType<typeof handle>[]) {
  onDecide.mockClear()
  localStorage.clear()
  let waiting = [globe, dimmer]
  return answerWith(
    ...more,
    ...around,
    handle(listLessons, () => ({
      data: { lessons: waiting, nextCursor: null, counts: { review: waiting.length } },
    })),
    handle(decideLesson, async ({ request, params }) => {
      const decision = await request.json()
      onDecide(params.id, decision)
      const lesson = params.id === globe.lessonId ? globe : dimmer
      waiting = waiting.filter((one) => one !== lesson)
      if (decision.state === 'review') waiting = [lesson, ...waiting]
      return { data: { lesson: { ...lesson, ...decision } } }
    }),
  )
}

/** Each can be reworded before it is approved; that can be undone. */
export const Loaded: Story = {
  beforeEach: () => deciding(),
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: globe.question }))
    await expect(card.getByText(/Written by Inès Moreau/)).toBeVisible()
    await expect(canvas.getByText(/Summarized from the ticket/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Review/, current: 'page' })).toHaveTextContent('Review2')
    await userEvent.clear(card.getByRole('textbox', { name: 'Answer' }))
    await expect(card.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await userEvent.type(card.getByRole('textbox', { name: 'Answer' }), 'We replace it.')
    await userEvent.click(card.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: globe.question })).toBeNull())
    await expect(canvas.getByRole('region', { name: dimmer.question })).toHaveFocus()
    await expect(onDecide).toHaveBeenLastCalledWith(globe.lessonId, {
      state: 'approved',
      question: globe.question,
      answer: 'We replace it.',
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await canvas.findByRole('region', { name: globe.question })
    await expect(onDecide).toHaveBeenLastCalledWith(globe.lessonId, { state: 'review' })
  },
}

/** Before it is approved, a source that asks the same is told. */
export const Alike: Story = {
  beforeEach: () => {
    const source = { documentId: 'doc-globe', title: 'Is a broken globe replaced?', kind: 'qa' as const }
    return deciding(
      handle(findAlikeSources, () => ({ data: { sources: [{ ...source, answersOtherwise: true }] } })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: globe.question }))
    await userEvent.click(card.getByRole('button', { name: 'Approve' }))
    await card.findByText('“Is a broken globe replaced?” has the same question with a different answer.')
    await expect(onDecide).not.toHaveBeenCalled()
    await userEvent.click(card.getByRole('button', { name: 'Keep both' }))
    await waitFor(() =>
      expect(onDecide).toHaveBeenLastCalledWith(
        globe.lessonId,
        expect.objectContaining({ state: 'approved' }),
      ),
    )
  },
}

export const Dark: Story = {
  beforeEach: () => answerWith(...around, lessons(globe, dimmer)),
  globals: { theme: 'dark' },
}

export const Phone: Story = {
  beforeEach: () => answerWith(...around, lessons(globe, dimmer)),
  globals: { viewport: { value: 'phone' } },
}

/** Rejected, nothing of it is known; that can be undone, too. */
export const Rejecting: Story = {
  beforeEach: () => deciding(),
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: dimmer.question }))
    await userEvent.click(card.getByRole('button', { name: 'Reject' }))
    await screen.findByText(`Rejected: ${dimmer.question}`)
    await expect(onDecide).toHaveBeenLastCalledWith(dimmer.lessonId, { state: 'rejected' })
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await canvas.findByRole('region', { name: dimmer.question })
  },
}

/** What could not be saved stays as it was written. */
export const NotSaved: Story = {
  beforeEach: () => {
    localStorage.clear()
    return answerWith(
      ...around,
      lessons(globe),
      handle(decideLesson, () => problem(500)),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const answer = await canvas.findByRole('textbox', { name: 'Answer' })
    await userEvent.type(answer, ' Send a photo.')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await screen.findByText('Could not save your decision')
    await expect(answer).toHaveValue(`${globe.answer} Send a photo.`)
  },
}

export const Empty: Story = {
  beforeEach: () => answerWith(...around, lessons()),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to review')
  },
}

export const Loading: Story = {
  beforeEach: () =>
    answerWith(
      ...around,
      handle(listLessons, () => new Promise<never>(() => undefined)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the review list' })
  },
}

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      ...around,
      handle(listLessons, () => problem(500)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not load the review list')
  },
}

export const Forbidden: Story = {
  beforeEach: () =>
    answerWith(
      ...around,
      handle(listLessons, () => problem(403, 'forbidden')),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to Knowledge')
  },
}

export const LongText: Story = {
  beforeEach: () =>
    answerWith(...around, lessons(aLesson({ question: 'Lampenschirmmanufaktur'.repeat(12) }), dimmer)),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Lampenschirm/ })
  },
}
