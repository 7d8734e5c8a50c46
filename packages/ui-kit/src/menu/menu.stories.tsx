import { IconCheck, IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Row } from '../stories/row.tsx'
import { Menu } from './menu.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

const meta = {
  title: 'Kit/Menu',
  parameters: whenToUse({
    use: 'A few actions on one thing, behind one button. What destroys stands last.',
    not: "More than about ten entries (`Select` or the palette), or content that isn't actions (`Popover`).",
  }),
  component: Menu,
  args: {
    label: 'More actions',
    trigger: <IconButton label="More" icon={<IconDots aria-hidden />} />,
    items: [
      { key: 'close', label: 'Close', icon: <IconCheck aria-hidden />, shortcut: 'e', onSelect: fn() },
      { key: 'copy', label: 'Copy link', icon: <IconCopy aria-hidden />, shortcut: 'mod+l', onSelect: fn() },
      { key: 'delete', label: 'Delete', icon: <IconTrash aria-hidden />, danger: true, onSelect: fn() },
    ],
  },
  decorators: [
    (Story) => (
      <Row>
        <Story />
      </Row>
    ),
  ],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Actions: Story = {
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus()
  },
}

export const ActionsDark: Story = { ...Actions, globals: { theme: 'dark' } }

export const Choices: Story = {
  args: {
    label: 'Status',
    trigger: <Button>Open</Button>,
    items: [
      { key: 'open', label: 'Open', checked: true, onSelect: fn() },
      { key: 'closed', label: 'Closed', checked: false, onSelect: fn() },
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(screen.getByRole('menuitemradio', { name: 'Open' })).toHaveFocus()
  },
}
