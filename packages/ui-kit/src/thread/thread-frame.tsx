import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './thread.module.css'

interface ThreadFrameProps {
  label: string
  scroller: RefObject<HTMLDivElement | null>
  /** What was not read yet begins above what is in sight. */
  isNewAbove: boolean
  onShowNew: () => void
  /** How many messages came below the reader's place. */
  unseen: number
  unseenLabel: (count: number) => string
  onShowEnd: () => void
  children: ReactNode
}

/** What scrolls, and the pills that lead to what is out of sight. */
export function ThreadFrame(props: ThreadFrameProps) {
  const { label, scroller, isNewAbove, onShowNew, unseen, unseenLabel, onShowEnd, children } = props
  const { t } = useLingui()
  return (
    <div className={styles['thread']}>
      {/* Its keyboard focus is what makes it scroll by keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={scroller} className={styles['scroller']} role="log" aria-label={label} tabIndex={0}>
        <div className={styles['content']}>{children}</div>
      </div>
      {isNewAbove && (
        <button type="button" className={joinClasses(styles['pill'], styles['above'])} onClick={onShowNew}>
          <IconArrowUp aria-hidden />
          {t`First unread message`}
        </button>
      )}
      {unseen > 0 && (
        <button type="button" className={styles['pill']} onClick={onShowEnd}>
          <IconArrowDown aria-hidden />
          {unseenLabel(unseen)}
        </button>
      )}
    </div>
  )
}
