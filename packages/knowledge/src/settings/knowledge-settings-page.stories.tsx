import {
  forceIndexation,
  getUserInfo,
  listKnowledgeDocuments,
  setKnowledgeLanguage,
} from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { KnowledgeScreen } from '../stories/knowledge-screen.tsx'
import { documents, listOf, sources, user } from '../stories/samples.ts'

const meta: Meta<typeof KnowledgeScreen> = {
  title: 'Knowledge/Settings',
  component: KnowledgeScreen,
  args: { path: '/knowledge/settings' },
}
export default meta
type Story = StoryObj<typeof KnowledgeScreen>

const onLanguage = fn()
const onForce = fn()
const language = handle(setKnowledgeLanguage, async ({ request }) => {
  onLanguage(await request.json())
  return { data: { language: 'es-ES' } }
})
const running = { state: 'running' as const, done: 2, total: 7 }
const force = handle(forceIndexation, () => {
  onForce()
  return { data: { indexing: running } }
})

/** Another language asks first: everything is indexed again. */
export const Loaded: Story = {
  beforeEach: () =>
    answerWith(
      user,
      handle(listKnowledgeDocuments, () => ({
        data: { ...listOf(documents), counts: { text: 2, website: 3 } },
      })),
      language,
      force,
    ),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Website' })
    await expect(link.parentElement).toHaveTextContent('Website3')
    const select = await canvas.findByRole('combobox', { name: 'Knowledge language' })
    await expect(select).toHaveValue('French')
    await userEvent.click(select)
    await userEvent.click(await screen.findByRole('option', { name: 'Spanish' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Change and index again' }))
    await waitFor(() => expect(onLanguage).toHaveBeenCalledWith({ language: 'es-ES' }))
    await screen.findByText('Knowledge language: Spanish')
    await userEvent.click(canvas.getByRole('button', { name: 'Index again' }))
    await waitFor(() => expect(onForce).toHaveBeenCalledOnce())
  },
}

export const Dark: Story = {
  beforeEach: () => answerWith(user, sources()),
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText('What the AI agent knows')
  },
}

/** While all is indexed it says how far, and can't be begun again. */
export const Indexing: Story = {
  beforeEach: () =>
    answerWith(
      user,
      handle(listKnowledgeDocuments, () => ({ data: { ...listOf(documents), indexing: running } })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Sources indexed: 2 of 7')
    await expect(canvas.getByRole('button', { name: 'Index again' })).toBeDisabled()
  },
}

/** Without a company there is nothing to add sources to. */
export const NoCompany: Story = {
  beforeEach: () =>
    answerWith(
      handle(getUserInfo, () => ({ data: { user: aUser({ container: '' }) } })),
      sources([]),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Before you add sources, save your company’s name and description.')
    await expect(canvas.queryByRole('button', { name: 'Index again' })).toBeNull()
  },
}

/** Null is not empty. */
export const NullInside: Story = {
  beforeEach: () =>
    answerWith(
      user,
      handle(listKnowledgeDocuments, () => Response.json({ data: { documents: null } })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not find a ticket with specified id')
    await canvas.findByText('The sources couldn’t be loaded. Nothing was lost. Try again.')
    await expect(canvas.queryByText('No sources yet')).toBeNull()
  },
}

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      user,
      handle(listKnowledgeDocuments, () => problem(500)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not find a ticket with specified id')
  },
}
