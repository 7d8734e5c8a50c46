import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconArchive, IconTrash, IconX } from '@tabler/icons-react'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { SelectionBar } from './selection-bar.tsx'

const meta = {
  title: 'Kit/Selection bar',
  parameters: whenToUse({
    use: 'The foot of a list of which rows are chosen: how many, and what can be done with them.',
    not: 'Unsaved settings: the save bar. What is done to one row: its menu.',
  }),
  component: SelectionBar,
  args: {
    label: 'Selected emails',
    count: '3 emails',
    children: (
      <>
        <Button size="sm" leftIcon={<IconArchive aria-hidden />} shortcut="e" onClick={fn()}>
          Archive
        </Button>
        <IconButton label="Delete" shortcut="#" icon={<IconTrash aria-hidden />} onClick={fn()} />
        <IconButton label="Clear selection" icon={<IconX aria-hidden />} onClick={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof SelectionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Selected: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithMore: Story = {
  args: {
    more: (
      <Button size="sm" variant="subtle" onClick={fn()}>
        Select all 240
      </Button>
    ),
  },
}
