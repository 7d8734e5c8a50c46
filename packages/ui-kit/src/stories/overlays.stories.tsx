import { IconAdjustments } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Switch } from '../choice/switch.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Popover } from '../popover/popover.tsx'
import { Progress } from '../progress/progress.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { Column } from './column.tsx'

function Page() {
  const [open, setOpen] = useState<'popover' | 'sheet'>()
  const close = () => setOpen(undefined)
  return (
    <Column>
      <Progress label="Closing 40 tickets" value={0.4} />
      <Progress label="Closed" value={1} tone="success" />
      <Progress label="Stopped" value={0.7} tone="danger" />
      <Tooltip label="Opens the customer’s details" shortcut="mod+I">
        <Button onClick={() => setOpen('sheet')}>Customer</Button>
      </Tooltip>
      <Popover
        label="Display"
        isOpen={open === 'popover'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'popover' : undefined)}
        trigger={<IconButton label="Display" icon={<IconAdjustments aria-hidden />} />}
      >
        <Switch label="Compact rows" defaultChecked />
      </Popover>
      <Sheet label="Élodie Marchand" side="end" isOpen={open === 'sheet'} onClose={close}>
        <p style={{ padding: 16 }}>Lyon, five orders</p>
      </Sheet>
    </Column>
  )
}

const meta = { title: 'Kit/Overlays', component: Page } satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** What was opened has the focus, and gives it back. */
export const OpenAndClose: Story = {
  async play({ canvas, userEvent }) {
    const customer = canvas.getByRole('button', { name: 'Customer' })
    await userEvent.click(customer)
    await expect(canvas.getByRole('dialog', { name: 'Élodie Marchand' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(customer).toHaveFocus())
    const display = canvas.getByRole('button', { name: 'Display' })
    await userEvent.click(display)
    await waitFor(() => expect(canvas.getByLabelText('Compact rows')).toHaveFocus())
    await userEvent.click(display)
    await waitFor(() => expect(display).toHaveFocus())
    await userEvent.click(display)
  },
}

export const OpenAndCloseDark: Story = { ...OpenAndClose, globals: { theme: 'dark' } }
