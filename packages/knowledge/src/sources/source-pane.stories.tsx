import {
  getKnowledgeDocument,
  getKnowledgeWebsite,
  listWebsitePages,
  readPair,
  readText,
  removeKnowledgeDocument,
  updatePair,
  updateText,
  uploadFile,
} from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { forgetUploads } from '../uploads/upload-store.ts'
import { KnowledgeScreen } from '../stories/knowledge-screen.tsx'
import { aDocument, aWebsite, passages, sources, user, websites } from '../stories/samples.ts'

const onSave = fn()
const onRemove = fn()
const question = 'Faut-il renvoyer un globe cassé ?'
const mine = 'Non. Recyclez-le, et envoyez-nous une photo.'
const theirs = 'Non. Gardez-le.'

/** A server that keeps one pair; somebody else changes it before the first save where `isLate`. */
function aPair({ isLate = false } = {}) {
  let kept = {
    documentId: 'doc-globe',
    title: question,
    question,
    answer: 'Non. Joignez une photo.',
    updatedAt: '2026-11-18T16:40:11.000Z',
  }
  return [
    handle(readPair, () => ({ data: { document: kept } })),
    handle(updatePair, async ({ request }) => {
      const body = (await request.json()) as typeof kept
      onSave(body)
      if (isLate) {
        isLate = false
        kept = { ...kept, answer: theirs, updatedAt: '2026-11-20T08:00:00.000Z' }
      }
      if (body.updatedAt !== kept.updatedAt) return problem(409, 'changed-meanwhile')
      kept = { ...kept, ...body, updatedAt: '2026-11-20T08:05:00.000Z' }
      return { data: { document: kept } }
    }),
  ]
}

const aText = [
  handle(readText, ({ params }) => ({
    data: {
      document: {
        documentId: params.id,
        title: 'Envíos a Canarias y Baleares',
        content: 'Enviamos en cinco días.',
        updatedAt: '2026-11-11T16:40:11.000Z',
      },
    },
  })),
]

const meta: Meta<typeof KnowledgeScreen> = {
  title: 'Knowledge/Source',
  component: KnowledgeScreen,
  args: { path: '/knowledge/view-files?source=qa:doc-globe' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    onSave.mockClear()
    localStorage.clear()
    return answerWith(
      user,
      websites(),
      sources(),
      passages(['Non. Joignez une photo.']),
      ...aPair(),
      ...aText,
    )
  },
}
export default meta
type Story = StoryObj<typeof KnowledgeScreen>

/** An answer is changed in place: what changes is seen word by word, then saved. */
export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    const pane = within(await canvas.findByRole('complementary', { name: question }))
    await pane.findByText(/^indexed /)
    const answer = await pane.findByRole('textbox', { name: 'Answer' })
    await userEvent.clear(answer)
    await userEvent.type(answer, mine)
    await waitFor(async () => expect(await pane.findByText(/Recyclez-le/, { selector: 'ins' })).toBeVisible())
    await expect(pane.getByText(/Joignez/, { selector: 'del' })).toBeVisible()
    await userEvent.click(pane.getByRole('button', { name: /^Save/ }))
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        documentId: 'doc-globe',
        title: question,
        question,
        answer: mine,
        updatedAt: '2026-11-18T16:40:11.000Z',
      }),
    )
    await waitFor(() => expect(pane.queryByText('Your draft')).toBeNull())
    await expect(answer).toHaveValue(mine)
  },
}

export const EditingDark: Story = { ...Editing, globals: { ...Editing.globals, theme: 'dark' } }

