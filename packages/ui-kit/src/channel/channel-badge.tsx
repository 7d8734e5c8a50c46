import type { CSSProperties } from 'react'
import { channelColour } from './channel-colour.ts'
import { ChannelGlyph } from './channel-glyph.tsx'
import styles from './channel.module.css'

/** A channel's icon on a disc of its colour. Decorative: say the name beside it. */
export function ChannelBadge({ channel }: { channel: string }) {
  return (
    <span
      className={styles['badge']}
      style={{ '--channel': channelColour(channel) } as CSSProperties}
      aria-hidden
    >
      <ChannelGlyph channel={channel} stroke={2} />
    </span>
  )
}
