import {
  getKnowledgeWebsite,
  learnFromWebsite,
  listKnowledgeWebsites,
  lookAtWebsite,
} from '@replybay/api-client/operations'
import type { LookedAtPage } from '@replybay/api-client'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { KnowledgeScreen } from '../../stories/knowledge-screen.tsx'
import { aWebsite, documentedUser, user } from '../../stories/samples.ts'

const meta: Meta<typeof KnowledgeScreen> = {
  title: 'Knowledge/Add a website',
  component: KnowledgeScreen,
  args: { path: '/knowledge/upload-resources?way=website' },
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof KnowledgeScreen>

const site = 'https://maisonlumen.example'
const onAdd = fn()
const onLook = fn()
const added = [
  handle(getKnowledgeWebsite, () => ({ data: { website: aWebsite } })),
  handle(listKnowledgeWebsites, () => ({ data: { websites: [aWebsite] } })),
  handle(learnFromWebsite, async ({ request }) => {
    onAdd(await request.json())
    return { data: { website: aWebsite } }
  }),
]

function aPage(path: string, title: string, rest: Partial<LookedAtPage> = {}): LookedAtPage {
  const links: string[] = []
  return { link: `${site}${path}`, title, words: 310, language: 'fr-FR', digest: path, links, ...rest }
}

const pages = [
  aPage('/aide/livraison', 'Livraison', { words: 1180, links: [`${site}/aide/livraison/iles`] }),
  aPage('/aide/livraison/iles', 'Canaries, Baléares, Corse'),
  aPage('/aide/retours', 'Retours et échanges', {
    words: 940,
    alike: { documentId: 'doc-retours', title: 'Retours et échanges.pdf', kind: 'file' },
  }),
  { link: `${site}/aide/galerie`, title: 'Galerie de l’atelier', problem: 'empty', links: [] },
  { link: `${site}/aide/compte`, problem: 'robots', links: [] },
  aPage('/en/help', 'Help in English', { words: 2060, language: 'en-US' }),
] satisfies LookedAtPage[]

/** A website as it is seen page by page; where it never ends, the second step takes for ever. */
function aLook({ isEndless = false } = {}) {
  onAdd.mockClear()
  onLook.mockClear()
  return handle(lookAtWebsite, async ({ request }) => {
    const { link, pages: wanted } = await request.json()
    onLook(wanted)
    if (wanted && isEndless) await new Promise<never>(() => undefined)
    const links = pages.filter(({ link: one }) => !one.endsWith('/iles')).map((page) => page.link)
    const first = aPage('/aide', 'Aide et contact', { words: 420, links })
    const read = wanted ? pages.filter((page) => wanted.includes(page.link)) : [first]
    return { data: { look: { link, title: 'Maison Lumen', pages: read } } }
  })
}

/** It is looked at half a second after the last letter; only the pages that are left chosen are added. */
export const Looked: Story = {
  beforeEach: () => answerWith(user, aLook(), ...added),
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: 'Address of the website' })
    await userEvent.type(address, 'maisonlumen.example/aide')
    await canvas.findByText('maisonlumen.example is reachable')
    const preview = within(await canvas.findByRole('region', { name: 'Pages found' }))
    await preview.findByText('Found 7 pages')
    await preview.findByText('5 pages selected, 4,910 words')
    await expect(preview.getByRole('checkbox', { name: /Galerie/ })).toBeDisabled()
    await expect(preview.getByText('It contains no text')).toBeVisible()
    await expect(preview.getByText('Blocked by robots.txt')).toBeVisible()
    await expect(preview.getByRole('link', { name: 'Retours et échanges.pdf' })).toBeVisible()
    const delivery = preview.getByRole('checkbox', { name: /^Livraison/ })
    delivery.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(preview.queryByText(/Canaries/)).toBeNull()
    await userEvent.keyboard(' ')
    await preview.findByText('3 pages selected, 3,420 words')
    await userEvent.keyboard('{ArrowRight}')
    await expect(preview.getByRole('checkbox', { name: /Canaries/ })).not.toBeChecked()
    await expect(canvas.getByText(/Pages you don’t select, and new pages, aren’t read/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add 3 pages' }))
    await waitFor(() =>
      expect(onAdd).toHaveBeenCalledWith({
        link: `${site}/aide`,
        recursive: true,
        pages: [`${site}/aide`, `${site}/aide/retours`, `${site}/en/help`],
      }),
    )
    await canvas.findByText('Pages: 21 of 34')
    await expect(address).toHaveValue('')
  },
}

