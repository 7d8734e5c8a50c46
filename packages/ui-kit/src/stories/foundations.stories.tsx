import { IconBell, IconPackage, IconPencil, IconSparkles } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../avatar/avatar.tsx'
import { ChannelIcon } from '../channel/channel-icon.tsx'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Keys } from '../keys/keys.tsx'
import { Mark } from '../mark/mark.tsx'
import { Wordmark } from '../mark/wordmark.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { StatusGlyph } from '../status/status-glyph.tsx'
import { Tag, type TagTone } from '../tag/tag.tsx'
import { RelativeTime } from '../time/relative-time.tsx'
import { WaitingTime } from '../time/waiting-time.tsx'
import { Column } from './column.tsx'
import { Line } from './line.tsx'
import { minutesAgo, now } from './sample.ts'

const CHANNELS = ['web', 'whatsapp', 'messenger', 'telegram', 'discord', 'instagram', 'email', 'sms']
const TONES: TagTone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'ai']
const NAMES = [
  'Élodie Marchand',
  'James Whitfield',
  'Lucía Paredes',
  'Nadia Benali',
  'Owen Gallagher',
  'mikael_k',
  '🙂',
]

const meta = {
  title: 'Kit/Foundations',
  render: () => (
    <Column width="40rem">
      <Line>
        <Wordmark />
        <Mark label="Replybay" />
      </Line>
      <Line>
        {CHANNELS.map((channel) => (
          <ChannelIcon key={channel} channel={channel} size={20} />
        ))}
      </Line>
      <Line>
        {NAMES.map((name, index) => (
          <Avatar key={name} name={name} channel={CHANNELS[index]} />
        ))}
        <Avatar name="Camille Roy" size={20} />
        <Avatar name="Camille Roy" size={24} />
        <Avatar name="Camille Roy" size={40} />
      </Line>
      <Line>
        {['open', 'answered', 'closed', 'snoozed'].map((status) => (
          <StatusGlyph key={status} status={status} />
        ))}
      </Line>
      <Line>
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        <Tag icon={<IconPackage />}>ML-10482</Tag>
        <Tag tone="ai" icon={<IconSparkles />}>
          Handed over
        </Tag>
        <Tag tone="warning" icon={<IconPencil />}>
          Draft
        </Tag>
      </Line>
      <Line>
        <CountBadge count={3} />
        <CountBadge count={34} />
        <CountBadge count={4820} />
        <Keys keys="mod+k" />
        <Keys keys="mod+enter" />
        <Keys keys="e" />
        <IconButton label="Notifications" shortcut="g" icon={<IconBell aria-hidden />} />
        <IconButton variant="default" label="Notifications" icon={<IconBell aria-hidden />} />
      </Line>
      <Line>
        <WaitingTime since={minutesAgo(38)} now={now} />
        <WaitingTime since={minutesAgo(134)} now={now} />
        <WaitingTime since={minutesAgo(302)} now={now} />
        <WaitingTime since={minutesAgo(4320)} now={now} />
        <RelativeTime moment={minutesAgo(5)} now={now} />
      </Line>
      <Line>
        <Skeleton width="2rem" height="2rem" round />
        <Skeleton width="12rem" />
      </Line>
    </Column>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es-ES' } }
