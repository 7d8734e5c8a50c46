import { IconArrowDown } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import styles from './thread.module.css'
import { useStickToBottom } from './use-stick-to-bottom.ts'

export interface ThreadProps {
  /** The log's name. */
  label: string
  /** The key of the newest message. */
  newest: string
  /** The words of the pill that leads to messages below: "3 new messages". */
  unseenLabel: (count: number) => string
  /** Bubbles, separators and lines, oldest first. */
  children: ReactNode
}

/**
 * The messages of one ticket. Stays at the end while the reader is there; else keeps their place, and counts in a pill
 * what came below it. Give it the ticket's key, so that another ticket starts at its own end.
 */
export function Thread({ label, newest, unseenLabel, children }: ThreadProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { unseen, scrollToEnd } = useStickToBottom(scroller, content, newest)
  return (
    <div className={styles['thread']}>
      {/* Its keyboard focus is what makes it scroll by keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={scroller} className={styles['scroller']} role="log" aria-label={label} tabIndex={0}>
        <div ref={content} className={styles['content']}>
          {children}
        </div>
      </div>
      {unseen > 0 && (
        <button type="button" className={styles['pill']} onClick={scrollToEnd}>
          <IconArrowDown aria-hidden />
          {unseenLabel(unseen)}
        </button>
      )}
    </div>
  )
}
