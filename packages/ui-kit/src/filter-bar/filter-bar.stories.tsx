import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { SegmentedControl } from '../choice/segmented-control.tsx'
import { TextField } from '../field/text-field.tsx'
import { FilterBar } from './filter-bar.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

function Tickets() {
  const [status, setStatus] = useState<string | undefined>('Open')
  const [customer, setCustomer] = useState<string>()
  return (
    <main>
      <FilterBar
        count="34"
        filters={[
          {
            key: 'status',
            label: 'Status',
            value: status,
            onClear: () => setStatus(undefined),
            editor: (
              <SegmentedControl
                label="Status"
                value={status ?? ''}
                onChange={setStatus}
                options={['Open', 'Answered', 'Closed'].map((value) => ({ value, label: value }))}
              />
            ),
          },
          {
            key: 'customer',
            label: 'Customer',
            value: customer,
            onClear: () => setCustomer(undefined),
            editor: (
              <TextField
                label="Customer’s name"
                value={customer ?? ''}
                onChange={(event) => setCustomer(event.currentTarget.value || undefined)}
              />
            ),
          },
        ]}
      />
      <div style={{ blockSize: '10rem' }} />
    </main>
  )
}

const meta = {
  title: 'Kit/Filter bar',
  parameters: whenToUse({
    use: 'Above a list whose rows are filtered. What it holds is in the address, so that Back, reload and a sent link show the same.',
    not: 'Two or three exclusive views: `Tabs`, or links in a side list.',
  }),
  component: Tickets,
} satisfies Meta<typeof Tickets>

export default meta
type Story = StoryObj<typeof meta>

export const AddAndClear: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Customer' }))
    await waitFor(() => expect(canvas.getByLabelText('Customer’s name')).toHaveFocus())
    await userEvent.keyboard('Élodie')
    await expect(canvas.getByRole('button', { name: 'Customer: Élodie' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear “Status”' }))
    await expect(canvas.queryByRole('button', { name: /Status: Open/ })).toBeNull()
  },
}

/** In the column of a list: one row, also where the words of an action have no place. */
export const InAColumn: Story = {
  render: () => (
    <>
      {['Save view', 'Rechercher dans tous les tickets'].map((label) => (
        <div key={label} style={{ inlineSize: 'min(20.75rem, 100%)' }}>
          <FilterBar
            count="2"
            actions={[{ label, icon: <IconBookmarkPlus aria-hidden />, onSelect: () => undefined }]}
            filters={[
              { key: 'tag', label: 'Tag', value: 'Damaged', editor: null, onClear: () => undefined },
              { key: 'days', label: 'Days', editor: null, onClear: () => undefined },
            ]}
          />
        </div>
      ))}
    </>
  ),
  async play({ canvas }) {
    for (const bar of canvas.getAllByRole('group', { name: 'Filters' }))
      await expect(bar.offsetHeight).toBe(48)
    const [chip] = canvas.getAllByRole('button', { name: 'Tag: Damaged' })
    await expect(chip?.scrollWidth).toBe(chip?.clientWidth)
    const save = canvas.getByRole('button', { name: 'Save view' })
    await expect(save.scrollHeight).toBe(save.clientHeight)
  },
}

export const AddAndClearDark: Story = { ...AddAndClear, globals: { theme: 'dark' } }

/** Escape closes the editor, and the focus is back on its chip. */
export const Editor: Story = {
  async play({ canvas, userEvent }) {
    const chip = canvas.getByRole('button', { name: 'Status: Open' })
    await userEvent.click(chip)
    await userEvent.click(await canvas.findByText('Closed'))
    const changed = canvas.getByRole('button', { name: 'Status: Closed' })
    await userEvent.click(changed)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(changed).toHaveFocus())
  },
}
