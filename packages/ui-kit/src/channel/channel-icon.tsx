import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { channelColour } from './channel-colour.ts'
import { ChannelGlyph } from './channel-glyph.tsx'
import { channelLabel } from './channel-label.ts'
import styles from './channel.module.css'

export interface ChannelIconProps {
  channel: string
  /** In px. @default 16 */
  size?: 14 | 16 | 20 | undefined
  /** Where the channel's name stands beside it, the icon says nothing. @default false */
  decorative?: boolean | undefined
  /** In the colour of the text around it. @default false */
  plain?: boolean | undefined
}

/** A channel's icon in its colour, with its name. */
export function ChannelIcon({ channel, size = 16, decorative = false, plain = false }: ChannelIconProps) {
  const { t } = useLingui()
  const naming = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': t(channelLabel(channel)) }
  const colour = plain ? 'currentcolor' : channelColour(channel)
  return (
    <span className={styles['icon']} style={{ '--channel': colour } as CSSProperties} {...naming}>
      <ChannelGlyph channel={channel} size={size} stroke={1.75} aria-hidden />
    </span>
  )
}
