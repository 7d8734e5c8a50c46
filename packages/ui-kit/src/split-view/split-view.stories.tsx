import { IconCheck, IconDots } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { SampleComposer } from '../stories/sample-composer.tsx'
import { SampleFrame } from '../stories/sample-frame.tsx'
import { SampleRow } from '../stories/sample-row.tsx'
import { SampleThread } from '../stories/sample-thread.tsx'
import { sampleTickets } from '../stories/sample-tickets.ts'
import { VirtualList } from '../virtual-list/virtual-list.tsx'
import { SplitView } from './split-view.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

const meta = {
  title: 'Kit/Split view',
  parameters: whenToUse({
    use: 'A list and what is open of it, side by side, where people go from one to the next all day. Narrow windows show one of them, with a way back.',
    not: 'A list from which people rarely open something: a `DataTable` and a page of its own are calmer.',
  }),
  component: SplitView,
  args: {
    detailOpen: true,
    views: <PageHeader title="Tickets" />,
    side: <PageHeader level={2} title="Élodie Marchand" />,
    sideLabel: 'Customer',
    list: (
      <>
        <PageHeader level={2} title="Open" meta="34" />
        <VirtualList
          label="Open tickets"
          items={sampleTickets}
          estimateSize={83}
          getKey={(ticket) => ticket.key}
          selectedKey="elodie"
          renderItem={(ticket, { tabIndex }) => (
            <SampleRow ticket={ticket} tabIndex={tabIndex} selected={ticket.key === 'elodie'} />
          )}
        />
      </>
    ),
    detail: (
      <>
        <PageHeader
          level={2}
          title="Globe fêlé à l’arrivée"
          actions={
            <>
              <Button size="sm" leftIcon={<IconCheck aria-hidden />} shortcut="e">
                Close
              </Button>
              <IconButton size="sm" label="More" icon={<IconDots aria-hidden />} />
            </>
          }
        />
        <SampleThread />
        <SampleComposer />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <SampleFrame railPreferred selected="all">
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof SplitView>

export default meta
type Story = StoryObj<typeof meta>

export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } }
export const Wide: Story = { globals: { viewport: { value: 'wide' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const PhoneList: Story = { globals: { viewport: { value: 'phone' } }, args: { detailOpen: false } }
export const PhoneDetail: Story = { globals: { viewport: { value: 'phone' } } }
export const DrawerOpen: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { sideOpen: true, onSideClose: () => {} },
}

/** The list is as wide as the person makes it, and stays so. */
export const Divider: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => localStorage.removeItem('replybay-list-width'),
  async play({ canvas, userEvent }) {
    const divider = canvas.getByRole('separator', { name: 'List width' })
    const width = () => divider.parentElement?.offsetWidth
    divider.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(width()).toBe(560))
    await userEvent.keyboard('{Home}{ArrowRight}')
    await waitFor(() => expect(width()).toBe(296))
    await expect(localStorage.getItem('replybay-list-width')).toBe('296')
    await userEvent.dblClick(divider)
    await waitFor(() => expect(width()).toBe(344))
  },
}

/** A wide list takes the room of the side panel, which then waits in its drawer: the detail keeps 480 px. */
export const NoRoom: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => localStorage.removeItem('replybay-list-width'),
  async play({ canvas, userEvent }) {
    const side = () => canvas.queryByRole('heading', { name: 'Élodie Marchand', level: 2 })
    await waitFor(() => expect(side()).toBeVisible())
    canvas.getByRole('separator', { name: 'List width' }).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(side()).toBeNull())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(side()).toBeVisible())
    await userEvent.dblClick(canvas.getByRole('separator', { name: 'List width' }))
  },
}
