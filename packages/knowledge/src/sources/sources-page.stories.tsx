import {
  forceIndexation,
  indexDocumentsAgain,
  learnFromWebsite,
  listKnowledgeDocuments,
  listKnowledgeWebsites,
  removeKnowledgeWebsite,
} from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { KnowledgeScreen } from '../stories/knowledge-screen.tsx'
import { aDocument, aWebsite, sources, user, websites } from '../stories/samples.ts'

const meta: Meta<typeof KnowledgeScreen> = {
  title: 'Knowledge/Sources',
  component: KnowledgeScreen,
  args: { path: '/knowledge/view-files' },
}
export default meta
type Story = StoryObj<typeof KnowledgeScreen>

const onIndexAgain = fn()
const again = handle(indexDocumentsAgain, async ({ request }) => {
  onIndexAgain(await request.json())
  return { data: { documents: 1 } }
})

/** Each state says what proves it, or why it is not known; only what failed can be tried again. */
export const Loaded: Story = {
  beforeEach: () => answerWith(user, websites(), sources(), again),
  play: async ({ canvas, userEvent }) => {
    const failed = await canvas.findByRole('row', { name: /Catalogue hiver/ })
    await expect(within(failed).getByText('The file is password-protected')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Notice Halo.*Pages with text: 3 of 8/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Envíos.*Ready.*3 passages/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Tarifs.*Unknown state/ })).toBeVisible()
    await expect(canvas.getByText('1 failed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(onIndexAgain).toHaveBeenCalledWith({ documentIds: ['doc-catalogue'] }))
  },
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

/** Without a step for ten minutes it says so, and can be tried again; everything is indexed again by the page's head. */
export const Stuck: Story = {
  beforeEach: () => {
    onIndexAgain.mockClear()
    const stuck = aDocument({
      documentId: 'doc-stuck',
      title: 'Tarifs 2026.pdf',
      kind: 'file',
      state: 'indexing',
      stateAt: '2026-11-20T08:12:00.000Z',
    })
    return answerWith(
      user,
      websites(),
      sources([stuck, aDocument()]),
      again,
      handle(forceIndexation, () => ({ data: { indexing: { state: 'running' as const } } })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Tarifs 2026.*No progress/ }))
    await userEvent.click(row.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(onIndexAgain).toHaveBeenCalledWith({ documentIds: ['doc-stuck'] }))
    await userEvent.click(canvas.getByRole('button', { name: 'Index again' }))
    await screen.findByText('Every source is indexed again')
  },
}

/** Beside what is open there is less room: columns give way, and what can be done with a row stays in sight. */
export const BesideAPane: Story = {
  args: { path: '/knowledge/view-files?source=file:doc-halo' },
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => answerWith(user, websites(), sources()),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Sources' })
    const retry = await within(table).findByRole('button', { name: 'Retry' })
    const room = table.parentElement?.getBoundingClientRect()
    await expect(retry.getBoundingClientRect().right).toBeLessThanOrEqual(room?.right ?? 0)
    const title = within(table).getByText('Catalogue hiver 2026.pdf').closest('[role=gridcell]')
    await expect(title?.getBoundingClientRect().width).toBeGreaterThanOrEqual(200)
  },
}

/** One column, each row with its caption. */
export const Phone: Story = {
  beforeEach: () => answerWith(user, websites(), sources()),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Envíos.*Text · Spanish/ })
  },
}

const titlesOf = (table: HTMLElement) =>
  Array.from(table.querySelectorAll('[class*=titleText]'), ({ textContent }) => textContent)

/** By any column that tells something, by keys and in the address; those who hear the list hear its order. */
export const Sorted: Story = {
  args: { path: '/knowledge/view-files?sort=title' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => answerWith(user, websites(aWebsite), sources()),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: 'Sources' })
    const byTitle = await within(table).findByRole('columnheader', { name: 'Title' })
    await expect(byTitle).toHaveAttribute('aria-sort', 'ascending')
    await waitFor(() =>
      expect(titlesOf(table)).toEqual([
        'Aide et contact, maisonlumen.example/aide',
        'Catalogue hiver 2026.pdf',
        'Dimmers and drivers',
        'Échange d’un globe fêlé',
        'Envíos a Canarias y Baleares',
        'Faut-il renvoyer un globe cassé ?',
        'Notice Halo v2.pdf',
        'Tarifs professionnels 2026.xlsx',
      ]),
    )
    const replies = within(table).getByRole('button', { name: 'Replies (30d)' })
    replies.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(titlesOf(table)[0]).toBe('Faut-il renvoyer un globe cassé ?'))
    await expect(replies).toHaveFocus()
    const column = within(table).getByRole('columnheader', { name: 'Replies (30d)' })
    await expect(column).toHaveAttribute('aria-sort', 'descending')
    await expect(byTitle).not.toHaveAttribute('aria-sort')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(column).toHaveAttribute('aria-sort', 'ascending'))
    await userEvent.click(within(table).getByRole('button', { name: 'Status' }))
    await waitFor(() => expect(titlesOf(table)[0]).toBe('Catalogue hiver 2026.pdf'))
  },
}

