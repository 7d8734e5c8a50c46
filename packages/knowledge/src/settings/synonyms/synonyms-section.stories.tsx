import type { SynonymGroup } from '@replybay/api-client'
import { addSynonyms, changeSynonyms, listSynonyms, removeSynonyms } from '@replybay/api-client/operations'
import { draftKey } from '@replybay/sync'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { KnowledgeScreen } from '../../stories/knowledge-screen.tsx'
import { sources, user } from '../../stories/samples.ts'

const meta: Meta<typeof KnowledgeScreen> = {
  title: 'Knowledge/Synonyms',
  component: KnowledgeScreen,
  args: { path: '/knowledge/settings' },
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof KnowledgeScreen>

const onSave = fn()
const newGroup = draftKey(aUser()._id, 'knowledge:synonyms:new')
const most = { groups: 200, words: 10 }
const opaline: SynonymGroup = { synonymId: 'opaline', words: ['Opaline', 'globe en verre', 'opal lamp'] }
const shade: SynonymGroup = { synonymId: 'shade', words: ['abat-jour', 'pantalla'] }

/** The groups as a server keeps them. */
function keeping(...begun: readonly SynonymGroup[]) {
  onSave.mockClear()
  let groups = [...begun]
  return answerWith(
    user,
    sources(),
    handle(listSynonyms, () => ({ data: { groups, most } })),
    handle(addSynonyms, async ({ request }) => {
      const { words } = await request.json()
      onSave(words)
      const group = { synonymId: `added-${groups.length}`, words }
      groups = [...groups, group]
      return { data: { group } }
    }),
    handle(changeSynonyms, async ({ request, params }) => {
      const { words } = await request.json()
      onSave(words)
      const group = { synonymId: params.id, words }
      groups = groups.map((one) => (one.synonymId === params.id ? group : one))
      return { data: { group } }
    }),
    handle(removeSynonyms, ({ params }) => {
      groups = groups.filter(({ synonymId }) => synonymId !== params.id)
      return { data: {} }
    }),
  )
}

/** A word that is taken is refused at its place, before anything is sent. */
export const Adding: Story = {
  beforeEach: () => keeping(opaline),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Synonyms' }))
    await section.findByText('1 of 200 groups, with up to 10 words each.')
    await userEvent.click(section.getByRole('button', { name: 'Add a group' }))
    const field = section.getByRole('combobox', { name: 'Words that mean the same thing' })
    const save = section.getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await userEvent.type(field, 'suspension{Enter}OPALINE,')
    await section.findByText('“OPALINE” is in another group: Opaline, globe en verre, opal lamp')
    await expect(save).toBeDisabled()
    await userEvent.type(field, '{Backspace}lámpara colgante{Enter}')
    await userEvent.click(save)
    await section.findByText('suspension, lámpara colgante')
    await expect(onSave).toHaveBeenCalledWith(['suspension', 'lámpara colgante'])
  },
}

/** What is typed is kept until it is saved or canceled, whatever becomes of the page. */
export const Kept: Story = {
  beforeEach: () => {
    // The page was left with the form open.
    localStorage.setItem(newGroup, JSON.stringify({ words: 'suspension\nlámpara' }))
    return keeping(opaline)
  },
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Synonyms' }))
    const field = await section.findByRole('combobox', { name: 'Words that mean the same thing' })
    await expect(section.getByText('lámpara')).toBeVisible()
    await userEvent.type(field, 'lampada{Enter}')
    await expect(localStorage.getItem(newGroup)).toContain('lampada')
    await userEvent.click(section.getByRole('button', { name: 'Cancel' }))
    await expect(localStorage.getItem(newGroup)).toBeNull()
  },
}

export const Editing: Story = {
  beforeEach: () => keeping(opaline, shade),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit abat-jour, pantalla' }))
    const field = canvas.getByRole('combobox', { name: 'Words that mean the same thing' })
    await userEvent.type(field, 'lampshade{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('abat-jour, pantalla, lampshade')
    await expect(onSave).toHaveBeenCalledWith(['abat-jour', 'pantalla', 'lampshade'])
  },
}

export const Removing: Story = {
  beforeEach: () => keeping(opaline, shade),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete abat-jour, pantalla' }))
    await waitFor(() => expect(canvas.queryByText('abat-jour, pantalla')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await canvas.findByText('abat-jour, pantalla')
  },
}

/** What could not be deleted is still there, and it is said. */
export const NotRemoved: Story = {
  beforeEach: () =>
    answerWith(
      user,
      sources(),
      handle(listSynonyms, () => ({ data: { groups: [opaline], most } })),
      handle(removeSynonyms, () => problem(500)),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete Opaline/ }))
    await screen.findByText('Could not delete the synonyms')
    await expect(screen.getByText('Nothing changed. Try again.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Delete Opaline/ })).toBeVisible()
  },
}

/** What somebody else took meanwhile is said by the server; what was typed stays. */
export const Refused: Story = {
  beforeEach: () =>
    answerWith(
      user,
      sources(),
      handle(listSynonyms, () => ({ data: { groups: [], most } })),
      handle(addSynonyms, () => problem(409, 'conflict')),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a group' }))
    await userEvent.type(
      canvas.getByRole('combobox', { name: 'Words that mean the same thing' }),
      'suspension{Enter}pendant{Enter}',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Another group has one of these words')
    await expect(canvas.getByText('pendant')).toBeVisible()
  },
}

export const Full: Story = {
  beforeEach: () =>
    answerWith(
      user,
      sources(),
      handle(listSynonyms, () => ({ data: { groups: [opaline], most: { groups: 1, words: 10 } } })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('1 of 1 groups, with up to 10 words each.')
    await expect(canvas.getByRole('button', { name: 'Add a group' })).toBeDisabled()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  beforeEach: () => keeping(opaline, shade),
  play: async ({ canvas }) => {
    await canvas.findByText('abat-jour, pantalla')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => keeping(opaline, { synonymId: 'long', words: ['Lampenschirmmanufaktur'.repeat(3), 'x'] }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Lampenschirm/)
  },
}

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      user,
      sources(),
      handle(listSynonyms, () => problem(500)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not load the synonyms')
  },
}
