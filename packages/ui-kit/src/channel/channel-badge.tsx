import type { CSSProperties } from 'react'
import { joinClasses } from '../join-classes.ts'
import { channelColour, channelGlyph } from './channel-icons.ts'
import styles from './channel.module.css'

/** A channel's icon on a disc of its colour. Decorative: say the name beside it. */
export function ChannelBadge({ channel, large = false }: { channel: string; large?: boolean }) {
  const Glyph = channelGlyph(channel)
  return (
    <span
      className={joinClasses(styles['badge'], large && styles['large'])}
      style={{ '--channel': channelColour(channel) } as CSSProperties}
      aria-hidden
    >
      <Glyph stroke={2} />
    </span>
  )
}
