import type { ReactNode } from 'react'
import styles from './stage.module.css'

/** A card of a page, for what fills the place it is given. */
export function Card({ children }: { children: ReactNode }) {
  return <main className={styles['card']}>{children}</main>
}
