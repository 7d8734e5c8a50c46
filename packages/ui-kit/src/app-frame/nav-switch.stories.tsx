import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconSparkles } from '@tabler/icons-react'
import { expect, fn, userEvent } from 'storybook/test'
import { whenToUse } from '../stories/when-to-use.ts'
import { NavSwitch } from './nav-switch.tsx'

const onPress = fn()

const meta = {
  title: 'Kit/Nav switch',
  parameters: whenToUse({
    use: 'What goes on by itself on every page, among the entries of the navigation.',
    not: 'A setting of one page (`Switch`).',
  }),
  component: NavSwitch,
  args: {
    label: 'Automatic replies',
    icon: <IconSparkles aria-hidden />,
    isOn: true,
    hint: 'The AI agents reply to customers.',
    isNarrow: false,
    onPress,
  },
} satisfies Meta<typeof NavSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ canvas }) => {
    onPress.mockClear()
    const control = canvas.getByRole('switch', { name: 'Automatic replies' })
    await expect(control).toBeChecked()
    await userEvent.click(control)
    await expect(onPress).toHaveBeenCalledOnce()
  },
}

export const Off: Story = { args: { isOn: false } }

/** On, and nothing comes of it: words in sight say why. */
export const WithNote: Story = { args: { note: 'No website uses automatic replies yet' } }

/** It can’t be told: a press asks again. */
export const Unknown: Story = { args: { isOn: undefined } }

/** The person may only see it. */
export const Locked: Story = { args: { locked: true, hint: 'Only the owner and admins can change this.' } }

/** In the rail. */
export const Narrow: Story = { args: { isNarrow: true } }
