import type { ReactNode } from 'react'
import styles from './selection-bar.module.css'

export interface SelectionBarProps {
  /** "Selected emails". */
  label: string
  /** How many are chosen, or how far what is done to them has come. */
  count: ReactNode
  /** What chooses more of them. */
  more?: ReactNode
  /** What can be done with them. */
  children: ReactNode
}

/** Below a list, what can be done with the rows that are chosen. */
export function SelectionBar({ label, count, more, children }: SelectionBarProps) {
  return (
    <section className={styles['bar']} aria-label={label}>
      <p role="status" className={styles['count']}>
        {count}
      </p>
      {more}
      <span className={styles['actions']}>{children}</span>
    </section>
  )
}
