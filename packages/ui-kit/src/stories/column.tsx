import type { CSSProperties, ReactNode } from 'react'
import styles from './stage.module.css'

/** Puts what a story shows below each other on a panel. */
export function Column({ width = '26rem', children }: { width?: string; children: ReactNode }) {
  return (
    <main className={styles['column']} style={{ '--stage-width': width } as CSSProperties}>
      {children}
    </main>
  )
}
