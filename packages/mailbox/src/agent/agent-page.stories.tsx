import type { User } from '@replybay/api-client'
import {
  getUserInfo,
  listEmailAgentReplies,
  setAutomaticAnswer,
  setEmailPrompt,
  suggestEmailAnswer,
} from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { mailbox, user } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'
import type { AgentReply } from './use-outcome-words.ts'

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

const reply = (change: Partial<AgentReply>): AgentReply => ({
  emailId: 'email-0',
  subject: 'Which bulb for the Mira?',
  customerName: 'James Whitcombe',
  mode: 'shadow',
  outcome: 'same',
  draft: 'An E27 bulb of 8 W at most.',
  sent: 'An E27 bulb of 8 W at most.',
  createdAt: '2026-11-20T08:10:00.000Z',
  ...change,
})
const all = [
  reply({}),
  reply({
    emailId: 'email-1',
    outcome: 'small-edits',
    customerName: 'Inés Torralba',
    sent: 'Take an E27 bulb of 8 W at most.',
  }),
  reply({
    emailId: 'email-2',
    outcome: 'skipped',
    reason: 'automated',
    customerName: 'Colissimo Pro',
    subject: 'Your slot',
  }),
]
const onSet = fn()

/** A mailbox whose agent has done a few things. */
function agent(told: Partial<NonNullable<User['mailbox']>>, counts: Record<string, number> = {}) {
  onSet.mockClear()
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return [
    user({ mailbox: { ...connected, ...told } }),
    handle(listEmailAgentReplies, ({ request }) => {
      const outcome = new URL(request.url).searchParams.get('outcome')
      const replies = all.filter((one) => outcome === null || one.outcome === outcome)
      return { data: { replies, nextCursor: null, numbers: { days: 30, total, counts } } }
    }),
    handle(setAutomaticAnswer, async ({ request }) => {
      const body = await request.json()
      onSet(body)
      return { data: body }
    }),
    ...mailbox(),
  ]
}

/** On is asked for first, and stays off where the server does not take it. */
export const TurnOn: Story = {
  beforeEach: () =>
    answerWith(
      handle(setAutomaticAnswer, () => problem(500)),
      ...agent({ automaticAnswer: 0 }),
    ),
  play: async ({ canvas, userEvent }) => {
    const off = await canvas.findByRole('radio', { name: /^Off/ })
    await userEvent.click(canvas.getByRole('radio', { name: /^On/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }))
    await canvas.findByText('Network error')
    await expect(off).toBeChecked()
  },
}

/** Arrow keys move, Enter chooses; what is set stays lit until the server says yes. */
export const Modes: Story = {
  beforeEach: () => answerWith(...agent({ replyMode: 'off' })),
  play: async ({ canvas, userEvent }) => {
    const off = await canvas.findByRole('radio', { name: /^Off/ })
    off.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: /^Simulate/ })).toHaveFocus()
    await expect(onSet).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onSet).toHaveBeenCalledWith({ automaticAnswer: 0, replyMode: 'shadow' }))
  },
}

/** Figures open their emails; a row opens the draft beside what was sent, with the words that differ. */
export const Numbers: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () =>
    answerWith(
      ...agent(
        { replyMode: 'shadow' },
        { same: 36, 'small-edits': 2, rewritten: 1, 'handed-off': 1, skipped: 9 },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /^90%.*Same/ })).toBeVisible()
    await expect(canvas.getByText('Ready: 90% are the same as your team’s replies.')).toBeVisible()
    const replies = await canvas.findByRole('list', { name: 'Recent replies' })
    await expect(replies).toHaveTextContent('Skipped: sent by a program')
    await userEvent.click(canvas.getByRole('button', { name: /Small edits$/ }))
    await waitFor(() => expect(replies).not.toHaveTextContent('sent by a program'))
    await userEvent.click(canvas.getByRole('button', { name: /Inés Torralba/ }))
    const dialog = await screen.findByRole('dialog')
    await expect([...dialog.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Take'])
    await expect(screen.getByRole('link', { name: 'Open the email' })).toHaveAttribute(
      'href',
      '/emails/emails?email=email-1',
    )
  },
}

/** Under 30 emails no share is told. */
export const TooFew: Story = {
  beforeEach: () => answerWith(...agent({ replyMode: 'shadow' }, { same: 10, rewritten: 2 })),
  play: async ({ canvas }) => {
    await canvas.findByText('18 more emails to go before shares say anything.')
    await expect(canvas.getByRole('button', { name: /^Too few\s*10.*Same/ })).toBeVisible()
  },
}

