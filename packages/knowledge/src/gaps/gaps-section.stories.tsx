import {
  answerKnowledgeGap,
  getUserInfo,
  listKnowledgeGaps,
  streamChanges,
  updateKnowledgeGap,
} from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { aGap, gapServer, lessons } from '../stories/gap-samples.ts'
import { KnowledgeScreen } from '../stories/knowledge-screen.tsx'
import { aDocument, sources, user } from '../stories/samples.ts'

const meta: Meta<typeof KnowledgeScreen> = {
  title: 'Knowledge/Gaps',
  component: KnowledgeScreen,
  args: { path: '/knowledge/view-files?section=gaps' },
}
export default meta
type Story = StoryObj<typeof KnowledgeScreen>

const around = [user, sources(), lessons()]
const onSave = fn()
const onUpdate = fn()

/** What was asked most comes first, with how it is asked and how that changes. */
export const Loaded: Story = {
  beforeEach: () => answerWith(...around, ...gapServer().handlers),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^23.*aduana.*7 wordings.*Spanish 16/ })
    await expect(
      within(row).getByRole('img', { name: 'Asked over time: 1, 1, 2, 1, 2, 1, 2, 4, 4, 5' }),
    ).toBeVisible()
    await expect(within(row).getByText('9 more')).toBeVisible()
    await expect(canvas.getByText('5 questions, asked 68 times')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Unanswered/, current: 'page' })).toHaveTextContent(
      'Unanswered5',
    )
  },
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

