import {
  addTestQuestion,
  listKnowledgeGaps,
  listTestQuestions,
  removeTestQuestion,
  listUntaughtTickets,
  runTestQuestion,
  sendExampleConversation,
} from '@replybay/api-client/operations'
import { draftKey } from '@replybay/sync'
import { answerWith, aUser, eventStream, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { type AgentServer, agentServer, bulbTest, repairTest } from '../../stories/agent-samples.ts'
import { BotConfigScreen } from '../../stories/bot-config-screen.tsx'

const meta: Meta<typeof BotConfigScreen> = {
  title: 'Bot config/Agent test',
  component: BotConfigScreen,
  args: { path: '/webs/agent?tab=test' },
}
export default meta
type Story = StoryObj<typeof BotConfigScreen>

let server: AgentServer
const onAsked = fn()
const onAccepted = fn()
let goOn: PromiseWithResolvers<void>
const begin = (of: Parameters<typeof agentServer>[0] = {}) => {
  localStorage.clear()
  server = agentServer(of)
  answerWith(...server.handlers)
}
const ran = () => server.calls.filter(({ operation }) => operation === 'runTestQuestion').length
const kept = () => Object.keys(localStorage).filter((key) => key.includes(':test-question:'))
const field = () => screen.findByRole('textbox', { name: 'Your message' })
const log = () => within(screen.getByRole('log', { name: 'Conversation' }))
const tests = () => within(screen.getByRole('list', { name: 'Test questions' }))
const reply = 'E27, at most 12 W LED.'

/** A conversation: what was said before goes along, a reply names its sources, and a hand-off says so. */
export const Talk: Story = {
  beforeEach: () => {
    begin()
    answerWith(
      handle(sendExampleConversation, async ({ request }) => {
        const body = await request.json()
        onAsked(body)
        const isKnown = body.messages.at(-1)?.text.includes('bulb') === true
        return {
          data: {
            message: {
              author: 'agent' as const,
              text: isKnown ? reply : '',
              handedOver: !isKnown,
              sources: isKnown ? [{ documentId: 'doc-bulbs', title: 'Bulbs and sockets' }] : [],
            },
          },
        }
      }),
      ...server.handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(), 'Which bulb?{Enter}')
    await expect(await log().findByText(reply)).toBeVisible()
    // It goes to nobody.
    await expect(log().queryByText('Sent')).toBeNull()
    await expect(
      within(log().getByRole('list', { name: 'Sources' })).getByText('Bulbs and sockets'),
    ).toBeVisible()
    await expect(onAsked).toHaveBeenLastCalledWith({
      webId: 'web-lumen',
      messages: [{ author: 'customer', text: 'Which bulb?' }],
    })
    await userEvent.click(canvas.getByRole('combobox', { name: 'Language if not detected' }))
    await userEvent.click(await screen.findByRole('option', { name: 'French' }))
    await userEvent.type(await field(), 'Réparez-vous les lustres ?{Enter}')
    await expect(await log().findByText(/^The AI agent would hand off/)).toBeVisible()
    await expect(onAsked).toHaveBeenLastCalledWith({
      webId: 'web-lumen',
      lang: 'fr-FR',
      messages: [
        { author: 'customer', text: 'Which bulb?' },
        { author: 'agent' as const, text: reply },
        { author: 'customer', text: 'Réparez-vous les lustres ?' },
      ],
    })
    // It is there again after a look at another tab, and so is what was typed.
    await userEvent.type(await field(), 'And the')
    await userEvent.click(canvas.getByRole('tab', { name: /^Questions/ }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Test' }))
    await expect(await log().findByText(reply)).toBeVisible()
    await expect(await field()).toHaveValue('And the')
    await userEvent.click(canvas.getByRole('button', { name: 'New conversation' }))
    await expect(log().queryByText(reply)).toBeNull()
  },
}

async function* written() {
  yield { event: 'text', data: { text: reply } }
  await goOn.promise
  const sources = [{ documentId: 'doc-bulbs', title: 'Bulbs and sockets' }]
  const message = { author: 'agent', text: `${reply} It is screwed in.`, sources }
  yield { event: 'answer', data: { data: { message } } }
}

async function* brokenOff() {
  yield { event: 'text', data: { text: reply } }
}

/** A long reply is read while it is written; what it rests on comes with the whole. */
export const Written: Story = {
  beforeEach: () => {
    begin()
    goOn = Promise.withResolvers<void>()
    answerWith(
      handle(sendExampleConversation, ({ request }) => {
        onAccepted(request.headers.get('accept'))
        return eventStream(written())
      }),
      ...server.handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(), 'Which bulb?{Enter}')
    await expect(await log().findByText(reply)).toBeVisible()
    await expect(onAccepted).toHaveBeenLastCalledWith('application/json,text/event-stream')
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible()
    goOn.resolve()
    await expect(await log().findByText(`${reply} It is screwed in.`)).toBeVisible()
    await expect(log().queryByText(reply)).toBeNull()
    await expect(log().getByText('Bulbs and sockets')).toBeVisible()
  },
}

/** A reply that breaks off is none: the question can be sent again. */
export const BrokenOff: Story = {
  beforeEach: () => {
    begin()
    answerWith(
      handle(sendExampleConversation, () => eventStream(brokenOff())),
      ...server.handlers,
    )
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'Which bulb?{Enter}')
    await expect(await log().findByText(/^Could not send conversation/)).toBeVisible()
    await expect(log().queryByText(reply)).toBeNull()
    await expect(log().getByRole('button', { name: 'Resend' })).toBeVisible()
  },
}

/** A set reply has no source, and what asks nothing has no reply. */
export const SetReply: Story = {
  beforeEach: () => {
    begin()
    answerWith(
      handle(sendExampleConversation, async ({ request }) => {
        const { messages } = await request.json()
        const isGreeting = messages.at(-1)?.text === 'Hello'
        const text = isGreeting ? 'Hello! What can I help you with?' : ''
        const message = { author: 'agent' as const, text, handedOver: false, engine: 'given' as const }
        return { data: { message } }
      }),
      ...server.handlers,
    )
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'Hello{Enter}')
    await expect(await log().findByText('Hello! What can I help you with?')).toBeVisible()
    await expect(log().getByText('Fixed reply, no source needed')).toBeVisible()
    await userEvent.type(await field(), '👍{Enter}')
    await expect(await log().findByText('The AI agent wouldn’t reply: nothing is asked.')).toBeVisible()
  },
}

/** What was stopped is no error, and can be sent again. */
export const Stopped: Story = {
  beforeEach: () => {
    begin()
    let isSlow = true
    answerWith(
      handle(sendExampleConversation, async () => {
        if (isSlow) {
          isSlow = false
          await new Promise(() => undefined)
        }
        return { data: { message: { author: 'agent' as const, text: reply } } }
      }),
      ...server.handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(), 'Which bulb?{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }))
    await expect(await log().findByText('Stopped')).toBeVisible()
    await expect(canvas.queryByText('Could not send conversation')).toBeNull()
    await userEvent.click(log().getByRole('button', { name: 'Resend' }))
    await expect(await log().findByText(reply)).toBeVisible()
    await expect(log().queryByText('Stopped')).toBeNull()
  },
}

/** What failed says so in the words of the catalogue, and can be sent again. */
export const NotSent: Story = {
  beforeEach: () => {
    begin()
    let isUp = false
    answerWith(
      handle(sendExampleConversation, () => {
        if (isUp) return { data: { message: { author: 'agent' as const, text: reply } } }
        isUp = true
        return problem(502)
      }),
      ...server.handlers,
    )
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'Which bulb?{Enter}')
    await expect(await log().findByText('Could not send conversation')).toBeVisible()
    await userEvent.click(log().getByRole('button', { name: 'Resend' }))
    await expect(await log().findByText(reply)).toBeVisible()
  },
}

/** All are run one after the other: how many pass, and what each said. */
export const Run: Story = {
  beforeEach: () => begin({ replies: { 't-bulb': reply, 't-repair': 'Yes, we do.' } }),
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('list', { name: 'Test questions' })
    await expect(canvas.getAllByText('Not run yet')[0]).toBeVisible()
    const [button] = canvas.getAllByRole('button', { name: 'Run tests' }).toReversed()
    if (button) await userEvent.click(button)
    await waitFor(() => expect(ran()).toBe(2))
    await expect((await canvas.findAllByText('1 of 2 pass'))[0]).toBeVisible()
    await expect(tests().getByText(reply)).toBeVisible()
    const [bulb, repair] = tests()
      .getAllByRole('listitem')
      .filter(({ dataset }) => dataset['state'])
    await expect(bulb).toHaveTextContent(/^Passed Which bulb fits the Mira\?/)
    await expect(repair).toHaveTextContent(/^Failed Do you repair chandeliers\?/)
  },
}

