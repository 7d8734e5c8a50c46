import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SettingsSection } from '../settings/settings-section.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { ShortcutSettings } from './shortcut-settings.tsx'
import { ShortcutsProvider, useShortcut } from './shortcuts-provider.tsx'

const forgetOwnKeys = () => localStorage.removeItem('replybay-shortcuts')

function Settings() {
  useShortcut({ id: 'close', keys: 'e', label: 'Close ticket', group: 'Act on the ticket', run: () => {} })
  useShortcut({ id: 'tickets', keys: 'g t', label: 'All channels', group: 'Go to', run: () => {} })
  return (
    <SettingsSection title="Keyboard" detail="On this device.">
      <ShortcutSettings />
    </SettingsSection>
  )
}

const meta = {
  title: 'Kit/Shortcut settings',
  component: Settings,
  parameters: whenToUse({
    use: 'Once, where people set things for themselves: whether single keys do anything, and their own keys.',
    not: 'To show what keys there are: that is the `ShortcutsSheet`.',
  }),
  decorators: [
    (Story) => (
      <ShortcutsProvider>
        <Story />
      </ShortcutsProvider>
    ),
  ],
  beforeEach: () => {
    forgetOwnKeys()
    return forgetOwnKeys
  },
} satisfies Meta<typeof Settings>

export default meta
type Story = StoryObj<typeof meta>

/** Some keys are chosen and others pressed in their place; all of them come back at once. */
export const OwnKeys: Story = {
  async play({ canvas, userEvent }) {
    // Each label once: the row says what the switch is.
    const [seen, ...more] = canvas
      .getAllByText('Single-key shortcuts')
      .filter((words) => words.getBoundingClientRect().width > 1)
    await expect(seen).toBeVisible()
    await expect(more).toEqual([])
    await expect(canvas.getByRole('switch', { name: 'Single-key shortcuts' })).toBeInTheDocument()
    const row = within(canvas.getByText('Close ticket').closest('li') ?? document.body)
    await userEvent.click(row.getByRole('button'))
    await userEvent.keyboard('w')
    await expect(row.getByRole('button')).toHaveTextContent('W')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset all' }))
    await expect(row.getByRole('button')).toHaveTextContent('E')
  },
}