/** What was indexed of a scan, page by page; beside it what could not be read, and what to do. */
export const Scan: Story = {
  args: { path: '/knowledge/view-files?source=file:doc-halo' },
  beforeEach: () =>
    answerWith(
      user,
      websites(),
      sources(),
      passages(
        ['Le pilote Halo accepte un variateur.', 'La lampe grésille.', 'Le pilote chauffe.'],
        [2, 3, 5, 6, 8],
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const pane = within(await canvas.findByRole('complementary', { name: 'Notice Halo v2.pdf' }))
    await pane.findByText('Pages without text: 2–3, 5–6, 8')
    await pane.findByText(/Run text recognition/)
    await expect(pane.getByRole('link', { name: 'Or add what they say as text' })).toBeVisible()
    const list = within(pane.getByRole('list', { name: 'Passages' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(list.getByText('Notice › Chapitre 1')).toBeVisible()
    await expect(list.getByText(/36 characters/)).toBeVisible()
    await userEvent.click(pane.getByRole('button', { name: 'Show more (1 left)' }))
    await list.findByText('Le pilote chauffe.')
    await waitFor(() => expect(pane.queryByRole('button', { name: /Show more/ })).toBeNull())
  },
}

export const ScanPhone: Story = {
  ...Scan,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByText('Pages without text: 2–3, 5–6, 8')
  },
}

/** Two people at once: theirs is shown beside mine, and nothing of either is lost. */
export const Conflict: Story = {
  beforeEach: () => answerWith(user, websites(), sources(), ...aPair({ isLate: true })),
  play: async ({ canvas, userEvent }) => {
    const answer = await canvas.findByRole('textbox', { name: 'Answer' })
    await userEvent.clear(answer)
    await userEvent.type(answer, mine)
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const conflict = within(await canvas.findByRole('region', { name: 'A teammate saved changes' }))
    await conflict.findByText(theirs)
    await expect(answer).toHaveValue(mine)
    await userEvent.click(conflict.getByRole('button', { name: 'Keep mine' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ answer: mine, updatedAt: '2026-11-20T08:00:00.000Z' }),
      ),
    )
  },
}

/** Who goes on to another source with changes is asked once. What was typed is still there for who stays. */
export const Leaving: Story = {
  play: async ({ canvas, userEvent }) => {
    const answer = await canvas.findByRole('textbox', { name: 'Answer' })
    await userEvent.type(answer, ' Merci.')
    await userEvent.click(canvas.getByRole('button', { name: 'Next source' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save your changes?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    await expect(answer).toHaveValue('Non. Joignez une photo. Merci.')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    const again = within(await screen.findByRole('dialog', { name: 'Save your changes?' }))
    await userEvent.click(again.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull())
    await expect(onSave).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('row', { name: /Faut-il renvoyer/ })).toHaveFocus())
  },
}

/** Enter opens, j and k go on, Escape gives the focus back to the row. */
export const ByKeyboard: Story = {
  args: { path: '/knowledge/view-files' },
  play: async ({ canvas, userEvent }) => {
    ;(await canvas.findByRole('row', { name: /Faut-il renvoyer/ })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: question })).toHaveFocus())
    await userEvent.keyboard('jj')
    await canvas.findByRole('complementary', { name: 'Envíos a Canarias y Baleares' })
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('Envíos')
    await userEvent.keyboard('k')
    await canvas.findByRole('complementary', { name: 'Notice Halo v2.pdf' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('row', { name: /Notice Halo/ })).toHaveFocus())
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
}

/** A text: a save that fails keeps what was typed. */
export const TextFails: Story = {
  args: { path: '/knowledge/view-files?source=text:doc-envios' },
  beforeEach: () =>
    answerWith(
      user,
      websites(),
      sources(),
      ...aText,
      handle(updateText, () => problem(500)),
    ),
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text' })
    await userEvent.type(text, ' Gratis.')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await canvas.findByText('Could not save the text')
    await expect(text).toHaveValue('Enviamos en cinco días. Gratis.')
  },
}

