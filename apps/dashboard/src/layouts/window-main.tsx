import type { ReactNode } from 'react'
import styles from './window-main.module.css'

interface WindowMainProps {
  /** What is in it is on its way. @default false */
  isBusy?: boolean
  children: ReactNode
}

/** The main landmark of a page without a menu: what it holds is in the middle of the window. */
export function WindowMain({ isBusy = false, children }: WindowMainProps) {
  return (
    <main className={styles['main']} aria-busy={isBusy || undefined}>
      {children}
    </main>
  )
}
