import type { UntaughtTicket } from '@replybay/api-client'
import {
  learnFromTicket,
  listUntaughtTickets,
  proposeLesson,
  skipTicket,
} from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { aLesson, lessons } from '../../stories/gap-samples.ts'
import { KnowledgeScreen } from '../../stories/knowledge-screen.tsx'
import { aDocument, user } from '../../stories/samples.ts'

const meta: Meta<typeof KnowledgeScreen> = {
  title: 'Knowledge/From tickets',
  component: KnowledgeScreen,
  args: { path: '/knowledge/upload-resources?way=tickets' },
}
export default meta
type Story = StoryObj<typeof KnowledgeScreen>

const onTeach = fn()

function aTicket(ticket: Partial<UntaughtTicket> = {}): UntaughtTicket {
  return {
    ticketId: 'ticket-globe',
    customerName: 'Élodie Marchand',
    channel: 'web',
    subject: 'Globe cassé',
    asked: 'What if the globe arrives broken?',
    createdAt: '2026-11-20T08:10:00.000Z',
    ...ticket,
  }
}

const dimmer = aTicket({
  ticketId: 'ticket-dimmer',
  customerName: 'Tom Becker',
  channel: 'whatsapp',
  asked: 'Which dimmer fits the Aube?',
})

/** Tickets as a server lists them, one on each page: what was taught or skipped is listed no more. */
function teaching(...all: readonly UntaughtTicket[]) {
  onTeach.mockClear()
  localStorage.clear()
  const settled = new Set<unknown>()
  return answerWith(
    user,
    lessons(aLesson(), aLesson({ lessonId: 'other' })),
    handle(listUntaughtTickets, ({ request }) => {
      const query = new URL(request.url).searchParams
      const open = all.filter(
        ({ ticketId, asked }) =>
          !settled.has(ticketId) && asked.toLowerCase().includes((query.get('search') ?? '').toLowerCase()),
      )
      const from = Number(query.get('cursor') ?? 0)
      return {
        data: {
          tickets: open.slice(from, from + 1),
          nextCursor: open.length > from + 1 ? String(from + 1) : null,
        },
      }
    }),
    handle(proposeLesson, ({ params }) => ({
      data: {
        proposal: {
          ticketId: params.id,
          question: 'What if the globe arrives broken?',
          answer: 'It is replaced at once.',
          state: 'open' as const,
        },
      },
    })),
    handle(learnFromTicket, async ({ request }) => {
      const lesson = await request.json()
      onTeach(lesson)
      settled.add(lesson.ticketId)
      return { data: { document: aDocument({ isInReview: true }) } }
    }),
    handle(skipTicket, async ({ request }) => {
      const skip = await request.json()
      if (skip.skipped_indexation) settled.add(skip.ticketId)
      else settled.delete(skip.ticketId)
      return { data: skip }
    }),
  )
}

/** What is saved waits for review, and the ticket leaves the list. */
export const Loaded: Story = {
  beforeEach: () => teaching(aTicket(), dimmer),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('button', { name: /What if the globe arrives broken/ })
    await expect(await canvas.findByRole('link', { name: '2 waiting for review' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^From tickets/, current: 'page' })).toHaveTextContent(
      'From tickets2',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await canvas.findByRole('button', { name: /Which dimmer/ })
    await userEvent.click(row)
    const answer = await canvas.findByRole('textbox', { name: 'What the AI agent learns' })
    await userEvent.type(answer, ' Send a photo.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save for review' }))
    await screen.findByText('Sent for review: What if the globe arrives broken?')
    await expect(onTeach).toHaveBeenCalledWith({
      ticketId: 'ticket-globe',
      question: 'What if the globe arrives broken?',
      manualSummary: 'It is replaced at once. Send a photo.',
      isForReview: true,
    })
    await waitFor(() => expect(canvas.queryByRole('button', { name: /What if/ })).toBeNull())
  },
}

export const Skipping: Story = {
  beforeEach: () => teaching(aTicket()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /What if/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip' }))
    await canvas.findByText('No tickets to learn from yet')
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await canvas.findByRole('button', { name: /What if/ })
  },
}

export const Searching: Story = {
  beforeEach: () => teaching(aTicket(), dimmer),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Search closed tickets' })
    await userEvent.type(field, 'dimmer')
    await canvas.findByRole('button', { name: /Which dimmer/ })
    await userEvent.type(field, ' xyz')
    await canvas.findByText('No matching tickets')
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  beforeEach: () => teaching(aTicket(), dimmer),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /What if/ })
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => teaching(aTicket({ asked: 'Lampenschirmmanufaktur'.repeat(12) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Lampenschirm/ }))
    await canvas.findByRole('button', { name: 'Save for review' })
  },
}

export const Loading: Story = {
  beforeEach: () =>
    answerWith(
      user,
      lessons(),
      handle(listUntaughtTickets, () => new Promise<never>(() => undefined)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the tickets' })
  },
}

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      user,
      lessons(),
      handle(listUntaughtTickets, () => problem(500)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not load the tickets')
  },
}

export const Forbidden: Story = {
  beforeEach: () =>
    answerWith(
      user,
      lessons(),
      handle(listUntaughtTickets, () => problem(403, 'forbidden')),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to Knowledge')
  },
}
