import type { ReactNode } from 'react'
import styles from './stage.module.css'

/** Puts what a story shows side by side on a panel. */
export function Row({ children }: { children: ReactNode }) {
  return <main className={styles['row']}>{children}</main>
}