export const Dark: Story = { ...Run, globals: { theme: 'dark' } }

export const Phone: Story = { ...Run, globals: { viewport: { value: 'phone' } } }

export const InFrench: Story = {
  beforeEach: () => begin(),
  globals: { locale: 'fr-FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Attendu : une réponse qui contient « E27 »')).toBeVisible()
  },
}

export const InSpanish: Story = {
  beforeEach: () => begin(),
  globals: { locale: 'es-ES' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Se espera: una respuesta que contenga «E27»')).toBeVisible()
  },
}

/** What is different from the time before is marked, with what was said then. */
export const Different: Story = {
  beforeEach: () =>
    begin({
      tests: [
        {
          ...bulbTest,
          lastRun: { outcome: 'answered', text: reply, isPassed: true, ranAt: '2026-11-20T08:02:00.000Z' },
          previousRun: {
            outcome: 'answered',
            text: reply.replace('at most', 'at least'),
            isPassed: false,
            ranAt: '2026-11-19T08:02:00.000Z',
          },
        },
        {
          ...repairTest,
          lastRun: { outcome: 'handed-off', text: '', isPassed: true, ranAt: '2026-11-20T08:02:00.000Z' },
          previousRun: { outcome: 'handed-off', text: '', isPassed: true, ranAt: '2026-11-19T08:02:00.000Z' },
        },
      ],
    }),
  play: async ({ userEvent }) => {
    await screen.findByRole('list', { name: 'Test questions' })
    await expect(tests().getAllByText('Changed')).toHaveLength(1)
    await userEvent.click(tests().getByText('What changed in this run'))
    const before = within(await tests().findByRole('group', { name: 'Before' }))
    await expect(before.getByText('least', { selector: 'del' })).toBeVisible()
    const now = within(tests().getByRole('group', { name: 'Now' }))
    await expect(now.getByText('most', { selector: 'ins' })).toBeVisible()
    await expect(tests().getByText('English')).toBeVisible()
    await expect(tests().getByText('language not set')).toBeVisible()
    const rates = within(screen.getByRole('list', { name: 'Pass rate by language' }))
    await expect(rates.getByText('English: 1 of 1')).toBeVisible()
    await expect(rates.getByText('Language not set: 1 of 1')).toBeVisible()
  },
}

