import type { ReactNode } from 'react'
import styles from './settings.module.css'

export interface FieldRowProps {
  /** What the row is about; each control in it has a label of its own. */
  title: ReactNode
  hint?: ReactNode
  children: ReactNode
}

/** A row of settings: what it is about, and its controls beside it or, where there is no room, below. */
export function FieldRow({ title, hint, children }: FieldRowProps) {
  return (
    <div className={styles['row']}>
      <div>
        <h3 className={styles['rowTitle']}>{title}</h3>
        {hint && <p className={styles['rowHint']}>{hint}</p>}
      </div>
      <div className={styles['controls']}>{children}</div>
    </div>
  )
}
