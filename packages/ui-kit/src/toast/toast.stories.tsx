import { ShortcutsProvider } from '../shortcuts/shortcuts-provider.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Column } from '../stories/column.tsx'
import { ToastPlace } from './toast-place.tsx'
import { ToastProvider } from './toast-provider.tsx'
import { type ToastOptions, useToasts } from './toasts-context.ts'
import { whenToUse } from '../stories/when-to-use.ts'

function Show({ toasts }: { toasts: ToastOptions[] }) {
  const { show } = useToasts()
  useEffect(() => {
    for (const toast of toasts) show(toast)
  }, [show, toasts])
  return null
}

const meta = {
  title: 'Kit/Toast',
  parameters: whenToUse({
    use: 'Says that something was done elsewhere than where one looks, with Undo where it can be undone. F6 reaches it.',
    not: 'Errors of a field or a page: they stand where they can be mended.',
  }),
  component: Show,
  args: {
    toasts: [
      {
        title: 'Closed: Élodie Marchand',
        tone: 'success',
        undo: fn(),
        action: { label: 'View', onSelect: fn() },
      },
      { title: 'Sending reply in 8s', detail: 'To James Whitfield by email', undo: fn() },
      {
        title: 'Order ML-10474: label not made',
        detail: 'Error on generating labels',
        tone: 'danger',
        action: { label: 'Retry', onSelect: fn() },
      },
    ],
  },
  decorators: [
    (Story) => (
      <ShortcutsProvider>
        <ToastProvider>
          <Story />
        </ToastProvider>
      </ShortcutsProvider>
    ),
  ],
} satisfies Meta<typeof Show>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }

/** In the column in which something was done: the newest, and how many more can be undone. */
export const InAColumn: Story = {
  render: (args) => (
    <Column width="21.5rem">
      <Show {...args} />
      <ToastPlace />
      <p>The rows of the list</p>
    </Column>
  ),
}

const inColumn: Story['render'] = (args) => (
  <Column width="20.75rem">
    <Show {...args} />
    <ToastPlace />
  </Column>
)
const isOneStrip: Story['play'] = async ({ userEvent }) => {
  const toast = (await screen.findByRole('button', { name: 'Undo' })).parentElement
  const done = toast?.querySelector('p')
  const [strip, words] = [toast, done?.parentElement].map((each) => each?.getBoundingClientRect())
  if (!strip || !words) throw new Error('The strip has words.')
  await expect(strip.height).toBeGreaterThanOrEqual(52)
  await expect(strip.height).toBeLessThanOrEqual(60)
  await expect(words.top - strip.top).toBeGreaterThanOrEqual(6)
  await expect(strip.bottom - words.bottom).toBeGreaterThanOrEqual(6)
  await expect(done?.scrollHeight).toBe(done?.clientHeight)
  await expect(screen.getByText(/^\d+\ss$|^\d+s$/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
}

/** Over the list: the seconds stay, what was done is read whole, and three lines of it touch no edge. */
export const Strip: Story = {
  args: {
    toasts: [{ title: 'Snoozed until tomorrow at 9:00 AM', detail: 'Isabelle Fournier', undo: fn() }],
  },
  render: inColumn,
  play: isOneStrip,
}
export const LongStrip: Story = {
  args: {
    toasts: [
      { title: 'Mis en veille jusqu’à demain à 09:00', detail: 'Maximilien de La Rochefoucauld', undo: fn() },
    ],
  },
  render: inColumn,
  play: isOneStrip,
}

export const Undone: Story = {
  args: { toasts: [{ title: 'Ticket closed', undo: fn(), onExpire: fn() }] },
  async play({ args, userEvent }) {
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(args.toasts[0]?.undo).toHaveBeenCalledOnce()
    await expect(args.toasts[0]?.onExpire).not.toHaveBeenCalled()
    await expect(screen.queryByText('Ticket closed')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    toasts: [
      {
        title: 'Das Ticket von Maria del Carmen Hernández-Fitzgerald wurde geschlossen',
        detail: 'Donaudampfschifffahrt'.repeat(4),
        undo: fn(),
      },
    ],
  },
}
