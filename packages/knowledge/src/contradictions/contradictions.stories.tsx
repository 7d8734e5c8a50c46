import { decideContradiction, listContradictions } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { contradictions, returns, warranty } from '../stories/contradiction-samples.ts'
import { gapServer, lessons } from '../stories/gap-samples.ts'
import { KnowledgeScreen } from '../stories/knowledge-screen.tsx'
import { sources, user } from '../stories/samples.ts'

const meta: Meta<typeof KnowledgeScreen> = {
  title: 'Knowledge/Contradictions',
  component: KnowledgeScreen,
  args: { path: '/knowledge/view-files?section=gaps' },
}
export default meta
type Story = StoryObj<typeof KnowledgeScreen>

const around = [user, sources(), lessons(), ...gapServer().handlers]
const heading = 'Sources that contradict each other'
const onDecide = fn()

/** One pair at a time, side by side; only the words that differ are marked. Keeping one can be undone. */
export const Loaded: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => {
    onDecide.mockClear()
    return answerWith(...around, ...contradictions([returns, warranty], onDecide))
  },
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: heading }))
    await expect(section.getByText('1 of 2')).toBeVisible()
    const [file, page] = [
      section.getByRole('region', { name: 'Conditions de vente 2024.pdf' }),
      section.getByRole('region', { name: 'maisonlumen.example/aide/retours' }),
    ]
    await expect(Array.from(file.querySelectorAll('mark'), (mark) => mark.textContent?.trim())).toEqual([
      '14',
      'non',
    ])
    await expect(within(page).getByText('Newer')).toBeVisible()
    await waitFor(() => expect(file.getBoundingClientRect().top).toBe(page.getBoundingClientRect().top))
    await userEvent.click(within(page).getByRole('button', { name: 'Keep this one' }))
    await waitFor(() =>
      expect(onDecide).toHaveBeenLastCalledWith('contradiction-returns', {
        state: 'kept',
        keep: 'doc-returns',
      }),
    )
    await section.findByRole('article', { name: warranty.question })
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(onDecide).toHaveBeenLastCalledWith('contradiction-returns', { state: 'open' }))
    await section.findByText('1 of 2')
  },
}

/** Both are right: the pair leaves for good. The last one takes the section along. */
export const BothAreRight: Story = {
  beforeEach: () => {
    onDecide.mockClear()
    return answerWith(...around, ...contradictions([warranty], onDecide))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: warranty.question })
    await userEvent.click(canvas.getByRole('button', { name: 'Keep both' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: heading })).toBeNull())
    await expect(onDecide).toHaveBeenLastCalledWith('contradiction-warranty', { state: 'both-right' })
  },
}

/** By keys from one pair to the next. */
export const Paging: Story = {
  beforeEach: () => answerWith(...around, ...contradictions([returns, warranty])),
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next pair' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('article', { name: warranty.question })
    await expect(canvas.getByText('2 of 2')).toBeVisible()
    await expect(next).toBeDisabled()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark', viewport: { value: 'laptop' } },
  beforeEach: () => answerWith(...around, ...contradictions([returns])),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: returns.question })
  },
}

/** Stacked. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => answerWith(...around, ...contradictions([returns])),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('region', { name: 'Conditions de vente 2024.pdf' })
    const second = canvas.getByRole('region', { name: 'maisonlumen.example/aide/retours' })
    await waitFor(() =>
      expect(second.getBoundingClientRect().top).toBeGreaterThanOrEqual(first.getBoundingClientRect().bottom),
    )
  },
}

export const None: Story = {
  beforeEach: () => answerWith(...around, ...contradictions()),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /aduana/ })
    await expect(canvas.queryByRole('region', { name: heading })).toBeNull()
  },
}

/** What could not be decided is still there. */
export const NotSaved: Story = {
  beforeEach: () =>
    answerWith(
      ...around,
      handle(decideContradiction, () => problem(500)),
      handle(listContradictions, () => ({ data: { contradictions: [warranty] } })),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep both' }))
    await screen.findByText('Could not save your decision')
    await expect(canvas.getByRole('article', { name: warranty.question })).toBeVisible()
  },
}

export const Problem: Story = {
  beforeEach: () =>
    answerWith(
      ...around,
      handle(listContradictions, () => problem(500)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not load the sources that contradict each other')
    await expect(await canvas.findByRole('row', { name: /aduana/ })).toBeVisible()
  },
}
