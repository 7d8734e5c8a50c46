import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column } from '../stories/column.tsx'
import { SampleRow } from '../stories/sample-row.tsx'
import { sampleTickets } from '../stories/sample-tickets.ts'
import { whenToUse } from '../stories/when-to-use.ts'

const meta = {
  title: 'Kit/Ticket row',
  parameters: whenToUse({
    use: 'A ticket wherever one is listed: inbox, customer record, search. Both densities.',
    not: 'Other things in a list: compose rows from `Avatar`, `Tag` and `RelativeTime`.',
  }),
  render: () => (
    <Column>
      <div>
        {sampleTickets.map((ticket) => (
          <SampleRow key={ticket.key} ticket={ticket} selected={ticket.key === 'elodie'} />
        ))}
      </div>
    </Column>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Comfortable: Story = {}
export const Compact: Story = { globals: { density: 'compact' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const French: Story = { globals: { locale: 'fr-FR' } }

export const LongText: Story = {
  render: () => (
    <Column width="24rem">
      <div>
        {sampleTickets.slice(0, 3).map((ticket) => (
          <SampleRow
            key={ticket.key}
            ticket={{
              ...ticket,
              name: 'Maria del Carmen Hernández-Fitzgerald y Ordóñez',
              lastLine: 'Rechtsschutzversicherungsgesellschaften'.repeat(4),
              tags: [{ text: 'ML-10482-B-2026-11', icon: 'order' }, { text: 'Reklamationsbearbeitung' }],
            }}
          />
        ))}
      </div>
    </Column>
  ),
}
