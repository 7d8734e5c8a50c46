import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ShortcutsProvider } from '../shortcuts/shortcuts-provider.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { EmojiButton } from './emoji-button.tsx'

const meta = {
  title: 'Kit/Emoji',
  parameters: whenToUse({
    use: 'Beside a text to which people may want to add an emoji.',
    not: 'A fixed choice of a few signs: buttons of their own.',
  }),
  component: EmojiButton,
  args: { onChoose: fn(), group: 'Writing' },
  decorators: [
    (Story) => (
      <ShortcutsProvider>
        <Story />
      </ShortcutsProvider>
    ),
  ],
} satisfies Meta<typeof EmojiButton>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const ByKeyboard: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an emoji' }))
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search emoji' }), 'light bulb')
    await expect(await canvas.findByRole('option', { name: 'light bulb' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('💡')
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an emoji' }))
    await expect(await canvas.findByRole('option', { name: 'grinning face' })).toBeVisible()
  },
}
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }
export const Nothing: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an emoji' }))
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search emoji' }), 'zzzz')
    await expect(await canvas.findByText('No results')).toBeVisible()
  },
}