/** An email of the inbox, or a pasted one: what would be replied, with its sources, and what speaks against sending it. */
export const TryIt: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () =>
    answerWith(
      handle(suggestEmailAnswer, async ({ request }) => {
        const { thread } = await request.json()
        const text = thread.at(-1)?.text.includes('moon') ? '' : 'An E27 bulb of 8 W at most.'
        const sources = text ? [{ documentId: 'doc', title: 'Bulbs', score: 1 }] : []
        return { data: { suggestion: { text, sources } } }
      }),
      ...agent({ replyMode: 'shadow' }),
    ),
  play: async ({ canvas, userEvent }) => {
    const pane = within(await canvas.findByRole('region', { name: 'Try it' }))
    await waitFor(() => expect(pane.getByRole('button', { name: 'Run' })).toBeEnabled())
    await userEvent.click(pane.getByRole('button', { name: 'Run' }))
    await pane.findByText('An E27 bulb of 8 W at most.')
    await expect(pane.getByRole('list', { name: 'Sources' })).toHaveTextContent('Bulbs')
    const checks = within(pane.getByRole('region', { name: 'Would be sent without you' }))
    await expect(checks.getAllByRole('listitem')[0]).toHaveTextContent(
      'Your team hasn’t replied in this thread',
    )
    await userEvent.click(pane.getByRole('radio', { name: 'Paste' }))
    await userEvent.type(pane.getByRole('textbox', { name: 'Email' }), 'Is there a lamp on the moon?')
    await userEvent.click(pane.getByRole('button', { name: 'Run' }))
    await pane.findByText('No source answers this email.')
    await expect(pane.getByText('1 of 2')).toBeVisible()
  },
}

/** One may stop waiting. */
export const Stopping: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () =>
    answerWith(
      handle(suggestEmailAnswer, () => new Promise<never>(() => undefined)),
      ...agent({ replyMode: 'shadow' }),
    ),
  play: async ({ canvas, userEvent }) => {
    const pane = within(await canvas.findByRole('region', { name: 'Try it' }))
    await waitFor(() => expect(pane.getByRole('button', { name: 'Run' })).toBeEnabled())
    await userEvent.click(pane.getByRole('button', { name: 'Run' }))
    await userEvent.click(await pane.findByRole('button', { name: 'Stop' }, { timeout: 3_000 }))
    await expect(pane.getByRole('button', { name: 'Run' })).toBeEnabled()
  },
}

/** Where there is no room, it is a tab. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => answerWith(...agent({ replyMode: 'shadow' }, { same: 40 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Try it' }))
    await canvas.findByRole('button', { name: 'Run' })
  },
}

/** A backend with the documented calls alone knows off and on. What it has saved, it does not tell: it is as it was saved. */
export const Documented: Story = {
  beforeEach: () =>
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser({ capabilities: [] }) } })),
      handle(setAutomaticAnswer, async ({ request }) => ({ data: await request.json() })),
      handle(setEmailPrompt, async ({ request }) => ({ data: await request.json() })),
      ...mailbox(),
    ),
  play: async ({ canvas, userEvent }) => {
    const on = await canvas.findByRole('radio', { name: /^On/ })
    await expect(canvas.getAllByRole('radio', { name: /^O(?:n|ff)/ })).toHaveLength(2)
    await expect(canvas.queryByRole('radio', { name: /^Simulate/ })).toBeNull()
    await userEvent.click(on)
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }))
    await waitFor(() => expect(on).toBeChecked())
    await userEvent.click(canvas.getByRole('radio', { name: /^Off/ }))
    await waitFor(() => expect(on).not.toBeChecked())
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
      handle(setEmailPrompt, () => problem(500)),
      ...agent({ automaticAnswer: 1 }),
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
  beforeEach: () =>
    answerWith(
      user({ mailbox: { ...connected, replyMode: 'on' }, agentsPaused: true }),
      ...agent({}, { same: 30, rewritten: 8, 'handed-off': 4 }),
    ),
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

/** A server with the documented calls alone: there is nothing to lead to. */
export const NoMailboxToConnect: Story = {
  beforeEach: () => answerWith(user({ capabilities: [], mailbox: { connected: false } })),
  play: async ({ canvas }) => {
    await canvas.findByText('This server connects no mailbox. Ask the person who runs it.')
    await expect(canvas.queryByRole('link', { name: 'Connect a mailbox' })).toBeNull()
  },
}

export const ForSupport: Story = {
  beforeEach: () => answerWith(user({ role: 'support' })),
  play: async ({ canvas }) => {
    await canvas.findByText('The email agent needs an admin')
  },
}
