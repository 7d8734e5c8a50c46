import type { ReactNode } from 'react'
import styles from './stage.module.css'

/** Puts small things side by side. */
export function Line({ children }: { children: ReactNode }) {
  return <div className={styles['line']}>{children}</div>
}
