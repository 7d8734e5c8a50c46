import type { Ticket, User } from '@replybay/api-client'
import { getAttachment, getTicketInfo, getUserInfo, listAssignees } from '@replybay/api-client/operations'
import { aMessage, anEvent, answerWith, aTicket, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Support tickets/Ticket',
  component: Screen,
  args: { path: '/ticket/elodie' },
}
export default meta
type Story = StoryObj<typeof Screen>

const asked = aMessage({ text: 'Un échange, s’il vous plaît. Il m’en faut un avant le 28.' })
const answered = aMessage({
  author: 'support',
  authorId: 'user-1',
  text: 'Je vérifie le stock et je reviens vers vous.',
  createdAt: '2026-11-20T10:02:00.000Z',
})
const people = [
  { _id: 'user-1', name: 'Camille Roy' },
  { _id: 'ines', name: 'Inès Moreau' },
]

interface State {
  ticket?: Partial<Ticket>
  user?: Partial<User>
  /** In place of the ticket. */
  info?: () => Response | Promise<Response>
  /** Ids of tickets that are on their way out. */
  deleted?: string[]
}

/** A ticket, and what else there is to know of it. */
function prepare({ ticket: change, user, info, deleted = [] }: State = {}) {
  return () => {
    localStorage.clear()
    const pending = deleted.map((ticketId) => ({ ticketId, dueAt: Date.now() + 600_000 }))
    localStorage.setItem('replybay:deletions:user-1', JSON.stringify(pending))
    const ticket = aTicket({
      _id: 'elodie',
      unread: false,
      messages: [asked, answered],
      events: [anEvent({ kind: 'handed-over', actor: 'agent', createdAt: '2026-11-20T08:26:30.000Z' })],
      ...change,
    })
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser(user) } })),
      handle(getTicketInfo, () => info?.() ?? { data: { ticket } }),
      handle(listAssignees, () => ({ data: { assignees: people } })),
      handle(getAttachment, drawPicture),
    )
    return () => localStorage.clear()
  }
}

async function drawPicture() {
  const canvas = new OffscreenCanvas(320, 200)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('A canvas can be drawn on.')
  context.fillStyle = 'rgb(14 109 122)'
  context.fillRect(0, 0, 320, 200)
  return new Response(await canvas.convertToBlob())
}

const seesThread: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('log')
}

export const Loaded: Story = { beforeEach: prepare(), play: seesThread }
export const LoadedDark: Story = { ...Loaded, globals: { theme: 'dark' } }
export const LoadedOnPhone: Story = { ...Loaded, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = { beforeEach: prepare({ info: () => new Promise(() => undefined) }) }

let arrive: (answer: Response) => void
/** What is typed after `r` is the answer, also while the ticket is on its way: nothing of it closes or deletes. */
export const AnsweredBeforeShown: Story = {
  beforeEach: prepare({
    info: () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Loading the ticket')
    await userEvent.keyboard('rHello, #e{Backspace}1')
    arrive(Response.json({ data: { ticket: aTicket({ _id: 'elodie', messages: [asked] }) } }))
    const answer = await canvas.findByRole('textbox', { name: 'Your reply' })
    await waitFor(() => expect(answer).toHaveFocus())
    await expect(answer).toHaveValue('Hello, #1')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const Problem: Story = {
  beforeEach: prepare({ info: () => problem(500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Gone: Story = {
  beforeEach: prepare({ info: () => problem(404, 'not-found') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not find a ticket with specified id')).toBeVisible()
  },
}

export const Forbidden: Story = {
  beforeEach: prepare({ info: () => problem(403, 'forbidden') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to tickets')).toBeVisible()
  },
}

export const Closed: Story = {
  beforeEach: prepare({ ticket: { status: 'closed', events: [anEvent()] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reopen' })).toBeVisible()
  },
}

export const BeingDeleted: Story = {
  beforeEach: prepare({ deleted: ['elodie'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This ticket is being deleted.')).toBeVisible()
  },
}

export const WorkedOn: Story = {
  beforeEach: prepare({
    ticket: {
      assigneeId: 'ines',
      assigneeName: 'Inès Moreau',
      snoozedUntil: '2036-11-20T08:00:00.000Z',
      tags: ['ML-10482', 'Damaged', 'Handed over', 'Pre-sale'],
      notes: [
        {
          _id: 'note',
          text: 'Two Ø30 globes on shelf A-14.',
          authorName: 'Thomas Girard',
          createdAt: '2026-11-20T09:52:00.000Z',
        },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Assigned to Inès Moreau.')).toBeVisible()
  },
}
export const WorkedOnOnPhone: Story = { ...WorkedOn, globals: { viewport: { value: 'phone' } } }

/** Inès has closed the ticket since it was opened. */
export const Meanwhile: Story = {
  beforeEach: prepare({
    ticket: {
      status: 'closed',
      events: [
        anEvent({
          kind: 'closed',
          actor: 'support',
          actorName: 'Inès Moreau',
          createdAt: '2036-11-20T08:00:00.000Z',
        }),
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Inès Moreau closed/)).toBeVisible()
  },
}

export const LongText: Story = {
  beforeEach: prepare({
    ticket: {
      subject: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(5),
      assigneeId: 'ines',
      assigneeName: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3),
      tags: Array.from({ length: 20 }, (_, index) => `A tag of forty characters, number ${index}`),
      messages: [aMessage({ text: 'Wiederherstellungsbestätigung '.repeat(60) })],
    },
  }),
  play: seesThread,
}
export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  beforeEach: prepare({
    ticket: {
      subject: 'طلبي رقم ML-10482 لم يصل',
      customer: { _id: 'c', name: 'ليلى حداد' },
      messages: [aMessage({ text: 'مرحبا، أين طلبي رقم ML-10482؟ شكرا (Lampe Opaline).' }), answered],
    },
  }),
  play: seesThread,
}

export const ManyFiles: Story = {
  beforeEach: prepare({
    ticket: {
      messages: [
        aMessage({
          attachments: Array.from({ length: 10 }, (_, index) => ({
            _id: `file-${index}`,
            ...(index < 6
              ? { name: `globe-${index}.png`, type: 'image/png', width: 320, height: 200 }
              : { name: `invoice-with-a-very-long-name-${index}.pdf`, type: 'application/pdf' }),
            size: 84_000 * (index + 1),
          })),
        }),
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'globe-0.png' })).toBeVisible()
  },
}

/** A backend that knows the documented calls alone. */
export const WithoutAdditions: Story = {
  beforeEach: prepare({ user: { capabilities: [] } }),
  play: seesThread,
}

/** What the AI agent left to people, and why. */
export const HandedOff: Story = {
  beforeEach: prepare({
    ticket: {
      handedOff: true,
      events: [
        anEvent({
          kind: 'handed-over',
          actor: 'agent',
          reason: 'delivery-date',
          createdAt: '2026-11-20T08:26:30.000Z',
        }),
      ],
      messages: [aMessage()],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('note', { name: 'Handoff' })
    await expect(line).toHaveTextContent(/handed off: a delivery date needs to be confirmed/i)
    await userEvent.hover(line)
  },
}
export const HandedOffDark: Story = { ...HandedOff, globals: { theme: 'dark' } }
export const HandedOffOnPhone: Story = { ...HandedOff, globals: { viewport: { value: 'phone' } } }
