import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Column } from '../stories/column.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { SearchField } from './search-field.tsx'

function Search() {
  const [text, setText] = useState('')
  return (
    <Column width="21rem">
      <SearchField label="Search tickets" shortcut="/" value={text} onChange={setText} />
    </Column>
  )
}

const meta = {
  title: 'Kit/Search field',
  parameters: whenToUse({
    use: 'Words that narrow the list below, as one types. Its page binds the keys that lead to it.',
    not: 'In a form, or where one chooses from what is found: `TextField`, or a searchable `Select`.',
  }),
  component: Search,
} satisfies Meta<typeof Search>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** Escape clears it, then leaves it. */
export const Typed: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Search tickets')
    await userEvent.type(field, 'globe')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(field).not.toHaveFocus()
    await userEvent.type(field, 'dimmer')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('globe')
  },
}

export const TypedDark: Story = { ...Typed, globals: { theme: 'dark' } }
