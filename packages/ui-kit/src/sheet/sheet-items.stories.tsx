import { IconMoon, IconTrash, IconUser } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import type { MenuItem } from '../menu/menu.tsx'
import { Column } from '../stories/column.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { SheetItems } from './sheet-items.tsx'
import { Sheet } from './sheet.tsx'

function InSheet({ items }: { items: readonly MenuItem[] }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Column>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet label="Élodie Marchand" isOpen={isOpen} onClose={() => setOpen(false)}>
        <SheetItems items={items} />
      </Sheet>
    </Column>
  )
}

const meta = {
  title: 'Kit/Sheet items',
  parameters: whenToUse({
    use: 'A menu on a phone: choices and actions as rows of a `Sheet`, 48 px high.',
    not: 'Where there is a pointer: `Menu`.',
  }),
  component: InSheet,
  args: {
    items: [
      {
        key: 'me',
        label: 'Me',
        group: 'Assign to',
        icon: <IconUser aria-hidden />,
        checked: true,
        onSelect: fn(),
      },
      {
        key: 'ines',
        label: 'Inès Moreau',
        group: 'Assign to',
        icon: <IconUser aria-hidden />,
        checked: false,
        onSelect: fn(),
      },
      { key: 'snooze', label: 'Snooze', icon: <IconMoon aria-hidden />, disabled: true, onSelect: fn() },
      { key: 'delete', label: 'Delete', icon: <IconTrash aria-hidden />, danger: true, onSelect: fn() },
    ],
  },
} satisfies Meta<typeof InSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Groups: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Inès Moreau' }))
    await expect(args.items[1]?.onSelect).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Me', pressed: true })).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const LongText: Story = {
  args: {
    items: [
      { key: 'long', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(4), onSelect: fn() },
    ],
  },
}
