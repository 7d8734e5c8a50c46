import {
  getEmailThread,
  learnFromEmail,
  listUntaughtEmails,
  proposeEmailLesson,
  skipEmail,
} from '@replybay/api-client/operations'
import { defaultLayoutRoute, knowledgeWays, SlotOutlet } from '@replybay/feature-kit'
import { answerWith, FeatureScreen, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoute } from '@tanstack/react-router'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { mailboxFeature } from '../feature.ts'
import { mailbox, thread, user } from '../stories/samples.ts'

/** The page of another feature on which sources are added. */
const adding = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/adding',
  component: () => <SlotOutlet slot={knowledgeWays} only="emails" />,
})
const routes = { default: { ...mailboxFeature.routes.default, adding } }

const meta: Meta<typeof FeatureScreen> = {
  title: 'Mailbox/Teaching',
  component: FeatureScreen,
  args: { feature: { ...mailboxFeature, routes }, path: '/adding' },
}
export default meta
type Story = StoryObj<typeof FeatureScreen>

const question = 'Which bulb does the Opaline take?'
const answer = 'An E27 bulb of 8 W at most.'
const onTeach = fn()
const teacher = (change: Parameters<typeof user>[0] = {}) =>
  user({ container: 'container', capabilities: ['mailbox', 'knowledge'], ...change })

const email = (emailId: string, asked: string) => ({
  emailId,
  customerName: 'James Whitfield',
  subject: 'A bulb',
  asked,
  createdAt: '2026-11-20T08:10:00.000Z',
})
const all = [email('email-0', question), email('email-1', 'Does it dim?')]

/** What a server lists as long as nothing was taught or skipped. */
function teaching(...others: ReturnType<typeof handle>[]) {
  onTeach.mockClear()
  localStorage.clear()
  const settled = new Set<string>()
  return answerWith(
    ...others,
    teacher(),
    handle(listUntaughtEmails, ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? ''
      const found = all.filter(
        ({ emailId, subject }) => !settled.has(emailId) && subject.toLowerCase().includes(search),
      )
      return { data: { emails: found, nextCursor: null } }
    }),
    handle(proposeEmailLesson, ({ params }) => ({
      data: { proposal: { emailId: params.id, question, answer, state: 'open' as const } },
    })),
    handle(learnFromEmail, async ({ request }) => {
      const lesson = await request.json()
      onTeach(lesson)
      if (onTeach.mock.calls.length === 1) return problem(500)
      settled.add(lesson.emailId)
      return {
        data: { document: { documentId: 'doc', title: question, kind: 'email' as const, isInReview: true } },
      }
    }),
    handle(skipEmail, async ({ request }) => {
      const skip = await request.json()
      if (skip.skipped_indexation) settled.add(skip.emailId)
      else settled.delete(skip.emailId)
      return { data: skip }
    }),
    ...mailbox(),
  )
}

/** The summary can be reworded; one that could not be saved stays. What is saved waits for review, and its thread leaves the list. */
export const Loaded: Story = {
  beforeEach: () => teaching(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Which bulb/ }))
    const summary = await canvas.findByRole('textbox', { name: 'What the AI agent learns' })
    await expect(canvas.getByRole('link', { name: 'View the email' })).toHaveAttribute(
      'href',
      '/emails/emails?email=email-0',
    )
    await userEvent.type(summary, ' It is not included.')
    await userEvent.click(canvas.getByRole('button', { name: /^Save for review/ }))
    await canvas.findByText(/^Could not instruct the bot/)
    await userEvent.click(canvas.getByRole('button', { name: /^Save for review/ }))
    await screen.findByText(`Sent for review: ${question}`)
    await expect(onTeach).toHaveBeenLastCalledWith({
      emailId: 'email-0',
      question,
      manualSummary: `${answer} It is not included.`,
      isForReview: true,
    })
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Which bulb/ })).toBeNull())
  },
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  beforeEach: () => teaching(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Which bulb/ }))
    await canvas.findByRole('textbox', { name: 'What the AI agent learns' })
  },
}
export const Phone: Story = { ...Dark, globals: { viewport: { value: 'phone' } } }

export const Skipping: Story = {
  beforeEach: () => teaching(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Which bulb/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Which bulb/ })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await canvas.findByRole('button', { name: /Which bulb/ })
  },
}

export const Searching: Story = {
  beforeEach: () => teaching(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search subjects' }), 'zzz')
    await canvas.findByText('No matching emails')
  },
}

export const Problem: Story = {
  beforeEach: () => teaching(handle(listUntaughtEmails, () => problem(500))),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not load the emails')
  },
}

export const Loading: Story = {
  beforeEach: () => teaching(handle(listUntaughtEmails, () => new Promise<never>(() => undefined))),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the emails' })
  },
}

/** A backend that lists nothing says where it is done. */
export const Documented: Story = {
  beforeEach: () => teaching(teacher({ capabilities: [] })),
  play: async ({ canvas }) => {
    await canvas.findByText('Teach from an email')
  },
}

/** From the menu of a thread; support's words wait for review. */
export const InThread: Story = {
  args: { path: '/emails/emails?email=email-0' },
  beforeEach: () => teaching(teacher({ role: 'support' })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'VAT number on invoice ML-10391' })
    await expect(canvas.queryByRole('region', { name: 'Teach the AI agent' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Teach the AI agent' }))
    await expect(await canvas.findByRole('textbox', { name: 'Question' })).toHaveValue(question)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Teach the AI agent' })).toBeNull())
  },
}

/** A backend that proposes nothing is told what was said, and what its person writes. */
export const InThreadDocumented: Story = {
  args: { path: '/emails/emails?email=email-0' },
  beforeEach: () => teaching(teacher({ capabilities: [] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Teach the AI agent' }))
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'What the AI agent learns' }),
      'IE is right.',
    )
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await canvas.findByText(/^Could not instruct the bot/)
    await expect(onTeach).toHaveBeenCalledWith({
      emailId: 'email-0',
      conversation: [
        { author: 'customer', text: 'Hello' },
        { author: 'support', text: 'Hello James, happy to correct it.' },
        { author: 'customer', text: 'Thanks Camille.' },
      ],
      manualSummary: 'IE is right.',
    })
  },
}

/** After an answered thread is archived, it is offered where one reads on; undone, it is offered no more. */
export const Archived: Story = {
  args: { path: '/emails/emails?email=email-0' },
  beforeEach: () => teaching(handle(getEmailThread, () => ({ data: { thread } }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Archive/ }))
    await canvas.findByText('Teach the AI agent this reply to James Whitfield?')
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Teach the AI agent' })).toBeNull())
  },
}