/** The answer begins with what a person replied; saved, it is indexed. Everything is done by keys. */
export const WritingTheAnswer: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => {
    onSave.mockClear()
    localStorage.clear()
    const server = gapServer()
    return answerWith(
      ...around,
      ...server.handlers,
      handle(answerKnowledgeGap, async ({ request, params }) => {
        onSave(params.id, await request.json())
        server.change(params.id, { state: 'indexing' })
        return { data: { document: aDocument({ state: 'waiting' }) } }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /aduana/ })
    row.focus()
    await userEvent.keyboard('{Enter}')
    const pane = within(await canvas.findByRole('complementary', { name: 'Question' }))
    const answer = await pane.findByRole('textbox', { name: 'Answer' })
    await expect(answer).toHaveFocus()
    await expect(answer).toHaveValue(
      'A partir de 150 €, la aduana y el IGIC los paga el cliente al recibir el paquete.',
    )
    await expect(pane.getByText(/From Inès Moreau’s reply to Lucía Paredes/)).toBeVisible()
    const ways = within(pane.getByRole('region', { name: 'Ways customers ask it' }))
    await userEvent.click(ways.getByRole('button', { name: '1 more' }))
    await expect(ways.getByText('¿Me van a cobrar IGIC al recibirlo?')).toBeVisible()
    const related = within(pane.getByRole('region', { name: 'Related tickets' }))
    await expect(related.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(related.getByRole('button', { name: 'Show all 6' }))
    await expect(related.getAllByRole('listitem')).toHaveLength(6)
    await expect(related.getByText('The newest 6 of 8 are listed.')).toBeVisible()
    await userEvent.click(pane.getByRole('button', { name: 'Clear' }))
    await expect(pane.getByRole('status')).toHaveTextContent('Enter the answer')
    await userEvent.type(answer, 'El cliente.')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith('gap-customs', {
        question: '¿Quién paga la aduana en Canarias?',
        answer: 'El cliente.',
      }),
    )
    await canvas.findByRole('row', { name: /aduana.*Indexing the answer/ })
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
}

/** What is left to support leaves the list, and comes back by Undo. */
export const LeavingToSupport: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { path: '/knowledge/view-files?section=gaps&gap=gap-showroom' },
  beforeEach: () => {
    const server = gapServer()
    return answerWith(
      ...around,
      ...server.handlers,
      handle(updateKnowledgeGap, async ({ request, params }) => {
        const { state } = await request.json()
        return server.change(params.id, { state: state ?? 'open' }) ?? problem(404)
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave it to support' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: /showroom/ })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await canvas.findByRole('row', { name: /showroom/ })
  },
}

let told: () => void = () => undefined
let tell: ((part: string) => void) | undefined
const liveUser = handle(getUserInfo, () => {
  const person = aUser({ container: 'container-1' })
  return {
    data: { user: { ...person, capabilities: [...(person.capabilities ?? []), 'changes' as const] } },
  }
})

/** A stream that tells which part of the knowledge has changed. */
function stream() {
  const encoder = new TextEncoder()
  let id = 0
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: string, data: object) =>
        controller.enqueue(encoder.encode(`id: ${++id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      send('ready', { topics: ['knowledge'] })
      tell = (part) => send('change', { topic: 'knowledge', id: part })
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

const passage =
  'Lleva una bombilla E27 de 8 W. La más cálida es la de 2200 K: la encontrarás en la tienda con el nombre «Crepúsculo», ' +
  'sola o en paquetes de cuatro. Todas se pueden regular, también con el mando que viene con la lámpara.'
const answeredBy = {
  documentId: 'doc-ondine',
  title: '¿Qué bombilla lleva la Ondine?',
  kind: 'qa' as const,
  passage,
}

/** A source answers more than it was written for: what else is named, and leaves by a person's word, with Undo. */
export const AlsoAnswered: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => {
    onUpdate.mockClear()
    const server = gapServer([
      aGap({ gapId: 'gap-warm', question: '¿Y la más cálida que tengáis?', answeredBy }),
      aGap({ gapId: 'gap-showroom', question: 'Avez-vous un showroom à Nantes ?' }),
    ])
    return answerWith(
      ...around,
      ...server.handlers,
      handle(updateKnowledgeGap, async ({ request, params }) => {
        const { isAnswered, state } = await request.json()
        onUpdate(params.id, { isAnswered, state })
        return server.change(params.id, { state: isAnswered ? 'answered' : 'open' }) ?? problem(404)
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const strip = within(await canvas.findByRole('region', { name: 'May be answered too' }))
    await expect(strip.getByRole('status')).toHaveTextContent(
      '“¿Qué bombilla lleva la Ondine?” may also answer another question',
    )
    await expect(strip.getByRole('link', { name: /Ondine/ })).toHaveAttribute(
      'href',
      '/knowledge/view-files?source=qa%3Adoc-ondine',
    )
    // What it says there stands below its name, in two lines.
    const said = strip.getByTitle(passage)
    await expect(said).toHaveTextContent('2200 K')
    await expect(said.getBoundingClientRect().height).toBeLessThan(3 * 18)
    await canvas.findByRole('row', { name: /cálida.*May be answered by/ })
    await userEvent.click(
      strip.getByRole('button', { name: 'Remove from the list: ¿Y la más cálida que tengáis?' }),
    )
    await waitFor(() => expect(canvas.queryByRole('row', { name: /cálida/ })).toBeNull())
    await expect(onUpdate).toHaveBeenCalledWith('gap-warm', { isAnswered: true, state: undefined })
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await canvas.findByRole('row', { name: /cálida/ })
    await expect(onUpdate).toHaveBeenLastCalledWith('gap-warm', { isAnswered: undefined, state: 'open' })
  },
}

/** In the pane of the question: what the source says, beside the decision. */
export const AnswerOfASource: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { path: '/knowledge/view-files?section=gaps&gap=gap-warm' },
  beforeEach: () => {
    const server = gapServer([
      aGap({ gapId: 'gap-warm', question: '¿Y la más cálida que tengáis?', answeredBy }),
    ])
    return answerWith(...around, ...server.handlers)
  },
  play: async () => {
    const said = within(await screen.findByRole('dialog')).findByTitle(passage)
    await expect(await said).toHaveTextContent('2200 K')
    await expect((await said).scrollHeight).toBeGreaterThan((await said).clientHeight)
  },
}

/** What changes elsewhere is told on the stream of changes, and read at once. */
export const ToldAsItChanges: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => {
    const server = gapServer([aGap(), aGap({ gapId: 'gap-showroom', question: 'Avez-vous un showroom ?' })])
    told = () => void server.change('gap-showroom', { state: 'answered' })
    return answerWith(...around.slice(1), liveUser, ...server.handlers, handle(streamChanges, stream))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /showroom/ })
    await waitFor(() => expect(tell).toBeDefined())
    told()
    tell?.('gaps')
    await waitFor(() => expect(canvas.queryByRole('row', { name: /showroom/ })).toBeNull())
    await expect(canvas.queryByText(/^As of/)).toBeNull()
  },
}

/** What is left to support has a list of its own, and a way back. */
export const LeftToSupport: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { path: '/knowledge/view-files?section=gaps&state=left' },
  beforeEach: () => {
    const server = gapServer([
      aGap({ gapId: 'gap-club', question: 'Would you sponsor our rowing club?', state: 'left' }),
      aGap(),
    ])
    return answerWith(
      ...around,
      ...server.handlers,
      handle(updateKnowledgeGap, async ({ request, params }) => {
        const { state } = await request.json()
        return server.change(params.id, { state: state ?? 'open' }) ?? problem(404)
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /rowing/ }))
    await expect(canvas.queryByRole('row', { name: /aduana/ })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Put back on the list' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: /rowing/ })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear “List”' }))
    await canvas.findByRole('row', { name: /rowing/ })
  },
}

/** What was put together wrongly: a way of asking becomes a question of its own, a question joins another. */
export const MergingAndSplitting: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { path: '/knowledge/view-files?section=gaps&gap=gap-customs' },
  beforeEach: () => {
    onUpdate.mockClear()
    const server = gapServer()
    return answerWith(
      ...around,
      ...server.handlers,
      handle(updateKnowledgeGap, async ({ request, params }) => {
        onUpdate(await request.json())
        return server.change(params.id, {}) ?? problem(404)
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Merge or split' }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Split off “import duty to Gran Canaria”' }),
    )
    await waitFor(() => expect(onUpdate).toHaveBeenCalledWith({ split: 'import duty to Gran Canaria' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Merge or split' }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Merge into “Avez-vous un showroom à Nantes ?”' }),
    )
    await waitFor(() => expect(onUpdate).toHaveBeenCalledWith({ mergeInto: 'gap-showroom' }))
    await canvas.findByRole('heading', { name: 'Avez-vous un showroom à Nantes ?' })
  },
}

/** Filters live in the address; j goes on to the next question, Escape back to its row. */
export const FilteredByKeys: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { path: '/knowledge/view-files?section=gaps&language=en-US&gap=gap-customs' },
  beforeEach: () => answerWith(...around, ...gapServer().handlers),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('row', { name: /aduana/ })
    await expect(canvas.queryByRole('row', { name: /showroom/ })).toBeNull()
    await canvas.findByRole('heading', { name: '¿Quién paga la aduana en Canarias?' })
    first.focus()
    await userEvent.keyboard('j')
    await canvas.findByRole('heading', { name: 'Can a school pay by invoice or transfer?' })
    await waitFor(() =>
      expect(canvas.getByRole('complementary')).toContainElement(document.activeElement as HTMLElement),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('row', { name: /school/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear “Language”' }))
    await canvas.findByRole('row', { name: /showroom/ })
  },
}

/** A sheet in place of the pane. */
export const Phone: Story = {
  beforeEach: () => answerWith(...around, ...gapServer().handlers),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /^23.*aduana/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Question' }))
    await sheet.findByRole('textbox', { name: 'Answer' })
  },
}

export const Empty: Story = {
  beforeEach: () => answerWith(...around, ...gapServer([]).handlers),
  play: async ({ canvas }) => {
    await canvas.findByText('No unanswered questions')
  },
}

export const Loading: Story = {
  beforeEach: () =>
    answerWith(
      ...around,
      handle(listKnowledgeGaps, () => new Promise<never>(() => undefined)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the questions' })
  },
}

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      ...around,
      handle(listKnowledgeGaps, () => problem(500)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not load the unanswered questions')
  },
}

export const Forbidden: Story = {
  beforeEach: () =>
    answerWith(
      ...around,
      handle(listKnowledgeGaps, () => problem(403, 'forbidden')),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to Knowledge')
  },
}

export const LongText: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { path: '/knowledge/view-files?section=gaps&gap=long' },
  beforeEach: () =>
    answerWith(
      ...around,
      ...gapServer([aGap({ gapId: 'long', question: 'Lampenschirmmanufaktur'.repeat(12) })]).handlers,
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Lampenschirm/ })
  },
}
