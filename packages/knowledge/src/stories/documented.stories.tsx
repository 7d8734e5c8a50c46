import {
  getBotSettings,
  getWebInfo,
  listKnowledgeDocuments,
  listKnowledgeWebsites,
  sendExampleConversation,
  updateBotSettings,
} from '@replybay/api-client/operations'
import { answerWith, handle } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { KnowledgeScreen } from './knowledge-screen.tsx'
import { documentedUser } from './samples.ts'

/** A backend that knows the documented calls alone. */
const meta: Meta<typeof KnowledgeScreen> = {
  title: 'Knowledge/Documented calls alone',
  component: KnowledgeScreen,
  args: { path: '/knowledge/view-files' },
}
export default meta
type Story = StoryObj<typeof KnowledgeScreen>

const site = {
  _id: 'site-aide',
  link: 'https://maisonlumen.example/aide',
  state: 'ready',
  pages: 12,
} as const
const lists = [
  handle(listKnowledgeDocuments, () => ({
    data: { documents: [{ documentId: 'doc-bulbs', title: 'Bulbs and sockets', kind: 'text' as const }] },
  })),
  handle(listKnowledgeWebsites, () => ({ data: { websites: [site] } })),
]
const question = 'Ask the AI agent a question, as a customer would'

/** What the backend can't tell is not there, and what is filtered is filtered here. */
export const Sources: Story = {
  beforeEach: () => answerWith(documentedUser, ...lists),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Bulbs and sockets/ })
    const parts = within(canvas.getByRole('navigation', { name: 'Knowledge' }))
    await expect(parts.getAllByRole('link').map((link) => link.textContent)).toEqual(['Sources2', 'Settings'])
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search sources' }), 'aide')
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Bulbs and sockets/ })).toBeNull())
    await expect(canvas.getByRole('row', { name: /maisonlumen.example\/aide/ })).toBeVisible()
  },
}

/** A section that the address names, and the backend does not know, is the sources. */
export const Gaps: Story = {
  args: { path: '/knowledge/view-files?section=gaps' },
  beforeEach: () => answerWith(documentedUser, ...lists),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Bulbs and sockets/ })
    await expect(canvas.getByRole('link', { name: /^Sources/, current: 'page' })).toBeVisible()
  },
}

/** A website shows what is known of it, and no list of pages that could not be read. */
export const Website: Story = {
  args: { path: '/knowledge/view-files?source=website:site-aide' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => answerWith(documentedUser, ...lists),
  play: async ({ canvas }) => {
    const pane = within(await canvas.findByRole('complementary', { name: /maisonlumen/ }))
    await expect(await pane.findByRole('link', { name: site.link })).toBeVisible()
    await expect(pane.getByRole('button', { name: 'Read again' })).toBeEnabled()
    await expect(pane.queryByText('Could not list the pages')).toBeNull()
  },
}

const answering = (message: { text: string; sources?: { documentId: string; title: string }[] }) =>
  handle(sendExampleConversation, () => ({ data: { message: { author: 'agent' as const, ...message } } }))

/** Of an answer it says the sources, and nothing of passages that the backend did not tell. */
export const Asked: Story = {
  beforeEach: () =>
    answerWith(
      documentedUser,
      ...lists,
      answering({ text: 'E27.', sources: [{ documentId: 'doc-bulbs', title: 'Bulbs and sockets' }] }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: question }), 'Which bulb?{Enter}')
    const box = within(await canvas.findByRole('region', { name: 'Try a question' }))
    await box.findByText('The AI agent would reply')
    await expect(box.getByText('From 1 source')).toBeVisible()
    await expect(box.getByRole('button', { name: 'Bulbs and sockets' })).toBeVisible()
    await expect(box.queryByText(/Quoted from/)).toBeNull()
    await expect(box.queryByText(/^No passage/)).toBeNull()
  },
}

export const AskedPhone: Story = { ...Asked, globals: { viewport: { value: 'phone' } } }

/** Where nothing is told of sources, nothing is said of them. */
export const AskedWithoutSources: Story = {
  beforeEach: () => answerWith(documentedUser, ...lists, answering({ text: 'E27.' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: question }), 'Which bulb?{Enter}')
    const box = within(await canvas.findByRole('region', { name: 'Try a question' }))
    await box.findByText('E27.')
    await expect(box.queryByText(/source|passage/)).toBeNull()
  },
}

/** There is no way to add what the backend does not list. */
export const Adding: Story = {
  args: { path: '/knowledge/upload-resources?way=tickets' },
  beforeEach: () => answerWith(documentedUser, ...lists),
  play: async ({ canvas }) => {
    const ways = within(await canvas.findByRole('navigation', { name: 'Ways to add sources' }))
    await expect(ways.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Files',
      'Text',
      'Q&A',
      'Website',
    ])
    await canvas.findByRole('button', { name: 'Select files' })
  },
}

const onChange = fn()

/** Automatic replies are on or off, and are turned on only when asked twice. */
export const Settings: Story = {
  args: { path: '/knowledge/settings' },
  beforeEach: () => {
    let autoGenerate = false
    return answerWith(
      documentedUser,
      ...lists,
      handle(getWebInfo, () => ({ data: { web: { _id: 'web-1', name: 'Maison Lumen', domain: '' } } })),
      handle(getBotSettings, () => ({ data: { settings: { autoGenerate } } })),
      handle(updateBotSettings, async ({ request }) => {
        const change = await request.json()
        onChange(change)
        autoGenerate = change.autoGenerate ?? autoGenerate
        return { data: { settings: { autoGenerate } } }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'On' }))
    await expect(canvas.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual(['off', 'on'])
    const dialog = await screen.findByRole('dialog', { name: 'Let the AI agent reply on Maison Lumen?' })
    await expect(within(dialog).queryByText(/five replies/)).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn on' }))
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ autoGenerate: true }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'On' })).toBeChecked())
    await expect(canvas.queryByText('No sources yet')).toBeNull()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}
