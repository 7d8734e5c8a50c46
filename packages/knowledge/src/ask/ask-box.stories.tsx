import { readText, sendExampleConversation } from '@replybay/api-client/operations'
import type { ExampleAnswer } from '@replybay/api-client'
import { answerWith, eventStream, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { KnowledgeScreen } from '../stories/knowledge-screen.tsx'
import { sources, user, websites } from '../stories/samples.ts'

const onAsk = fn()
let goOn: PromiseWithResolvers<void>
const quoted = 'Tout globe fêlé à l’arrivée est remplacé gratuitement, sur photo envoyée sous 48 h.'

const answer: ExampleAnswer = {
  author: 'agent',
  text: quoted,
  handedOver: false,
  sources: [{ documentId: 'doc-envios', title: 'Garantie transport' }],
  passages: [
    {
      documentId: 'doc-envios',
      title: 'Garantie transport',
      kind: 'text',
      heading: 'Casse à la livraison',
      text: `${quoted} Le nouveau part en express.`,
      score: 0.91,
      isUsed: true,
    },
    {
      documentId: 'doc-globe',
      title: 'Faut-il renvoyer un globe cassé ?',
      kind: 'qa',
      text: 'Non. Recyclez-le en déchetterie.',
      score: 0.84,
      isUsed: false,
    },
    {
      documentId: 'page-1',
      title: 'Retours',
      kind: 'website',
      link: 'https://maisonlumen.example/aide/retours',
      text: 'Les frais de renvoi sont à la charge du client.',
      score: 0.52,
      isUsed: false,
    },
    {
      documentId: 'doc-halo',
      title: 'Notice Halo v2.pdf',
      kind: 'file',
      page: 2,
      text: 'Le globe se visse.',
      score: 0.31,
      isUsed: false,
    },
  ],
  threshold: 0.6,
  took: 320,
  engine: 'quoted',
  language: 'fr-FR',
}
const handedOver: ExampleAnswer = {
  ...answer,
  text: '',
  handedOver: true,
  sources: [],
  passages: (answer.passages ?? []).map((one, place) => ({
    ...one,
    isUsed: false,
    score: one.score / 2,
    ...(place === 0 && { similarity: 0.74 }),
  })),
}

const answering = (message: ExampleAnswer) =>
  handle(sendExampleConversation, async ({ request }) => {
    onAsk(await request.json())
    return { data: { message } }
  })

const meta: Meta<typeof KnowledgeScreen> = {
  title: 'Knowledge/Ask box',
  component: KnowledgeScreen,
  args: { path: '/knowledge/view-files' },
  beforeEach: () => {
    onAsk.mockClear()
    localStorage.clear()
    return answerWith(user, websites(), sources(), answering(answer))
  },
}
export default meta
type Story = StoryObj<typeof KnowledgeScreen>

const name = 'Ask the AI agent a question, as a customer would'

/** A question is tried: the reply, the passage that it quotes, and what else was found. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name }), 'Globe fêlé, qui paie ?{Enter}')
    await canvas.findByText('The AI agent would reply')
    await expect(onAsk).toHaveBeenCalledWith({
      messages: [{ author: 'customer', text: 'Globe fêlé, qui paie ?' }],
    })
    await expect(canvas.getByText(/Quoted from 1 source/)).toBeVisible()
    const box = within(canvas.getByRole('region', { name: 'Try a question' }))
    await expect(box.getByText(quoted, { selector: 'mark' })).toBeVisible()
    await expect(box.getByText('0.91')).toBeVisible()
    await expect(box.getByText(/under 0.60, not used/)).toBeVisible()
    await userEvent.click(box.getByRole('button', { name: '1 more' }))
    await expect(box.getByText(/Page 2/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(box.getByRole('textbox', { name }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText('The AI agent would reply')).toBeNull())
    await expect(box.getByRole('textbox', { name })).toHaveValue('')
  },
}

/** Another passage of the same document. */
const used = {
  documentId: 'doc-envios',
  title: 'Garantie transport',
  kind: 'text',
  heading: 'Délai',
  text: 'Le colis part sous 24 h.',
  score: 0.8,
  isUsed: true,
}

/** A long reply is read while it is written; its passages come with the whole, two of one source. */
export const Written: Story = {
  beforeEach: () => {
    goOn = Promise.withResolvers<void>()
    async function* written() {
      await goOn.promise
      goOn = Promise.withResolvers<void>()
      yield { event: 'text', data: { text: quoted } }
      await goOn.promise
      const passages = answer.passages?.map((one, place) => (place === 1 ? used : one))
      const message = {
        ...answer,
        passages,
        text: `${quoted} Le nouveau part en express.`,
        engine: 'written',
      }
      yield { event: 'answer', data: { data: { message } } }
    }
    const writing = handle(sendExampleConversation, () => eventStream(written()))
    return answerWith(user, websites(), sources(), writing)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name }), 'Globe fêlé ?{Enter}')
    await expect(await canvas.findByText('The AI agent is replying…')).toBeVisible()
    goOn.resolve()
    await expect(await canvas.findByText(quoted)).toBeVisible()
    await expect(canvas.getByText('The AI agent is replying…')).toBeVisible()
    goOn.resolve()
    await expect(await canvas.findByText('The AI agent would reply')).toBeVisible()
    await expect(canvas.getByText(/Le nouveau part en express\.$/, { selector: 'p' })).toBeVisible()
    await expect(canvas.getByText(/Written from 1 source/)).toBeVisible()
    await expect(canvas.queryByText('The AI agent is replying…')).toBeNull()
  },
}

export const AnsweredDark: Story = { ...Answered, globals: { theme: 'dark' } }

/** Below lg the reply stands above the passages. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name }), 'Globe fêlé ?{Enter}')
    await canvas.findByText('The AI agent would reply')
  },
}

/** Nothing is good enough: a person would be called, and can write the answer at once. */
export const HandedOver: Story = {
  beforeEach: () => answerWith(user, websites(), sources(), answering(handedOver)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name }), 'Livrez-vous à Nouméa ?{Enter}')
    await canvas.findByText('The AI agent would hand off')
    await expect(canvas.getByText(/Similar in meaning · under 0.60, not used/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Write the answer' }))
    await expect(await canvas.findByRole('textbox', { name: 'Question' })).toHaveValue(
      'Livrez-vous à Nouméa ?',
    )
  },
}

/** It can be stopped, which is no error; a failure keeps the question. */
export const StoppedAndFailed: Story = {
  beforeEach: () => {
    let calls = 0
    return answerWith(
      user,
      websites(),
      sources(),
      handle(sendExampleConversation, () => {
        calls += 1
        return calls === 1 ? new Promise<never>(() => undefined) : problem(500)
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name })
    await userEvent.type(field, 'Globe fêlé ?{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await canvas.findByText('Could not send conversation')
    await expect(field).toHaveValue('Globe fêlé ?')
  },
}

/** The source of a passage opens beside the list. */
export const OpensSource: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () =>
    answerWith(
      user,
      websites(),
      sources(),
      answering(answer),
      handle(readText, () => ({
        data: { document: { documentId: 'doc-envios', title: 'Garantie', content: quoted } },
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name }), 'Globe fêlé ?{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Garantie transport' }))
    await canvas.findByRole('complementary', { name: /Envíos/ })
  },
}
