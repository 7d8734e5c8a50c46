import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Column } from '../stories/column.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

function Opener({ children, ...rest }: Omit<DialogProps, 'isOpen'>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    rest.onClose()
  }
  return (
    <Column>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...rest}
        isOpen={isOpen}
        onClose={close}
        actions={
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        }
      >
        {children}
      </Dialog>
    </Column>
  )
}

const meta = {
  title: 'Kit/Dialog',
  parameters: whenToUse({
    use: "A question that must be answered before anything else goes on. `ConfirmDialog` for what can't be undone, `typed` where much is lost, `persistent` where a slip would lose work.",
    not: 'What can be undone: do it, and let a toast offer Undo. A side task beside the page is a `Sheet`, a few choices a `Menu`.',
  }),
  component: Opener,
  args: {
    title: 'Crop the logo',
    children: 'Drag the frame to where the mark is.',
    onClose: fn(),
  },
} satisfies Meta<typeof Opener>

export default meta
type Story = StoryObj<typeof meta>

/** Escape closes it, and the focus is back where it came from. */
export const Plain: Story = {
  async play({ canvas, userEvent, args }) {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await expect(canvas.getByRole('dialog', { name: 'Crop the logo' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
  },
}

export const PlainDark: Story = { ...Plain, globals: { theme: 'dark' } }

/** Neither Escape nor a press beside it closes what must not be lost by a slip. */
export const Persistent: Story = {
  args: { persistent: true },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = canvas.getByRole('dialog')
    await userEvent.keyboard('{Escape}{Escape}')
    await userEvent.click(dialog)
    await expect(dialog).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
  },
}

const onConfirm = fn()

export const Typed: Story = {
  render: () => (
    <ConfirmDialog
      title="Remove this website?"
      confirmLabel="Remove website"
      typed="maison-lumen.example"
      isOpen
      onConfirm={onConfirm}
      onClose={fn()}
    >
      Its 412 tickets and their history are deleted. Its customers keep their accounts.
    </ConfirmDialog>
  ),
  async play({ canvas, userEvent }) {
    onConfirm.mockClear()
    const field = canvas.getByLabelText('Type maison-lumen.example to confirm')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'maison{Enter}')
    await expect(await canvas.findByText('This doesn’t match maison-lumen.example')).toBeVisible()
    await expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.type(field, '-lumen.example{Enter}')
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  render: () => (
    <ConfirmDialog
      title="Cancel the subscription?"
      confirmLabel="Cancel subscription"
      isOpen
      error="Error on unsubscribing plan"
      onConfirm={fn()}
      onClose={fn()}
    >
      The agent answers until 30 June, and then no longer.
    </ConfirmDialog>
  ),
}

export const LongText: Story = {
  render: () => (
    <Dialog title={'Wiederherstellungsbestätigung '.repeat(4)} isOpen onClose={fn()}>
      {'Ein sehr langer Text, der nicht auf eine Seite passt. '.repeat(120)}
    </Dialog>
  ),
}
