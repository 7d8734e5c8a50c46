import type { CSSProperties } from 'react'
import { channelColour, channelGlyph } from './channel-icons.ts'
import styles from './channel.module.css'

/** A channel's icon on a disc of its colour. Decorative: say the name beside it. */
export function ChannelBadge({ channel }: { channel: string }) {
  const Glyph = channelGlyph(channel)
  return (
    <span
      className={styles['badge']}
      style={{ '--channel': channelColour(channel) } as CSSProperties}
      aria-hidden
    >
      <Glyph stroke={2} />
    </span>
  )
}
