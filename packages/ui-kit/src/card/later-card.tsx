import type { ReactNode } from 'react'
import styles from './later-card.module.css'

export interface LaterCardProps {
  icon: ReactNode
  /** The card that will be here. */
  title: ReactNode
  /** When. */
  detail: ReactNode
}

/** Holds the place of a card that has nothing to show yet. It can't be opened. */
export function LaterCard({ icon, title, detail }: LaterCardProps) {
  return (
    <div className={styles['card']}>
      <p className={styles['title']}>
        <span aria-hidden className={styles['icon']}>
          {icon}
        </span>
        {title}
      </p>
      <p>{detail}</p>
    </div>
  )
}
