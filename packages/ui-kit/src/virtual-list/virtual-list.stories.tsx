import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SampleRow } from '../stories/sample-row.tsx'
import { type SampleTicket, sampleTickets } from '../stories/sample-tickets.ts'
import styles from '../stories/stage.module.css'
import { VirtualList } from './virtual-list.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

const many = Array.from({ length: 500 }, (_, index) => {
  const ticket = sampleTickets[index % sampleTickets.length]
  return { ...(ticket as SampleTicket), key: `ticket-${index}`, name: `Customer ${index}` }
})

const meta = {
  title: 'Kit/Virtual list',
  parameters: whenToUse({
    use: 'A list that may grow beyond a few hundred rows, each drawn as one whole: tickets, mails, orders on a phone.',
    not: 'Columns that are compared with one another (`DataTable`), or a dozen rows that never grow (`ul`).',
  }),
  component: VirtualList<SampleTicket>,
  args: {
    label: 'Tickets',
    items: many,
    estimateSize: 83,
    getKey: (ticket) => ticket.key,
    renderItem: (ticket, { tabIndex }) => <SampleRow ticket={ticket} tabIndex={tabIndex} />,
    onEndReached: fn(),
  },
  decorators: [
    (Story) => (
      <main className={styles['pane']}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof VirtualList<SampleTicket>>

export default meta
type Story = StoryObj<typeof meta>

export const FiveHundred: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Customer 0/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('link', { name: /Customer 1 / })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('link', { name: /Customer 499/ })).toHaveFocus())
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledOnce())
  },
}
