import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Column } from '../stories/column.tsx'
import { Tabs, type TabsProps } from './tabs.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

function Chosen(props: Omit<TabsProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState('questions')
  return (
    <Column width="40rem">
      <Tabs {...props} value={value} onChange={setValue} />
    </Column>
  )
}

const meta = {
  title: 'Kit/Tabs',
  parameters: whenToUse({
    use: 'Parts of one page of which one is seen at a time, each with an address of its own.',
    not: 'Steps that follow one another, or filters of one list.',
  }),
  component: Chosen,
  args: {
    label: 'Parts of the agent',
    tabs: [
      { key: 'questions', label: 'Questions', count: 12, content: <p>Twelve questions</p> },
      { key: 'behaviour', label: 'Behaviour', content: <p>How it answers</p> },
      { key: 'appearance', label: 'Appearance', content: <p>How it looks</p> },
    ],
  },
} satisfies Meta<typeof Chosen>

export default meta
type Story = StoryObj<typeof meta>

export const Keys: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('tab', { name: /Questions/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Behaviour' })).toHaveFocus()
    await expect(canvas.getByText('How it answers')).toBeVisible()
    await expect(canvas.queryByText('Twelve questions')).toBeNull()
    // All of them are in sight: no edge fades.
    const row = getComputedStyle(canvas.getByRole('tablist'))
    await expect(row.getPropertyValue('--fade-end')).toBe('0px')
  },
}

export const KeysDark: Story = { ...Keys, globals: { theme: 'dark' } }

export const LongText: Story = {
  args: {
    tabs: Array.from({ length: 9 }, (_, index) => ({
      key: index === 0 ? 'questions' : String(index),
      label: 'Benachrichtigungen',
      content: <p>Inhalt</p>,
    })),
  },
  async play({ canvas }) {
    const row = canvas.getByRole('tablist')
    const faded = (edge: 'start' | 'end') =>
      Number.parseFloat(getComputedStyle(row).getPropertyValue(`--fade-${edge}`))
    // It goes on at its end, then at its beginning.
    await waitFor(() => expect(faded('end')).toBeGreaterThan(0))
    await expect(faded('start')).toBe(0)
    row.scrollTo({ left: row.scrollWidth })
    await waitFor(() => expect(faded('end')).toBe(0))
    await expect(faded('start')).toBeGreaterThan(0)
    row.scrollTo({ left: 0 })
  },
}