/** A run that fails ends there; the rest is run by Retry. */
export const RunFailed: Story = {
  beforeEach: () => {
    begin({ replies: { 't-bulb': reply } })
    let isUp = false
    answerWith(
      handle(runTestQuestion, () => {
        if (isUp) return { data: { testQuestion: bulbTest } }
        isUp = true
        return problem(503)
      }),
      ...server.handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('list', { name: 'Test questions' })
    const [button] = canvas.getAllByRole('button', { name: 'Run tests' }).toReversed()
    if (button) await userEvent.click(button)
    await expect(await canvas.findByText('Could not run the test question')).toBeVisible()
    await expect(canvas.getByText(/2 tests weren’t run\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByText('Could not run the test question')).toBeNull())
  },
}

/** None yet: the first is added; an empty one makes no call. */
export const None: Story = {
  beforeEach: () => begin({ tests: [] }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No test questions yet')
    await userEvent.click(canvas.getByRole('button', { name: 'Add test question' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add test question' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Type the question. An empty one isn’t saved.')).toBeVisible()
    await expect(server.calls).toEqual([])
    await userEvent.type(dialog.getByRole('textbox', { name: 'Question' }), 'Do you gift-wrap?')
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'The reply must contain (optional)' }),
      '6 euros',
    )
    // No slip loses what is typed.
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('dialog', { name: 'Add test question' }))
    await expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveValue('Do you gift-wrap?')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Expected: a reply that contains “6 euros”')).toBeVisible()
    await expect(server.calls).toEqual([
      {
        operation: 'addTestQuestion',
        body: { question: 'Do you gift-wrap?', expected: 'answered', mustContain: '6 euros' },
      },
    ])
  },
}