/** A newer file takes the place of one, which stays until that is ready. */
export const ReplacingAFile: Story = {
  args: { path: '/knowledge/view-files?source=file:doc-halo' },
  beforeEach: () => {
    forgetUploads()
    onRemove.mockClear()
    const ready = aDocument({ documentId: 'doc-new', title: 'Notice Halo v3.pdf', kind: 'file' })
    return answerWith(
      user,
      websites(),
      sources(),
      passages(['Le pilote Halo.']),
      handle(uploadFile, () => ({ data: { document: { ...ready, state: 'waiting' as const } } })),
      handle(getKnowledgeDocument, () => ({ data: { document: ready } })),
      handle(removeKnowledgeDocument, ({ params }) => {
        onRemove(params.id)
        return { data: {} }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const pane = within(await canvas.findByRole('complementary', { name: 'Notice Halo v2.pdf' }))
    await pane.findByText('Le pilote Halo.')
    const input = pane.getByLabelText('Replace file', { selector: 'input' })
    await userEvent.upload(input, new File(['%PDF-'], 'Notice Halo v3.pdf', { type: 'application/pdf' }))
    await pane.findByText('This file is used until Notice Halo v3.pdf is ready.')
    await waitFor(() => expect(onRemove).toHaveBeenCalledWith('doc-halo'), { timeout: 5_000 })
  },
}

/** The pages of a website: what each is known by, or why it is not. */
export const Website: Story = {
  args: { path: '/knowledge/view-files?source=website:site-aide' },
  beforeEach: () =>
    answerWith(
      user,
      sources(),
      websites({ ...aWebsite, state: 'ready', pages: 2 }),
      handle(listWebsitePages, () => ({
        data: {
          pages: [
            {
              link: aWebsite.link,
              title: 'Aide',
              state: 'ready' as const,
              passages: 4,
              alike: { documentId: 'doc-halo', title: 'Notice Halo v2.pdf', kind: 'file' as const },
            },
            { link: `${aWebsite.link}/panier`, state: 'failed' as const, problem: 'robots' as const },
          ],
        },
      })),
    ),
  play: async ({ canvas }) => {
    const pane = within(await canvas.findByRole('complementary', { name: /Aide et contact/ }))
    await pane.findByRole('link', { name: 'Aide' })
    await expect(pane.getByText('4 passages')).toBeVisible()
    await expect(pane.getByRole('link', { name: 'Notice Halo v2.pdf' })).toBeVisible()
    await expect(pane.getByText('The website doesn’t let us read it')).toBeVisible()
    await expect(pane.getByRole('button', { name: 'Read again' })).toBeEnabled()
  },
}

/** A website that no list has is read by itself. */
export const WebsiteByLink: Story = {
  args: { path: '/knowledge/view-files?source=website:site-aide' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () =>
    answerWith(
      user,
      sources(),
      websites(),
      handle(getKnowledgeWebsite, () => ({ data: { website: { ...aWebsite, state: 'ready' as const } } })),
      handle(listWebsitePages, () => ({ data: { pages: [] } })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Aide et contact/ })
  },
}

/** A link leads to a source that the list does not have yet, and says so where it is gone. */
export const ByLink: Story = {
  args: { path: '/knowledge/view-files?source=text:doc-far' },
  beforeEach: () =>
    answerWith(
      user,
      websites(),
      sources(),
      ...aText,
      handle(getKnowledgeDocument, () => ({
        data: { document: aDocument({ documentId: 'doc-far', kind: 'text', title: 'Far away' }) },
      })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Far away' })
    await canvas.findByRole('textbox', { name: 'Text' })
  },
}

export const Gone: Story = {
  args: { path: '/knowledge/view-files?source=text:doc-gone' },
  beforeEach: () =>
    answerWith(
      user,
      websites(),
      sources(),
      handle(getKnowledgeDocument, () => problem(404, 'not-found')),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('This source doesn’t exist anymore')
  },
}

/** Over the whole page, with its own way back. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: question })
    await within(drawer).findByRole('textbox', { name: 'Answer' })
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
