import type { CannedAnswer, Ticket } from '@replybay/api-client'
import {
  answerTicket,
  getTicketInfo,
  getUserInfo,
  listCannedAnswers,
  suggestAnswer,
} from '@replybay/api-client/operations'
import { aMessage, answerWith, aTicket, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Support tickets/Composer',
  component: Screen,
  args: { path: '/ticket/elodie' },
}
export default meta
type Story = StoryObj<typeof Screen>

const asked = aMessage({ _id: 'asked', text: 'Un échange, s’il vous plaît. Il m’en faut un avant le 28.' })
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const cannedAnswers: CannedAnswer[] = ['delay', 'delivered', 'deposit'].map((shortcut) => ({
  _id: shortcut,
  shortcut,
  title: `About ${shortcut}`,
  texts: { 'fr-FR': 'Bonjour {{customer.firstName}}, {{cursor}}' },
  updatedAt: '2026-11-20T08:00:00.000Z',
}))

interface State {
  ticket?: Partial<Ticket>
  /** What is kept of the person's draft. */
  draft?: object
  /** What is kept of their outbox. */
  entry?: object
  capabilities?: []
  suggestion?: { text: string; sources: { ticketId: string; title: string }[] } | null
}

/** A ticket, with what the browser has kept of the person's writing. */
function prepare({ ticket: change, draft, entry, capabilities, suggestion = null }: State = {}) {
  return () => {
    localStorage.clear()
    const ticket = aTicket({ _id: 'elodie', unread: false, messages: [asked], ...change })
    const user = aUser(capabilities && { capabilities })
    if (draft) localStorage.setItem('replybay:draft:user-1:elodie', JSON.stringify(draft))
    if (entry) {
      const kept = {
        key: 'e1',
        ticketId: 'elodie',
        text: 'Un globe neuf part demain.',
        queuedAt: 1_795_000_000_000,
      }
      const whole = { ...kept, state: 'waiting', dueAt: Date.now() + 600_000, ...entry }
      localStorage.setItem('replybay:draft:user-1:outbox:e1', JSON.stringify(whole))
    }
    answerWith(
      handle(getUserInfo, () => ({ data: { user } })),
      handle(getTicketInfo, () => ({ data: { ticket } })),
      handle(answerTicket, () => problem(503)),
      handle(listCannedAnswers, () => ({ data: { cannedAnswers } })),
      handle(suggestAnswer, () => ({ data: { suggestion } })),
    )
    return () => localStorage.clear()
  }
}

export const Empty: Story = { beforeEach: prepare() }
export const Draft: Story = {
  beforeEach: prepare({
    draft: {
      text: 'Bonjour Élodie, merci pour la photo.',
      attachments: [{ _id: 'f', name: 'globe-fêlé.jpg', type: 'image/jpeg', size: 840_000 }],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('globe-fêlé.jpg')).toBeVisible()
  },
}
export const DraftDark: Story = { ...Draft, globals: { theme: 'dark' } }
export const DraftOnPhone: Story = { ...Draft, globals: { viewport: { value: 'phone' } } }
export const LongDraft: Story = {
  beforeEach: prepare({ draft: { text: 'Bonjour Élodie, merci pour la photo. '.repeat(280) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/over the limit/)).toBeVisible()
  },
}
export const Note: Story = {
  beforeEach: prepare(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Note' }))
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Your note' }),
      'Two globes on shelf A-14.',
    )
  },
}
export const NoteDark: Story = { ...Note, globals: { theme: 'dark' } }
export const WindowOpen: Story = {
  beforeEach: prepare({ ticket: { channel: 'whatsapp', answerBy: inAnHour() } }),
}
export const WindowClosed: Story = {
  beforeEach: prepare({ ticket: { channel: 'whatsapp', answerBy: '2026-11-20T08:00:00.000Z' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/takes no more answers/)).toBeVisible()
  },
}
export const CannedAnswers: Story = {
  beforeEach: prepare(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your answer' }), '/de')
    await expect(await canvas.findByRole('option', { name: /About delivered/ })).toBeVisible()
  },
}
export const NotFilledIn: Story = {
  beforeEach: prepare({ draft: { text: 'Bonjour {{customer.firstName}}, merci.' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not filled in: the customer’s first name')).toBeVisible()
  },
}
export const Suggested: Story = {
  beforeEach: prepare({
    draft: { text: 'Bonjour Élodie,' },
    suggestion: {
      text: 'Un globe cassé est remplacé gratuitement. Préférez-vous un échange ?',
      sources: [{ ticketId: 'other', title: 'Globe arrivé cassé' }],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest an answer' }))
    await expect(await canvas.findByRole('link', { name: 'Globe arrivé cassé' })).toBeVisible()
  },
}
export const NothingToSuggest: Story = {
  beforeEach: prepare(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest an answer' }))
    await expect(await canvas.findByText(/Nothing to suggest/)).toBeVisible()
  },
}
export const SaidMeanwhile: Story = {
  beforeEach: prepare({
    ticket: { messages: [asked, aMessage({ text: 'Finalement, annulez la commande.' })] },
    draft: { text: 'C’est parti.', seen: 'asked' },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }))
    await expect(await canvas.findByRole('button', { name: 'Send anyway' })).toBeVisible()
  },
}
export const WithoutAdditions: Story = { beforeEach: prepare({ capabilities: [] }) }

export const Sending: Story = {
  beforeEach: prepare({ entry: {} }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible()
  },
}
export const NotSent: Story = {
  beforeEach: prepare({ entry: { failures: 3 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible()
  },
}
export const NotSentDark: Story = { ...NotSent, globals: { theme: 'dark' } }
export const Refused: Story = {
  beforeEach: prepare({ entry: { state: 'refused' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Error on answering webTickets/)).toBeVisible()
  },
}
export const Asking: Story = {
  beforeEach: prepare({
    ticket: { messages: [asked, aMessage({ text: 'Finalement, annulez la commande.' })] },
    entry: { state: 'asking', seen: 'asked' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Look first' })).toBeVisible()
  },
}
export const Lost: Story = {
  beforeEach: prepare({ entry: { state: 'gone', text: 'Donaudampfschifffahrt'.repeat(12) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not sent: this ticket was deleted')).toBeVisible()
  },
}