/** One column has no heads for the others: the order is chosen among the filters. */
export const PhoneSorted: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => answerWith(user, websites(), sources()),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: 'Sources' })
    await userEvent.click(await canvas.findByRole('button', { name: /^Filter/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sort by' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Title' }))
    await waitFor(() => expect(titlesOf(table)[0]).toBe('Catalogue hiver 2026.pdf'))
    await waitFor(() => expect(titlesOf(table)[1]).toBe('Dimmers and drivers'))
  },
}

const longTitle = 'Conditions de retour des luminaires sur mesure et des pièces uniques, printemps 2026'

/** A long name is read in two lines, and no row is higher for it than the others. */
export const PhoneLongTitle: Story = {
  beforeEach: () =>
    answerWith(user, websites(), sources([aDocument({ kind: 'text', title: longTitle }), aDocument()])),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = await canvas.findByTitle(longTitle)
    const oneLine = Number.parseFloat(getComputedStyle(title).lineHeight)
    await expect(title.clientHeight).toBe(2 * oneLine)
    const row = title.closest('[role=row]')
    const caption = row?.querySelector('[class*=caption]')?.getBoundingClientRect().bottom
    await expect(caption).toBeLessThanOrEqual(row?.getBoundingClientRect().bottom ?? 0)
  },
}

/** What is chosen narrows the list, and is cleared again. */
export const Filtered: Story = {
  beforeEach: () => answerWith(user, websites(), sources()),
  args: { path: '/knowledge/view-files?language=es-ES' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Envíos/ })
    await expect(canvas.queryByRole('row', { name: /Catalogue/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear “Language”' }))
    await canvas.findByRole('row', { name: /Catalogue/ })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search sources' }), 'nowhere')
    await canvas.findByText('No matching sources')
  },
}

export const Empty: Story = {
  beforeEach: () => answerWith(user, websites(), sources([])),
  play: async ({ canvas }) => {
    await canvas.findByText('No sources yet')
  },
}

export const Loading: Story = {
  beforeEach: () =>
    answerWith(
      user,
      websites(),
      handle(listKnowledgeDocuments, () => new Promise<never>(() => undefined)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the sources' })
  },
}

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      user,
      websites(),
      handle(listKnowledgeDocuments, () => problem(500)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not find a ticket with specified id')
  },
}

/** Null is not empty: what came beside it stays. */
export const NullWebsites: Story = {
  beforeEach: () =>
    answerWith(
      user,
      sources([aDocument()]),
      handle(listKnowledgeWebsites, () => Response.json({ data: { websites: null } })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('1 source')
    await canvas.findByText('The websites couldn’t be loaded. Everything else is up to date.')
  },
}

export const Forbidden: Story = {
  beforeEach: () =>
    answerWith(
      user,
      websites(),
      handle(listKnowledgeDocuments, () => problem(403, 'forbidden')),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to Knowledge')
  },
}

export const LongText: Story = {
  beforeEach: () =>
    answerWith(
      user,
      websites(),
      sources([
        aDocument({ documentId: 'long', question: 'Lampenschirmmanufaktur'.repeat(12), title: 'long' }),
        ...Array.from({ length: 60 }, (_, index) =>
          aDocument({ documentId: `doc-${index}`, question: `Question ${index}` }),
        ),
      ]),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Lampenschirm/ })
  },
}

const onRead = fn()
const onRemove = fn()

/** A website stands among the sources; it is read again, and deleted. */
export const Website: Story = {
  beforeEach: () =>
    answerWith(
      user,
      sources(),
      websites(aWebsite, { ...aWebsite, _id: 'site-ready', title: 'Blog', state: 'ready', pages: 12 }),
      handle(learnFromWebsite, async ({ request }) => {
        onRead(await request.json())
        return { data: { website: aWebsite } }
      }),
      handle(removeKnowledgeWebsite, ({ params }) => {
        onRemove(params.id)
        return { data: {} }
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', {
      name: /Aide et contact, maisonlumen.example.*Pages: 21 of 34/,
    })
    await canvas.findByRole('row', { name: /Blog.*Ready.*12 pages/ })
    await userEvent.click(within(row).getByRole('button', { name: /^Actions for Aide et contact/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Read again' }))
    await waitFor(() => expect(onRead).toHaveBeenCalledWith({ link: aWebsite.link, recursive: true }))
    await userEvent.click(within(row).getByRole('button', { name: /^Actions for Aide et contact/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(onRemove).toHaveBeenCalledWith('site-aide'))
  },
}

/** Websites alone; one that failed is read again from its row. */
export const Websites: Story = {
  args: { path: '/knowledge/view-files?kind=website' },
  beforeEach: () => {
    onRead.mockClear()
    return answerWith(
      user,
      sources(),
      websites({ ...aWebsite, state: 'failed', problem: 'refused' }),
      handle(learnFromWebsite, async ({ request }) => {
        onRead(await request.json())
        return { data: { website: aWebsite } }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', {
      name: /Aide et contact.*The website doesn’t let us read it/,
    })
    await expect(canvas.queryByRole('row', { name: /Envíos/ })).toBeNull()
    await userEvent.click(within(row).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(onRead).toHaveBeenCalledWith({ link: aWebsite.link, recursive: true }))
  },
}