export const LookedDark: Story = {
  ...Looked,
  globals: { ...meta.globals, theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: 'Address of the website' })
    await userEvent.type(address, 'maisonlumen.example/aide')
    await canvas.findByText('Found 7 pages')
  },
}

export const LookedPhone: Story = { ...LookedDark, globals: { viewport: { value: 'phone' } } }

/** All of it: the website is followed, so that new pages are read, too. */
export const Whole: Story = {
  beforeEach: () => answerWith(user, aLook(), ...added),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Address of the website' }),
      'maisonlumen.example/aide',
    )
    await canvas.findByText('5 pages selected, 4,910 words')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 5 pages' }))
    await waitFor(() =>
      expect(onAdd).toHaveBeenCalledWith({ link: `${site}/aide`, recursive: true, pages: [] }),
    )
  },
}

/** While it looks, rows come in as they are found; what was found can be added once it is stopped. */
export const Stopped: Story = {
  beforeEach: () => answerWith(user, aLook({ isEndless: true }), ...added),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Address of the website' }),
      'maisonlumen.example/aide',
    )
    await canvas.findByText('Found 6 pages')
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(canvas.queryByText('Looking for more…')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add 6 pages' }))
    await waitFor(() =>
      expect(onAdd).toHaveBeenCalledWith(
        expect.objectContaining({ pages: expect.arrayContaining([`${site}/en/help`]) as unknown }),
      ),
    )
  },
}

/** What can't be read is refused at the field. */
export const Refused: Story = {
  beforeEach: () => {
    onAdd.mockClear()
    return answerWith(
      user,
      ...added,
      handle(lookAtWebsite, async ({ request }) => {
        const { link } = await request.json()
        return { data: { look: { link, problem: 'forbidden-address' as const, pages: [] } } }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: 'Address of the website' })
    await userEvent.type(address, 'http://10.0.0.1')
    await canvas.findByText('The address leads to a private network')
    await expect(address).toBeInvalid()
    await expect(canvas.getByRole('button', { name: 'Add website' })).toBeDisabled()
    await userEvent.type(address, '{Enter}')
    await expect(onAdd).not.toHaveBeenCalled()
  },
}

/** A look that fails keeps nobody from adding. What was typed stays where it could not be added. */
export const Problem: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () =>
    answerWith(
      user,
      handle(lookAtWebsite, () => problem(500)),
      handle(learnFromWebsite, () => problem(500)),
    ),
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: 'Address of the website' })
    await userEvent.type(address, 'maisonlumen.example')
    await canvas.findByText('We couldn’t check this website. You can add it anyway.')
    await userEvent.type(address, '{Enter}')
    await canvas.findByText('Could not instruct the bot with the website')
    await expect(address).toHaveValue('maisonlumen.example')
  },
}

/** A backend that can't look: without an address there is no call; what is added is shown as far as it is read. */
export const Unseen: Story = {
  beforeEach: () => {
    onAdd.mockClear()
    return answerWith(documentedUser, ...added)
  },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: 'Address of the website' })
    const add = canvas.getByRole('button', { name: 'Add website' })
    await expect(add).toBeDisabled()
    await expect(canvas.getByText('Enter the address of a website')).toBeVisible()
    await userEvent.type(address, 'help')
    await expect(canvas.getByText('Enter a website address, such as example.com')).toBeVisible()
    await userEvent.clear(address)
    await userEvent.type(address, 'maisonlumen.example/aide')
    await expect(canvas.getByText('Only on maisonlumen.example. Other sites are never read.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(onAdd).toHaveBeenCalledWith({ link: 'https://maisonlumen.example/aide', recursive: true }),
    )
    await canvas.findByText('Pages: 21 of 34')
    await expect(address).toHaveValue('')
  },
}
