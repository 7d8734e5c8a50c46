import type { KnowledgeDocument } from '@replybay/api-client'
import {
  findAlikeSources,
  getKnowledgeDocument,
  removeKnowledgeDocument,
  uploadFile,
} from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { KnowledgeScreen } from '../../stories/knowledge-screen.tsx'
import { aDocument, passages, user } from '../../stories/samples.ts'
import { forgetUploads } from '../../uploads/upload-store.ts'

const meta: Meta<typeof KnowledgeScreen> = {
  title: 'Knowledge/Add files',
  component: KnowledgeScreen,
  args: { path: '/knowledge/upload-resources' },
  beforeEach: () => {
    forgetUploads()
    onUpload.mockReset()
    onRemove.mockReset()
    onList.mockReset()
  },
}
export default meta
type Story = StoryObj<typeof KnowledgeScreen>

const onUpload = fn()
const onRemove = fn()
const onList = fn()

const aFile = (document: Parameters<typeof aDocument>[0]) =>
  aDocument({ kind: 'file', question: undefined, passages: undefined, ...document })

/** What there is, and what becomes of what is sent: it is as given when it is read again. */
function serverWith(there: readonly KnowledgeDocument[], becomes: Parameters<typeof aDocument>[0] = {}) {
  const documents = [...there]
  return [
    user,
    handle(getKnowledgeDocument, ({ params }) => {
      const document = documents.find(({ documentId }) => documentId === params['id'])
      return document ? { data: { document } } : problem(404, 'not-found')
    }),
    handle(findAlikeSources, async ({ request }) => {
      onList()
      if (onList.mock.results.at(-1)?.value === 'refuse') return problem(500, 'internal')
      const { title = '' } = await request.json()
      const same = documents.find((one) => one.title.toLowerCase() === title.toLowerCase())
      const { documentId, title: theirs = '', updatedAt } = same ?? {}
      const told = documentId && {
        documentId,
        title: theirs,
        kind: 'file' as const,
        hasSameTitle: true,
        ...(updatedAt && { updatedAt }),
      }
      return { data: { sources: told ? [told] : [] } }
    }),
    handle(uploadFile, async ({ request }) => {
      const form = await request.formData()
      const given = form.get('title')
      const title = typeof given === 'string' ? given : ''
      const said: unknown = onUpload(title, request.headers.get('idempotency-key'))
      if (said === 'refuse') return problem(500, 'internal')
      if (said === 'wait') return await new Promise<never>(() => undefined)
      const document = aFile({ documentId: `doc-${documents.length}`, title, state: 'waiting' })
      documents.unshift({ ...document, state: 'ready', passages: 12, ...becomes } as KnowledgeDocument)
      return { data: { document } }
    }),
    handle(removeKnowledgeDocument, ({ params }) => {
      onRemove(params['id'])
      return { data: {} }
    }),
  ]
}

const fileOf = (name: string, size = 400) => new File(['x'.repeat(size)], name)

async function choose(canvasElement: HTMLElement, files: readonly File[]) {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('There is no place for files yet.')
    return found
  })
  const given = new DataTransfer()
  for (const file of files) given.items.add(file)
  input.files = given.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Nothing yet: the place for files is large. */
export const Empty: Story = {
  beforeEach: () => answerWith(...serverWith([])),
  play: async ({ canvas }) => {
    await canvas.findByText('Drop files anywhere on this page')
    await expect(canvas.getByRole('button', { name: 'Select files' })).toBeEnabled()
  },
}

/** What can't be read is never sent; the others are ready once a search has found them. */
export const Added: Story = {
  beforeEach: () => answerWith(...serverWith([])),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [fileOf('Garantie.pdf'), fileOf('photos.zip'), fileOf('empty.txt', 0)])
    const ready = await canvas.findByRole('listitem', { name: 'Garantie.pdf' })
    await within(ready).findByText('Ready: 12 passages indexed', {}, { timeout: 8_000 })
    await expect(within(ready).getByRole('link', { name: 'View Garantie.pdf' })).toBeVisible()
    await canvas.findByText('Archives can’t be read. Add the files inside them instead.')
    await canvas.findByText('The file is empty')
    await expect(canvas.getByText('1 ready, 2 failed')).toBeVisible()
    await expect(onUpload).toHaveBeenCalledTimes(1)
  },
}

/** The same title is a question; what is replaced stays until the new one is ready. */
export const SameTitle: Story = {
  beforeEach: () =>
    answerWith(...serverWith([aFile({ documentId: 'doc-old', title: 'Retours.pdf', passages: 3 })])),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, [fileOf('RETOURS.pdf')])
    await canvas.findByText(/A source with this title already exists \(saved/)
    await expect(canvas.getByText('1 needs your decision')).toBeVisible()
    await expect(onUpload).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }))
    await canvas.findByText('Ready: 12 passages indexed', {}, { timeout: 8_000 })
    await waitFor(() => expect(onRemove).toHaveBeenCalledWith('doc-old'))
  },
}

/** Of two files of one name that are added at once, the second asks. */
export const Twins: Story = {
  beforeEach: () => answerWith(...serverWith([])),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [fileOf('Retours.pdf'), fileOf('Retours.pdf', 500)])
    await canvas.findByText(/A source with this title already exists/)
    await canvas.findByText('Ready: 12 passages indexed', {}, { timeout: 8_000 })
    await expect(onUpload).toHaveBeenCalledTimes(1)
  },
}

