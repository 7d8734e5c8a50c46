import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './tag.module.css'

export type TagTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'ai'

export interface TagProps {
  /** @default 'neutral' */
  tone?: TagTone | undefined
  icon?: ReactNode
  children: ReactNode
}

/** A short word about something, such as an order's number or a state. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={joinClasses(styles['tag'], styles[tone])}>
      {icon && (
        <span className={styles['icon']} aria-hidden>
          {icon}
        </span>
      )}
      <span className={styles['text']} dir="auto">
        {children}
      </span>
    </span>
  )
}
