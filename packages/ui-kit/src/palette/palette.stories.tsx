import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconArrowRight, IconCheck, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
import { ShortcutsProvider, useShortcut } from '../shortcuts/shortcuts-provider.tsx'
import { ShortcutsSheet } from '../shortcuts/shortcuts-sheet.tsx'
import { Column } from '../stories/column.tsx'
import { CommandPalette } from './command-palette.tsx'
import { PaletteView } from './palette-view.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

const onClose = fn()
const onGo = fn()

function Page() {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>()
  const [text, setText] = useState('')
  useShortcut({
    id: 'palette',
    keys: 'mod+k',
    label: 'Commands',
    group: 'Move',
    run: () => setOpen('palette'),
  })
  useShortcut({
    id: 'shortcuts',
    keys: '?',
    label: 'Shortcuts',
    group: 'Move',
    run: () => setOpen('shortcuts'),
  })
  useShortcut({ id: 'close', keys: 'e', label: 'Close ticket', group: 'Act on the ticket', run: onClose })
  useShortcut({ id: 'tickets', keys: 'g t', label: 'Tickets', group: 'Go to', run: onGo })
  const close = () => {
    setOpen(undefined)
    setText('')
  }
  return (
    <Column>
      <Button onClick={() => setOpen('palette')}>Commands</Button>
      <Button onClick={() => setOpen('shortcuts')}>Shortcuts</Button>
      <TextField label="Answer" />
      <ShortcutsSheet isOpen={open === 'shortcuts'} onClose={close} />
      <CommandPalette isOpen={open === 'palette'} onClose={close}>
        <PaletteView
          text={text}
          onText={setText}
          words={text}
          onBack={fn()}
          onRun={(command) => {
            close()
            command.run?.(text)
          }}
          sections={[
            {
              id: 'ticket',
              title: 'This ticket',
              commands: [
                { id: 'close', label: 'Close ticket', icon: <IconCheck />, keys: 'e', run: onClose },
                { id: 'send', label: 'Send and close', icon: <IconSend />, keys: 'mod+enter', run: fn() },
              ],
            },
            {
              id: 'places',
              title: 'Go to',
              commands: [
                { id: 'closed', label: 'Closed tickets', icon: <IconArrowRight />, keys: 'g c', run: onGo },
              ],
            },
          ]}
        />
      </CommandPalette>
    </Column>
  )
}

const meta = {
  title: 'Kit/Palette and shortcuts',
  parameters: whenToUse({
    use: 'Once in the shell. Features offer commands by `useShortcut`, and what can be found by `usePaletteSource`; what is open comes first. `PaletteField` is there at once, `PaletteView` may come late.',
    not: 'As the only way to do something: each command also has a place on its page.',
  }),
  component: Page,
  decorators: [
    (Story) => (
      <ShortcutsProvider>
        <Story />
      </ShortcutsProvider>
    ),
  ],
  beforeEach: () => {
    localStorage.removeItem('replybay-shortcuts')
    onClose.mockClear()
    onGo.mockClear()
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Palette: Story = {
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Commands' })
    await userEvent.click(opener)
    await userEvent.keyboard('clo{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { name: 'Closed tickets' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{Enter}')
    await expect(onGo).toHaveBeenCalledOnce()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Control>}k{/Control}clo')
  },
}

export const PaletteDark: Story = { ...Palette, globals: { theme: 'dark' } }

export const Keys: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.keyboard('gt')
    await expect(onGo).toHaveBeenCalledOnce()
    await userEvent.type(canvas.getByLabelText('Answer'), 'e')
    await expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(document.body)
    await userEvent.keyboard('e')
    await expect(onClose).toHaveBeenCalledOnce()
  },
}

/** A key that another shortcut has is refused; the person's own takes the place of the first. */
export const ChangedKeys: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.keyboard('?')
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit shortcuts' }))
    const change = canvas.getByRole('button', { name: /Change the shortcut for “Close ticket”/ })
    await userEvent.click(change)
    await userEvent.keyboard('?')
    await expect(await canvas.findByText('Already used by “Shortcuts”')).toBeVisible()
    await userEvent.click(change)
    await userEvent.keyboard('c')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('c')
    await expect(onClose).toHaveBeenCalledOnce()
    await userEvent.keyboard('?')
    await userEvent.click(await canvas.findByLabelText('Single-key shortcuts'))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('c')
    await expect(onClose).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Shortcuts' }))
  },
}
