import { type ReactNode, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as kit from '../src/index.ts'
import { renderKit } from './render-kit.tsx'

/** What is handed to a control, and must arrive at it. */
interface Passed {
  ref: (node: Element | null) => void
  className: string
}
const options = [{ value: 'a', label: 'A' }]

/** Everything that a form or a page sets the focus to. */
const controls: Record<string, (passed: Passed) => ReactNode> = {
  Button: (passed) => <kit.Button {...passed}>Save</kit.Button>,
  IconButton: (passed) => <kit.IconButton {...passed} label="Save" icon={<svg />} />,
  TextField: (passed) => <kit.TextField {...passed} label="Name" />,
  PasswordField: (passed) => <kit.PasswordField {...passed} label="Password" />,
  TextArea: (passed) => <kit.TextArea {...passed} label="Note" />,
  GrowingTextarea: (passed) => <kit.GrowingTextarea {...passed} aria-label="Note" />,
  NumberInput: (passed) => <kit.NumberInput {...passed} label="Parcels" />,
  CodeInput: (passed) => <kit.CodeInput {...passed} label="Code" />,
  Select: (passed) => <kit.Select {...passed} label="Country" options={options} />,
  MultiSelect: (passed) => <kit.MultiSelect {...passed} label="Countries" options={options} />,
  Combobox: (passed) => <kit.Combobox {...passed} label="Carrier" suggestions={['DPD']} />,
  Switch: (passed) => <kit.Switch {...passed} label="On" checked={false} onChange={() => {}} />,
  SegmentedControl: (passed) => <kit.SegmentedControl {...passed} label="Look" options={options} value="a" />,
  DatePicker: (passed) => <kit.DatePicker {...passed} label="Day" />,
  DateRangePicker: (passed) => <kit.DateRangePicker {...passed} label="Days" />,
  Calendar: (passed) => <kit.Calendar {...passed} label="Day" />,
}

describe.each(Object.entries(controls))('%s', (_, control) => {
  test('takes a ref and a class', async () => {
    let node: Element | null = null
    const { container } = await renderKit(
      control({ className: 'given', ref: (arrived) => void (node = arrived ?? node) }),
    )
    expect(container.querySelectorAll('.given')).toHaveLength(1)
    expect(node && container.contains(node)).toBe(true)
  })
})

interface Openable {
  isOpen: boolean
  onClose: () => void
}

/** Everything that lies over the page and is opened by something. */
const overlays: Record<string, (props: Openable) => ReactNode> = {
  Dialog: (props) => (
    <kit.Dialog {...props} title="Crop the logo">
      Drag it.
    </kit.Dialog>
  ),
  ConfirmDialog: (props) => (
    <kit.ConfirmDialog {...props} title="Remove it?" confirmLabel="Remove" onConfirm={() => {}}>
      It is gone then.
    </kit.ConfirmDialog>
  ),
  Sheet: (props) => (
    <kit.Sheet {...props} label="Filters">
      <button type="button">One</button>
    </kit.Sheet>
  ),
  CommandPalette: (props) => (
    <kit.CommandPalette {...props}>
      <kit.PaletteField value="" onChange={() => {}} />
    </kit.CommandPalette>
  ),
  ShortcutsSheet: (props) => <kit.ShortcutsSheet {...props} />,
}

function Page({ overlay }: { overlay: (props: Openable) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <kit.ShortcutsProvider>
      <kit.Button onClick={() => setOpen(true)}>Open</kit.Button>
      {overlay({ isOpen, onClose: () => setOpen(false) })}
    </kit.ShortcutsProvider>
  )
}

describe.each(Object.entries(overlays))('%s', (_, overlay) => {
  test('opens by key, takes the focus, and gives it back', async () => {
    const screen = await renderKit(<Page overlay={overlay} />)
    const opener = screen.getByRole('button', { name: 'Open', exact: true }).element()
    if (!(opener instanceof HTMLElement)) throw new Error('There is no button.')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.closest('dialog[open]')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: 'Open', exact: true })).toHaveFocus()
  })
})

function Floating() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <kit.Menu
        label="More"
        trigger={<kit.Button>Menu</kit.Button>}
        items={[{ key: 'copy', label: 'Copy', onSelect: () => {} }]}
      />
      <kit.Popover
        label="Date"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={<kit.Button>Popover</kit.Button>}
      >
        <input aria-label="Day" />
      </kit.Popover>
    </>
  )
}

test.each(['Menu', 'Popover'])('%s opens by key, takes the focus, and gives it back', async (name) => {
  const screen = await renderKit(<Floating />)
  const trigger = screen.getByRole('button', { name })
  const opener = trigger.element()
  if (!(opener instanceof HTMLElement)) throw new Error('There is no button.')
  opener.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).not.toBe(opener)
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger).toHaveFocus()
})
