import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Tag } from '../tag/tag.tsx'
import { DataTable } from './data-table.tsx'
import type { DataTableColumn, TableSort } from './data-table-types.ts'
import { whenToUse } from '../stories/when-to-use.ts'

interface Order {
  number: string
  shop: string
  items: number
  state: string
}

const columns: readonly DataTableColumn<Order>[] = [
  { id: 'number', header: 'Order', cell: ({ number }) => number, width: '10rem', sortable: true },
  { id: 'shop', header: 'Shop', cell: ({ shop }) => shop },
  { id: 'state', header: 'State', cell: ({ state }) => <Tag>{state}</Tag>, width: '9rem' },
  { id: 'items', header: 'Items', cell: ({ items }) => items, align: 'end', width: '7rem', sortable: true },
]
const orders = Array.from({ length: 100_000 }, (_, index) => ({
  number: `ML-${10_000 + index}`,
  shop: ['Maison Lumen', 'Atelier Nord'][index % 2] ?? '',
  items: (index * 7) % 12,
  state: ['To ship', 'Labelled', 'Sent'][index % 3] ?? '',
}))

const onEnd = fn()

interface TableProps {
  rows: readonly Order[]
  onOpen: (order: Order) => void
}

function Orders({ rows, onOpen }: TableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<TableSort>({ column: 'number', direction: 'ascending' })
  return (
    <main style={{ blockSize: '30rem' }}>
      <p>{selected.size} chosen</p>
      <DataTable
        label="Orders"
        storageKey="story"
        columns={columns}
        rows={rows}
        getKey={({ number }) => number}
        selected={selected}
        onSelect={setSelected}
        sort={sort}
        onSort={setSort}
        onOpen={onOpen}
      />
    </main>
  )
}

/** Each is gone once it is opened. */
function OrdersThatGo({ rows }: Pick<TableProps, 'rows'>) {
  const [left, setLeft] = useState(rows)
  return <Orders rows={left} onOpen={(order) => setLeft(left.filter((each) => each !== order))} />
}

const meta = {
  title: 'Kit/Data table',
  parameters: whenToUse({
    use: "Rows with columns that people compare, sort and mark, up to hundreds of thousands. The first column is the link; row actions also stand in the row's menu.",
    not: 'One line of text per row (`VirtualList`), or figures that tell a story (a chart).',
  }),
  component: Orders,
  args: { rows: orders, onOpen: fn() },
  beforeEach: () => localStorage.removeItem('replybay-columns-story'),
} satisfies Meta<typeof Orders>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  async play({ canvas, userEvent, args }) {
    const row = (name: RegExp) => canvas.findByRole('row', { name })
    ;(await row(/ML-10000/)).focus()
    await userEvent.keyboard('x{ArrowDown}')
    await waitFor(async () => expect(await row(/ML-10001/)).toHaveFocus())
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await waitFor(async () => expect(await row(/ML-10002/)).toHaveFocus())
    await expect(canvas.getByText('3 chosen')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(orders[2])
    await userEvent.keyboard('{End}')
    await waitFor(async () => expect(await row(/ML-109999/)).toHaveFocus())
  },
}

/** Rows that become cards, where their place became narrow, don't cover one another. */
export const HigherRows: Story = {
  render: function HigherRows({ rows }) {
    const [rowHeight, setRowHeight] = useState(44)
    return (
      <main style={{ blockSize: '30rem' }}>
        <Button onClick={() => setRowHeight(92)}>Narrower</Button>
        <DataTable
          label="Orders"
          storageKey="story-height"
          columns={columns}
          rows={rows}
          getKey={({ number }) => number}
          rowHeight={rowHeight}
        />
      </main>
    )
  },
  async play({ canvas, userEvent }) {
    const top = async (name: RegExp) => (await canvas.findByRole('row', { name })).getBoundingClientRect().top
    await userEvent.click(canvas.getByRole('button', { name: 'Narrower' }))
    await waitFor(async () => expect((await top(/ML-10002/)) - (await top(/ML-10001/))).toBe(92))
  },
}

/** A row that goes leaves the focus to the one in its place. */
export const RowGone: Story = {
  render: ({ rows }) => <OrdersThatGo rows={rows} />,
  async play({ canvas, userEvent }) {
    ;(await canvas.findByRole('row', { name: /ML-10000/ })).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await canvas.findByRole('row', { name: /ML-10001/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await canvas.findByRole('row', { name: /ML-10002/ })).toHaveFocus())
  },
}

export const ByPointer: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByLabelText('Select row 2'))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByLabelText('Select row 5'))
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getByText('4 chosen')).toBeVisible()
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('ML-10006'))
    await expect(args.onOpen).toHaveBeenCalledWith(orders[6])
    await userEvent.click(canvas.getByRole('button', { name: 'Items' }))
    await expect(canvas.getByRole('columnheader', { name: 'Items' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  },
}

export const ByPointerDark: Story = { ...ByPointer, globals: { theme: 'dark' } }

/** A column that was hidden stays hidden. */
export const ChosenColumns: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(canvas.getByRole('menuitemcheckbox', { name: 'State' }))
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'State' })).toBeNull())
    await expect(localStorage.getItem('replybay-columns-story')).toBe('{"state":false}')
  },
}

/** Other things stand above the rows; one is open beside them. More rows are asked for at the end. */
export const WithLead: Story = {
  render: ({ rows, onOpen }) => (
    <main style={{ blockSize: '20rem' }}>
      <DataTable
        label="Orders"
        storageKey="story-lead"
        columns={columns}
        rows={rows.slice(0, 40)}
        getKey={({ number }) => number}
        current="ML-10001"
        lead={<p style={{ blockSize: '6rem' }}>Scrolls away</p>}
        toolbar={<p>Stays in sight</p>}
        renderActions={({ number }) => <a href={`#${number}`}>Print</a>}
        onEnd={onEnd}
        onOpen={onOpen}
      />
    </main>
  ),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('row', { current: true })).toHaveTextContent('ML-10001')
    await userEvent.click(canvas.getByRole('row', { name: /ML-10000/ }))
    await expect(onEnd).not.toHaveBeenCalled()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('row', { name: /ML-10039/ })).toHaveFocus())
    await expect(canvas.getByRole('row', { name: /ML-10039/ })).toBeVisible()
    await waitFor(() => expect(onEnd).toHaveBeenCalled())
    await expect(canvas.getByText('Stays in sight')).toBeVisible()
  },
}
