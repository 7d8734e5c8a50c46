import { IconHourglassHigh } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { SampleFrame } from '../stories/sample-frame.tsx'

const meta = {
  title: 'Kit/App frame',
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

export const LongText: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { workspaceName: 'Beleuchtungsfachgeschäft Hinterhofer & Söhne' },
}
