import { IconHourglassHigh } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { SampleFrame } from '../stories/sample-frame.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

const meta = {
  title: 'Kit/App frame',
  parameters: whenToUse({
    use: 'Once, around every signed-in page. It turns from sidebar to rail to bottom bar by itself; `layout="warehouse"` is for pages that are used standing, with a scanner or gloves.',
    not: 'Sign-in pages (`AuthLayout`), and pages without an account (`ErrorPage`).',
  }),
  component: SampleFrame,
  args: {
    children: (
      <>
        <PageHeader title="Home" actions={<Button variant="primary">Open tickets</Button>} />
        <EmptyState title="Nothing to do" detail="Every ticket was answered." />
      </>
    ),
  },
  beforeEach: () => localStorage.removeItem('replybay-sidebar'),
} satisfies Meta<typeof SampleFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Sidebar: Story = { globals: { viewport: { value: 'laptop' } } }

export const WithBanner: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: {
    banner: (
      <Banner
        tone="accent"
        shape="strip"
        icon={<IconHourglassHigh />}
        action={<a href="#plans">See plans</a>}
      >
        9 days left in your trial. Tickets and orders stay yours whatever you choose.
      </Banner>
    ),
  },
}

export const Rail: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { selected: 'all' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Tickets, 34' }))
    await expect(screen.getByRole('link', { name: 'WhatsApp 9' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { selected: 'all' } }

export const PhoneMore: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible())
  },
}

/** For touch and scanners, in light and dark halls. */
export const Warehouse: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: {
    layout: 'warehouse',
    selected: 'orders',
    children: (
      <>
        <PageHeader title="Orders" actions={<Button variant="primary">Print all 18 labels</Button>} />
        <EmptyState title="All packed" detail="The next orders come in by themselves." />
      </>
    ),
  },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: /Orders/ })
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(link.clientHeight).toBeGreaterThanOrEqual(44)
    const [person] = canvas.getAllByText('Camille Roy')
    // Read aloud, and not cut off in sight.
    await expect(person?.clientWidth).toBeLessThanOrEqual(1)
  },
}

export const WarehouseDark: Story = {
  ...Warehouse,
  globals: { viewport: { value: 'laptop' }, theme: 'dark' },
}

export const LongText: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { workspaceName: 'Beleuchtungsfachgeschäft Hinterhofer & Söhne' },
}
