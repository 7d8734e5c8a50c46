import { IconUser } from '@tabler/icons-react'
import { ChannelBadge } from '../channel/channel-badge.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './avatar.module.css'
import { colourIndex, COLOURS, initials } from './initials.ts'

export interface AvatarProps {
  name: string
  /** In px. @default 32 */
  size?: 18 | 20 | 24 | 28 | 32 | 40 | undefined
  /** Their picture; without it, or until it has loaded, the initials stand for it. */
  src?: string | undefined
  /** Adds the channel's badge. */
  channel?: string | undefined
}

/** A person, by picture or initials. It says nothing to screen readers: the name stands beside it, and names the channel where it matters. */
export function Avatar({ name, size = 32, src, channel }: AvatarProps) {
  const letters = initials(name)
  return (
    <span className={joinClasses(styles['avatar'], styles[`size${size}`])} aria-hidden>
      <span className={joinClasses(styles['disc'], styles[`colour${colourIndex(name, COLOURS)}`])}>
        {letters || <IconUser />}
        {src && (
          <img
            key={src}
            src={src}
            alt={''}
            fetchPriority="low"
            decoding="async"
            className={styles['picture']}
          />
        )}
      </span>
      {channel && (
        <span className={styles['badge']}>
          <ChannelBadge channel={channel} />
        </span>
      )}
    </span>
  )
}
