import {
  indexDocumentsAgain,
  listKnowledgeDocuments,
  removeKnowledgeDocument,
} from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { KnowledgeScreen } from '../stories/knowledge-screen.tsx'
import { aDocument, listOf, sources, user, websites } from '../stories/samples.ts'

const onRemove = fn()
const onIndex = fn()

const remove = handle(removeKnowledgeDocument, ({ params }) => {
  onRemove(params.id)
  return { data: {} }
})
const index = handle(indexDocumentsAgain, async ({ request }) => {
  const body = (await request.json()) as { documentIds: string[] }
  onIndex(body.documentIds)
  return { data: { documents: body.documentIds.length } }
})

const meta: Meta<typeof KnowledgeScreen> = {
  title: 'Knowledge/Bulk bar',
  component: KnowledgeScreen,
  args: { path: '/knowledge/view-files' },
  beforeEach: () => {
    onRemove.mockClear()
    onIndex.mockClear()
    localStorage.clear()
    return answerWith(user, websites(), sources(), remove, index)
  },
}
export default meta
type Story = StoryObj<typeof KnowledgeScreen>

const bar = async () => within(await screen.findByRole('region', { name: 'Selected sources' }))

/** Rows are chosen by keys; what is deleted is gone at once, and back where that is undone. */
export const Deleting: Story = {
  play: async ({ canvas, userEvent }) => {
    ;(await canvas.findByRole('row', { name: /Catalogue hiver/ })).focus()
    await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}')
    await (await bar()).findByText('2 selected')
    await userEvent.click((await bar()).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Catalogue hiver/ })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await canvas.findByRole('row', { name: /Catalogue hiver/ })
    await (await bar()).findByText('2 selected')
    await userEvent.click((await bar()).getByRole('button', { name: 'Delete' }))
    await screen.findByText('2 sources deleted')
    await expect(onRemove).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(onRemove.mock.calls).toEqual([['doc-catalogue'], ['doc-globe']]))
  },
}

/** All of the filter, not of the page; the bar goes once they are indexed again. */
export const All: Story = {
  beforeEach: () => {
    const many = Array.from({ length: 230 }, (_, place) => aDocument({ documentId: `doc-${place}` }))
    return answerWith(
      user,
      websites(),
      index,
      handle(listKnowledgeDocuments, ({ request }) => {
        const query = new URL(request.url).searchParams
        const from = Number(query.get('cursor') ?? 0)
        const end = from + Number(query.get('limit') ?? 50)
        const documents = many.slice(from, end)
        const nextCursor = end < many.length ? String(end) : null
        return { data: { ...listOf(many), documents, nextCursor } }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Select row 1'))
    await userEvent.click(await (await bar()).findByRole('button', { name: 'Select all 230' }))
    await (await bar()).findByText('230 selected')
    await userEvent.click((await bar()).getByRole('button', { name: 'Index again' }))
    await waitFor(() => expect(onIndex.mock.calls.map(([ids]) => ids.length)).toEqual([100, 100, 30]))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected sources' })).toBeNull())
  },
}

/** What the server does not delete is there again, and that is said. */
export const Refused: Story = {
  beforeEach: () =>
    answerWith(
      user,
      websites(),
      sources(),
      handle(removeKnowledgeDocument, () => problem(403, 'forbidden')),
    ),
  play: async ({ canvas, userEvent }) => {
    ;(await canvas.findByRole('row', { name: /Catalogue hiver/ })).focus()
    await userEvent.keyboard('x')
    await userEvent.click((await bar()).getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await screen.findByText('Sources that weren’t deleted are back in the list.')
    await canvas.findByRole('row', { name: /Catalogue hiver/ })
  },
}
