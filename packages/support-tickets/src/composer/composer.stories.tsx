import type { AnswerOf, CannedAnswer, Ticket } from '@replybay/api-client'
import {
  addNote,
  answerTicket,
  getTicketInfo,
  getUserInfo,
  listAssignees,
  listCannedAnswers,
  suggestAnswer,
} from '@replybay/api-client/operations'
import { aMessage, answerWith, aTicket, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
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

const assignees = ['Damien Faure', 'Dana Meyer', 'Inès Moreau'].map((name) => ({ _id: name, name }))

interface State {
  ticket?: Partial<Ticket>
  /** What is kept of the person's draft. */
  draft?: object
  /** What is kept of their outbox. */
  entry?: object
  capabilities?: []
  suggestion?: AnswerOf<typeof suggestAnswer>['data']['suggestion']
  /** What becomes of a note that does not arrive. */
  note?: () => Response | undefined
}

/** A ticket, with what the browser has kept of the person's writing. */
function prepare({ ticket: change, draft, entry, capabilities, suggestion = null, note }: State = {}) {
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
      handle(listAssignees, () => ({ data: { assignees } })),
      handle(getTicketInfo, () => ({ data: { ticket } })),
      handle(answerTicket, () => problem(503)),
      handle(addNote, () => note?.() ?? { data: { ticket } }),
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
/** A colleague has begun to reply: it asks once before a second reply goes. */
export const ClaimedByColleague: Story = {
  beforeEach: prepare({
    draft: { text: 'Bonjour Élodie, merci pour la photo.' },
    ticket: {
      assigneeId: 'dana',
      assigneeName: 'Dana Meyer',
      claimedAt: '2026-11-24T09:41:00.000Z',
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText(/is already replying to this customer/)).toHaveTextContent(
      'Dana Meyer is already',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Keep as a draft' }))
    const reply = canvas.getByRole('textbox', { name: 'Your reply' })
    await expect(reply).toHaveValue('Bonjour Élodie, merci pour la photo.')
    await expect(reply).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Send anyway' }))
    await expect(await canvas.findByText(/Bonjour Élodie, merci pour la photo\./)).toBeVisible()
    await expect(reply).toHaveValue('')
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
/** What was begun as a note is come back to as one. */
export const NoteBegun: Story = {
  beforeEach: () => {
    const end = prepare()()
    localStorage.setItem('replybay:draft:user-1:note:elodie', JSON.stringify({ text: 'Two globes on shelf' }))
    return end
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Your note' })).toHaveValue('Two globes on shelf')
    await expect(canvas.getByRole('button', { name: 'Note' })).toHaveAttribute('aria-pressed', 'true')
  },
}

let isReachable = true
function connect(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** A note without a connection stays, is told of to who leaves it, and goes once there is one. */
export const NoteWithoutConnection: Story = {
  beforeEach: () => {
    isReachable = false
    const end = prepare({ note: () => (isReachable ? undefined : problem(503)) })()
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
      end()
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Note' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your note' }), 'Two globes on shelf')
    await userEvent.click(canvas.getByRole('button', { name: /^Add note/ }))
    await canvas.findByText(/Your text is saved\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }))
    await expect(await screen.findByText('Note not added yet: Élodie Marchand')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Note' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Add note/ }))
    await canvas.findByText(/Your text is saved\./)
    connect(false)
    isReachable = true
    connect(true)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your note' })).toHaveValue(''))
  },
}
export const AnswerInPlaceOfNote: Story = {
  beforeEach: prepare(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Note' }))
    await canvas.findByRole('textbox', { name: 'Your note' })
    canvas.getByRole('button', { name: 'Note' }).focus()
    await userEvent.keyboard('r')
    await expect(await canvas.findByRole('textbox', { name: 'Your reply' })).toHaveFocus()
  },
}
export const NoteDark: Story = { ...Note, globals: { theme: 'dark' } }
export const WindowOpen: Story = {
  beforeEach: prepare({ ticket: { channel: 'whatsapp', answerBy: inAnHour() } }),
}
export const WindowClosed: Story = {
  beforeEach: prepare({ ticket: { channel: 'whatsapp', answerBy: '2026-11-20T08:00:00.000Z' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You can’t reply on/)).toBeVisible()
  },
}
export const CannedAnswers: Story = {
  beforeEach: prepare(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your reply' }), '/de')
    await expect(await canvas.findByRole('option', { name: /About delivered/ })).toBeVisible()
  },
}
export const NotFilledIn: Story = {
  beforeEach: prepare({ draft: { text: 'Bonjour {{customer.firstName}}, merci.' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Still to fill in: the customer’s first name')).toBeVisible()
  },
}
const suggestion: State['suggestion'] = {
  parts: [
    { text: 'Bonjour ' },
    { text: 'Élodie', fact: 'name', proof: 'customer' },
    { text: ', c’est noté : un globe neuf part pour ' },
    { text: 'ML-10482', fact: 'order', proof: 'conversation' },
    { text: ', livraison le ' },
    { text: '', fact: 'date' },
    { text: ' pour ' },
    { text: '', fact: 'amount' },
    { text: '. Inutile de renvoyer le globe fêlé.' },
  ],
  shorter: [{ text: 'Inutile de renvoyer le globe fêlé.' }],
  sources: [{ ticketId: 'other', title: 'Globe arrivé cassé' }],
}

export const Suggested: Story = {
  beforeEach: prepare({ draft: { text: 'Bonjour Élodie,' }, suggestion }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Fill in: date and amount')).toBeVisible()
    await expect(canvas.getByText('From this ticket: name and order number')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '1 source' }))
    await expect(await canvas.findByRole('link', { name: 'Globe arrivé cassé' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Shorter' }))
    await expect(canvas.queryByText('Fill in: date and amount')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show full version' }))
    await expect(canvas.getByText('Fill in: date and amount')).toBeVisible()
  },
}
export const SuggestedDark: Story = { ...Suggested, globals: { theme: 'dark' } }

/** One line until it is touched, with the number of suggestions. */
export const AtRestOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: prepare({ suggestion }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Suggested reply: 1' })).toBeVisible()
  },
}
export const AtRestOnPhoneDark: Story = {
  ...AtRestOnPhone,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
}
export const SuggestedOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: prepare({ draft: { text: 'Bonjour Élodie,' }, suggestion }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Your reply' }))
    await expect(await canvas.findByText('Suggested reply')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More suggestion actions' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Shorter' }))
    await expect(await canvas.findByText('Inutile de renvoyer le globe fêlé.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Globe arrivé cassé' })).toHaveAttribute(
      'href',
      '/ticket/other',
    )
  },
}
export const SuggestedOnPhoneDark: Story = {
  ...SuggestedOnPhone,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
}
export const NoteOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: prepare(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Your reply' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Note' }))
    await expect(await canvas.findByRole('textbox', { name: 'Your note' })).toHaveFocus()
  },
}

