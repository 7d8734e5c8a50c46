import type { ReactNode } from 'react'
import styles from './system-line.module.css'

export interface SystemLineProps {
  icon?: ReactNode
  children: ReactNode
}

/** Something that happened to the ticket. */
export function SystemLine({ icon, children }: SystemLineProps) {
  return (
    <p className={styles['line']}>
      {icon && (
        <span className={styles['icon']} aria-hidden>
          {icon}
        </span>
      )}
      <span>{children}</span>
    </p>
  )
}