/** What is typed is kept until it is saved or cancelled, whatever becomes of the page. */
export const Kept: Story = {
  beforeEach: () => {
    begin({ tests: [] })
    // The page was left with the dialog open.
    const key = draftKey(aUser()._id, 'test-question:web-lumen:new')
    localStorage.setItem(key, JSON.stringify({ question: 'Do you gift-wrap?', expected: 'handed-off' }))
  },
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add test question' }))
      return within(await screen.findByRole('dialog', { name: 'Add test question' }))
    }
    const question = { name: 'Question' }
    let dialog = await open()
    await expect(dialog.getByRole('textbox', question)).toHaveValue('Do you gift-wrap?')
    await expect(dialog.getByRole('radio', { name: 'Handed off' })).toBeChecked()
    await userEvent.type(dialog.getByRole('textbox', question), ' Free?')
    await expect(kept().map((key) => localStorage.getItem(key))).toEqual([
      expect.stringContaining('Do you gift-wrap? Free?'),
    ])
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(kept()).toEqual([])
    dialog = await open()
    await expect(dialog.getByRole('textbox', question)).toHaveValue('')
  },
}

const gap = {
  gapId: 'gap-customs',
  question: '¿Quién paga la aduana en Canarias?',
  language: 'es-ES' as const,
  asked: 12,
  ways: 3,
  languages: { 'es-ES': 12 },
  days: [0, 1, 0, 2, 1, 1, 2, 1, 3, 1],
  before: 4,
  state: 'open' as const,
  askedAt: '2026-11-20T08:00:00.000Z',
}
const closedTicket = {
  ticketId: 'ticket-globe',
  customerName: 'Élodie Marchand',
  channel: 'web' as const,
  subject: 'Broken globe',
  asked: 'What if the globe arrives broken?',
  createdAt: '2026-11-20T08:10:00.000Z',
}

/** What customers asked becomes a test; what could not be added stays chosen, and what is tested is not offered again. */
export const FromCustomers: Story = {
  beforeEach: () => {
    begin({ about: { capabilities: ['webs', 'answering', 'knowledge'] } })
    let isFull = true
    answerWith(
      handle(listKnowledgeGaps, () => ({ data: { gaps: [gap], total: 1, asked: 12 } })),
      handle(listUntaughtTickets, () => ({
        data: {
          tickets: [closedTicket, { ...closedTicket, ticketId: 'ticket-bulb', asked: bulbTest.question }],
          nextCursor: null,
        },
      })),
      handle(addTestQuestion, async ({ request }) => {
        const body = await request.json()
        if (body.question === closedTicket.asked && isFull) {
          isFull = false
          return problem(409, 'limit-reached')
        }
        server.calls.push({ operation: 'addTestQuestion', body })
        return { data: { testQuestion: { testQuestionId: `t-${server.calls.length}`, ...body } } }
      }),
      ...server.handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add customer questions' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add customer questions' }))
    await expect(dialog.getByRole('button', { name: 'Add test questions' })).toBeDisabled()
    await userEvent.click(await dialog.findByRole('checkbox', { name: gap.question }))
    await expect(dialog.getByText('Asked 12 times')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('radio', { name: 'Closed tickets' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: closedTicket.asked }))
    await expect(dialog.getByRole('checkbox', { name: bulbTest.question })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 test questions' }))
    await expect(await dialog.findByText(/limit of 100 test questions/)).toBeVisible()
    await expect(dialog.getByText(/1 wasn’t added/)).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: closedTicket.asked })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 test question' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(server.calls.map(({ body }) => body)).toEqual([
      { question: gap.question, lang: 'es-ES', expected: 'answered' },
      { question: closedTicket.asked, expected: 'answered' },
    ])
  },
}

