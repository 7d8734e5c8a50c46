import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { whenToUse } from '../stories/when-to-use.ts'
import { SearchButton } from './search-button.tsx'

const onOpen = fn()

const meta = {
  title: 'Kit/Search button',
  parameters: whenToUse({
    use: 'What opens the palette, in the navigation and on a page that can’t be found.',
    not: 'Words to narrow a list by (`SearchField`).',
  }),
  component: SearchButton,
  args: { search: { label: 'Search or jump to…', shortLabel: 'Search', keys: 'mod+k', onOpen } },
} satisfies Meta<typeof SearchButton>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    onOpen.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /^Search or jump to/ }))
    await expect(onOpen).toHaveBeenCalledOnce()
  },
}
