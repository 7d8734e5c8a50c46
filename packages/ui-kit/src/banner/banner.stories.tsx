import { IconRefresh, IconWifiOff } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column } from '../stories/column.tsx'
import { Banner } from './banner.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

const meta = {
  title: 'Kit/Banner',
  parameters: whenToUse({
    use: 'A state of the whole product or page that lasts: offline, trial, a reply window that has closed. One at a time, the gravest.',
    not: 'Something that has just happened once (toast).',
  }),
  render: () => (
    <Column width="44rem">
      <Banner tone="warning" icon={<IconWifiOff />} action={<button type="button">Show</button>}>
        You are offline. 2 replies wait in the outbox.
      </Banner>
      <Banner tone="info" icon={<IconRefresh />} action={<button type="button">Reload</button>}>
        A new version is available.
      </Banner>
      <Banner tone="danger" action={<a href="#billing">Fix payment</a>}>
        Payment failed on Nov 21. Access ends in 5 days.
      </Banner>
      <Banner tone="success">Your password was changed.</Banner>
      <Banner tone="accent">
        <strong>9 days left in your trial.</strong> Tickets and orders stay yours whatever you choose, and so
        do the answers that the agent has learned from them since the first day.
      </Banner>
    </Column>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