/** Tab goes from one place to fill in to the next, and nothing is sent while one is empty. */
export const ToFillIn: Story = {
  beforeEach: prepare({ suggestion }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Insert/ }))
    const editor: HTMLTextAreaElement = await canvas.findByRole('textbox', { name: 'Your reply' })
    const selected = () => editor.value.slice(editor.selectionStart, editor.selectionEnd)
    await expect(editor).toHaveFocus()
    await expect(selected()).toBe('‹date›')
    await userEvent.keyboard('{Tab}')
    await expect(selected()).toBe('‹amount›')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('Not sent yet. Fill in: date and amount')).toBeVisible()
    await expect(editor).toHaveFocus()
    await expect(selected()).toBe('‹date›')
    await userEvent.keyboard('26 novembre{Tab}12 €')
    await expect(editor.value).toContain('livraison le 26 novembre pour 12 €. Inutile')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText(/^Sending reply in \ds$/, { selector: 'p' })).toBeVisible()
  },
}

/** What a customer put into such marks is no place to fill in. */
export const SentAsItIs: Story = {
  beforeEach: prepare({ draft: { text: 'It says ‹closed› on the door.' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Your reply' }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('Not sent yet. Fill in: closed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send anyway' }))
    await expect(await canvas.findByText(/^Sending reply in \ds$/, { selector: 'p' })).toBeVisible()
  },
}

/** The draft that was there comes back. */
export const DraftReplaced: Story = {
  beforeEach: prepare({ draft: { text: 'Bonjour Élodie, merci.' }, suggestion }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace draft' }))
    const editor = await canvas.findByRole('textbox', { name: 'Your reply' })
    await expect(editor).toHaveValue(
      'Bonjour Élodie, c’est noté : un globe neuf part pour ML-10482, livraison le ‹date› pour ‹amount›. Inutile de renvoyer le globe fêlé.',
    )
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo/ }))
    await expect(editor).toHaveValue('Bonjour Élodie, merci.')
  },
}

export const NothingToSuggest: Story = {
  beforeEach: prepare({ ticket: { status: 'closed' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest a reply' }))
    await expect(await canvas.findByText('No suggestion for this ticket')).toBeVisible()
    await expect(canvas.queryByText('Suggested reply')).toBeNull()
  },
}
export const SaidMeanwhile: Story = {
  beforeEach: prepare({
    ticket: {
      messages: [
        asked,
        aMessage({ author: 'support', authorId: 'ines', authorName: 'Inès', text: 'C’est annulé.' }),
      ],
    },
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
    await expect(await canvas.findByRole('button', { name: 'Read it first' })).toBeVisible()
  },
}
export const Lost: Story = {
  beforeEach: prepare({ entry: { state: 'gone', text: 'Donaudampfschifffahrt'.repeat(12) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not sent: this ticket was deleted')).toBeVisible()
  },
}

/** Teammates to name in a note, above its tabs. */
export const Mentioning: Story = {
  loaders: [prepare({})],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Note' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your note' }), 'Can we offer it, @da')
    await expect(await canvas.findByRole('listbox', { name: 'Teammates' })).toBeVisible()
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
  },
}
export const MentioningDark: Story = { ...Mentioning, globals: { theme: 'dark' } }
