import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { MiddleEllipsis } from '../middle-ellipsis/middle-ellipsis.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { Table, type TableColumn, type TableProps } from './table.tsx'

interface Person {
  email: string
  role: string
}

const columns: readonly TableColumn<Person>[] = [
  { id: 'email', header: 'Email', grows: true, renderCell: ({ email }) => <MiddleEllipsis text={email} /> },
  { id: 'role', header: 'Role', renderCell: ({ role }) => role },
  { id: 'seen', header: 'Last seen', from: 'md', renderCell: () => '5 minutes ago' },
  {
    id: 'actions',
    header: <VisuallyHidden>Actions</VisuallyHidden>,
    align: 'end',
    renderCell: () => <Button size="sm">Edit</Button>,
  },
]
const rows: readonly Person[] = [
  { email: 'camille@maisonlumen.fr', role: 'Owner' },
  { email: `${'accounts-payable-'.repeat(9)}paris@maisonlumen.fr`, role: 'Support' },
]

function People(props: Pick<TableProps<Person>, 'frame' | 'rows'>) {
  return (
    <main style={{ padding: 24 }}>
      <Table label="People" columns={columns} getKey={({ email }) => email} {...props} />
    </main>
  )
}

const meta = {
  title: 'Kit/Table',
  component: People,
  parameters: whenToUse({
    use: 'A few rows with controls in them, such as a team.',
    not: 'Many rows, or rows that are chosen, opened and sorted: `DataTable`.',
  }),
  args: { rows },
} satisfies Meta<typeof People>

export default meta
type Story = StoryObj<typeof meta>

/** A row is 44 high, the head 36, and the longest address makes nothing wider. */
export const Card: Story = {
  globals: { viewport: { value: 'laptop' } },
  async play({ canvas }) {
    const [head, first, second] = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect())
    await expect(head?.height).toBe(36)
    await expect(Math.round(first?.height ?? 0)).toBe(44)
    await expect(second?.width).toBeLessThanOrEqual(innerWidth - 48)
    await expect(canvas.getByRole('columnheader', { name: 'Last seen' })).toBeVisible()
  },
}

export const Page: Story = { args: { frame: 'page' } }
export const Dark: Story = { globals: { theme: 'dark' } }

/** In a narrow window a column goes, and its cells with it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('columnheader', { name: 'Last seen' })).toBeNull()
    for (const cell of canvas.getAllByText('5 minutes ago')) await expect(cell).not.toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
