import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { whenToUse } from '../stories/when-to-use.ts'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  parameters: whenToUse({
    use: 'Something that is agreed to, or some of several, in a form that is sent as a whole.',
    not: 'What is in force at once: a `Switch`. One of a few: a `SegmentedControl`.',
  }),
  args: { label: 'Include closed tickets', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

/** A press on its words counts as one on the box; so does the space bar. */
export const Plain: Story = {
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'Include closed tickets' })
    await userEvent.click(canvas.getByText('Include closed tickets'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}

export const Missing: Story = {
  args: { label: 'I accept the terms of use', error: 'Accept the terms of use' },
}

export const LongText: Story = {
  args: {
    label:
      'I accept the terms of use and the agreement on how the data of my customers is processed, in the version that was in force when this account was made',
  },
}