export const FromCustomersPhone: Story = { ...FromCustomers, globals: { viewport: { value: 'phone' } } }

export const Changed: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for Which bulb fits the Mira?' }),
    )
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit test question' }))
    await expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveValue('Which bulb fits the Mira?')
    await userEvent.click(dialog.getByRole('radio', { name: 'Handed off' }))
    await userEvent.click(dialog.getByRole('combobox', { name: 'Language if not detected' }))
    await userEvent.click(await screen.findByRole('option', { name: 'French' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(tests().getAllByText('Expected: handed off')).toHaveLength(2))
    await expect(server.calls[0]?.body).toEqual({
      question: 'Which bulb fits the Mira?',
      expected: 'handed-off',
      mustContain: null,
      lang: 'fr-FR',
    })
  },
}

/** It can be brought back for a while, as it was: the server still has it, in its place and with its runs. */
export const Deleted: Story = {
  beforeEach: () => begin({ tests: [repairTest, bulbTest] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for Do you repair chandeliers?' }),
    )
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await expect(await screen.findByText('Deleted: Do you repair chandeliers?')).toBeVisible()
    await waitFor(() => expect(tests().queryByText('Do you repair chandeliers?')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    await expect(await tests().findByText('Do you repair chandeliers?')).toBeVisible()
    const rows = tests().getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent('Do you repair chandeliers?')
    await expect(server.calls).toEqual([])
  },
}

/** Once it can't be undone any more, the server deletes it. */
export const DeletedForGood: Story = {
  beforeEach: () => begin(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for Do you repair chandeliers?' }),
    )
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await screen.findByText('Deleted: Do you repair chandeliers?')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() =>
      expect(server.calls).toEqual([{ operation: 'removeTestQuestion', body: { questionId: 't-repair' } }]),
    )
    await expect(tests().queryByText('Do you repair chandeliers?')).toBeNull()
  },
}

/** A refusal brings it back, and says so. */
export const NotDeleted: Story = {
  beforeEach: () => {
    begin()
    answerWith(
      handle(removeTestQuestion, () => problem(403, 'forbidden')),
      ...server.handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for Do you repair chandeliers?' }),
    )
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await screen.findByText('Deleted: Do you repair chandeliers?')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await expect(await screen.findByText('Could not delete the test question')).toBeVisible()
    await expect(await tests().findByText('Do you repair chandeliers?')).toBeVisible()
  },
}

export const Problem: Story = {
  beforeEach: () => {
    begin()
    let isUp = false
    answerWith(
      handle(listTestQuestions, () => {
        if (isUp) return { data: { testQuestions: [bulbTest] } }
        isUp = true
        return problem(500)
      }),
      ...server.handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Could not load the test questions')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('Which bulb fits the Mira?')).toBeVisible()
  },
}

/** A backend with the documented calls alone keeps no test questions. */
export const Documented: Story = {
  beforeEach: () => begin({ about: { capabilities: [] } }),
  play: async ({ canvas }) => {
    await field()
    await expect(canvas.queryByText('Test set')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Run tests' })).toBeNull()
  },
}