/** Sent again, it is the same call; all that failed go at once. */
export const Failed: Story = {
  beforeEach: () => {
    onUpload.mockReturnValueOnce('refuse').mockReturnValueOnce('refuse')
    answerWith(...serverWith([]))
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, [fileOf('a.pdf'), fileOf('b.pdf')])
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry 2 failed' }))
    await waitFor(() => expect(canvas.getAllByText(/passages indexed/)).toHaveLength(2), { timeout: 8_000 })
    const keys = onUpload.mock.calls.map(([title, key]) => `${title} ${key}`)
    await expect(new Set(keys).size).toBe(2)
  },
}

/** Of a scan, what has text is known; what is not, and what to do, is told beside it. All of it can be left out. */
export const Scan: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () =>
    answerWith(
      ...serverWith([], { pages: 8, pagesWithoutText: 5, passages: 3 }),
      passages(['Le pilote Halo accepte un variateur.'], [2, 3, 5, 6, 8]),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, [fileOf('Notice Halo v2.pdf')])
    await canvas.findByText(/Scanned pages without text: 5 of 8/, {}, { timeout: 8_000 })
    const name = 'Pages that can’t be read in Notice Halo v2.pdf'
    const pane = within(await canvas.findByRole('complementary', { name }))
    await pane.findByText('Pages without text: 2–3, 5–6, 8')
    await pane.findByText('Le pilote Halo accepte un variateur.')
    await userEvent.click(pane.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('complementary', { name })).toBeNull())
    const open = canvas.getByRole('button', { name: 'What to do' })
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(open)
    await canvas.findByRole('complementary', { name })
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByText(/Notice Halo/)).not.toBeInTheDocument())
    await expect(onRemove).toHaveBeenCalledTimes(1)
  },
}

/** Where there is no room beside it, it is told below the file. */
export const ScanPhone: Story = {
  ...Scan,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [fileOf('Notice Halo v2.pdf')])
    const row = within(await canvas.findByRole('listitem', { name: 'Notice Halo v2.pdf' }))
    await row.findByText('Pages without text: 2–3, 5–6, 8', {}, { timeout: 8_000 })
  },
}

/** What the server can't read says why. */
export const Unreadable: Story = {
  beforeEach: () =>
    answerWith(...serverWith([], { state: 'failed', problem: 'password', passages: undefined })),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [fileOf('Catalogue.pdf')])
    await canvas.findByText('The file is password-protected', {}, { timeout: 8_000 })
  },
}

/** Files that are dropped anywhere are taken. */
export const Dropped: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => answerWith(...serverWith([])),
  play: async ({ canvas }) => {
    await canvas.findByText('Drop files anywhere on this page')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(fileOf('Dimmers and drivers.md'))
    for (const type of ['dragenter', 'dragover', 'drop']) {
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    }
    await canvas.findByRole('listitem', { name: 'Dimmers and drivers.md' })
    await canvas.findByText('Ready: 12 passages indexed', {}, { timeout: 8_000 })
  },
}

/** Where the look for the same title failed, Retry looks first. */
export const LookFailed: Story = {
  beforeEach: () => {
    answerWith(...serverWith([aFile({ documentId: 'doc-old', title: 'Retours.pdf', passages: 3 })]))
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Drop files anywhere on this page')
    onList.mockReturnValueOnce('refuse')
    await choose(canvasElement, [fileOf('Retours.pdf')])
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText(/A source with this title already exists/)
    await expect(onUpload).not.toHaveBeenCalled()
  },
}

/** @returns whether whoever closes the page is asked first. */
function leave(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

/** Two at a time, as many as the server takes of a person; whoever leaves meanwhile is asked first, and not once all are through. */
export const TwoAtOnce: Story = {
  beforeEach: () => {
    onUpload.mockReturnValue('wait')
    answerWith(...serverWith([]))
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(leave()).toBe(false)
    await choose(
      canvasElement,
      ['a', 'b', 'c', 'd', 'e'].map((name) => fileOf(`${name}.pdf`)),
    )
    await waitFor(() => expect(canvas.getAllByText(/^Uploading/)).toHaveLength(2))
    await waitFor(() => expect(canvas.getAllByText('Queued')).toHaveLength(3))
    await expect(leave()).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel all' }))
    await waitFor(() => expect(leave()).toBe(false))
  },
}

/** A file is followed by its id, however many others there are. */
export const Followed: Story = {
  beforeEach: () => {
    answerWith(...serverWith([]))
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [fileOf('Garantie.pdf')])
    await waitFor(() => expect(onUpload).toHaveBeenCalled())
    onList.mockReturnValue('refuse')
    await canvas.findByText('Ready: 12 passages indexed', {}, { timeout: 8_000 })
  },
}

const alike = { documentId: 'doc-old', title: 'Retours', kind: 'text' as const }

/** What a source says already asks, too, once the file is read: it stays, or is deleted. */
export const Alike: Story = {
  beforeEach: () => answerWith(...serverWith([], { alike })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, [fileOf('retours.pdf'), fileOf('retours-2.pdf')])
    const first = within(await canvas.findByRole('listitem', { name: 'retours.pdf' }))
    const second = within(canvas.getByRole('listitem', { name: 'retours-2.pdf' }))
    await first.findByText('“Retours” says almost the same thing.', {}, { timeout: 8_000 })
    await second.findByText('“Retours” says almost the same thing.', {}, { timeout: 8_000 })
    await expect(canvas.getByText('2 need your decision')).toBeVisible()
    await expect(first.getByRole('link', { name: 'Compare' })).toBeVisible()
    await userEvent.click(first.getByRole('button', { name: 'Keep both' }))
    await first.findByText('Ready: 12 passages indexed')
    await userEvent.click(second.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(onRemove).toHaveBeenCalledTimes(1))
  },
}
