import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { type RowSelection, selectRange, toggleRow } from '../data-table/select-range.ts'
import { Column } from '../stories/column.tsx'
import { SampleRow } from '../stories/sample-row.tsx'
import { sampleTickets } from '../stories/sample-tickets.ts'
import { RoughRow } from './rough-row.tsx'
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
/** Marks stay as icons; what a ticket is about goes. */
export const Compact: Story = {
  globals: { density: 'compact' },
  async play({ canvas }) {
    await expect(canvas.getByText('Draft')).toBeVisible()
    await expect(canvas.getByText('ES')).not.toBeVisible()
  },
}

const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

/** Who has a ticket is seen at the end of its line; nothing holds a place between the status and the words. */
export const CompactAssigned: Story = {
  globals: { density: 'compact' },
  render: () => (
    <Column>
      <div>
        {sampleTickets.map((ticket, index) => (
          <SampleRow key={ticket.key} ticket={ticket} {...(index % 2 === 0 && { assignee: 'Inès Moreau' })} />
        ))}
      </div>
    </Column>
  ),
  async play({ canvas }) {
    const [who] = canvas.getAllByTitle('Inès Moreau')
    const [mark] = canvas.getAllByText('Handed over')
    const line = boxOf(canvas.getByText(/^Un échange/))
    await expect(who).toBeVisible()
    await expect(boxOf(who).right).toBeGreaterThanOrEqual(line.right)
    await expect(boxOf(who).top).toBeGreaterThanOrEqual(line.top - 1)
    await expect(line.left - boxOf(mark).right).toBeLessThan(12)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const French: Story = { globals: { locale: 'fr-FR' } }

const keys = sampleTickets.map(({ key }) => key)

function Choosing() {
  const [selection, setSelection] = useState<RowSelection>({ selected: new Set(), anchor: undefined })
  return (
    <Column>
      <div>
        {sampleTickets.map((ticket, index) => (
          <SampleRow
            key={ticket.key}
            ticket={ticket}
            {...(index === 0 && { assignee: 'Inès Moreau' })}
            choice={{
              isChosen: selection.selected.has(ticket.key),
              isChoosing: selection.selected.size > 0,
              onChoose: (isRange) =>
                setSelection(
                  isRange ? selectRange(keys, selection, ticket.key) : toggleRow(selection, ticket.key),
                ),
            }}
          />
        ))}
      </div>
    </Column>
  )
}

/** With Shift, all rows from the one that was chosen last. */
export const Chosen: Story = {
  render: () => <Choosing />,
  async play({ canvas, userEvent }) {
    const [first, , third] = canvas.getAllByRole('checkbox')
    if (!first || !third) throw new Error('There are rows.')
    await userEvent.click(first)
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(third)
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
  },
}

export const ChosenDark: Story = { ...Chosen, globals: { theme: 'dark' } }

const onMenu = fn()

/** The button of its menu is seen while it has the focus. */
export const MenuByKeys: Story = {
  render: () => (
    <Column>
      <div>
        {sampleTickets.slice(0, 2).map((ticket, index) => (
          <SampleRow
            key={ticket.key}
            ticket={ticket}
            menu={{ tabIndex: index === 0 ? 0 : -1, onOpen: onMenu }}
          />
        ))}
      </div>
    </Column>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onMenu).toHaveBeenCalled()
  },
}

/** A tag for which there is no room gives way whole. */
export const Narrow: Story = {
  render: () => (
    <Column width="17rem">
      <div>
        {sampleTickets.slice(0, 3).map((ticket) => (
          <SampleRow
            key={ticket.key}
            assignee="Inès Moreau"
            ticket={{
              ...ticket,
              tags: [{ text: 'ML-10482', icon: 'order' }, { text: 'Reklamation' }, { text: 'Handed off' }],
            }}
          />
        ))}
      </div>
    </Column>
  ),
  async play({ canvas }) {
    const foot = canvas.getAllByText('ML-10482')[0]?.parentElement
    if (!foot) throw new Error('There is no row.')
    const { bottom, right } = foot.getBoundingClientRect()
    const tags = [...foot.children].slice(0, 3).map((tag) => tag.getBoundingClientRect())
    await expect(tags.every((tag) => tag.top >= bottom || tag.right <= right)).toBe(true)
    const seen = tags.filter((tag) => tag.top < bottom).length
    await expect([1, 2]).toContain(seen)
  },
}

/** While a list flies by. */
export const Rough: Story = {
  render: () => (
    <Column>
      <div>
        {sampleTickets.map(({ key, name, lastLine }) => (
          <RoughRow key={key} name={name} line={lastLine} />
        ))}
      </div>
    </Column>
  ),
}

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
