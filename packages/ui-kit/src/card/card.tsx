import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

export interface CardProps {
  title: ReactNode
  /** A quiet link or figure at the end of the title's line. */
  aside?: ReactNode
  /** Rows, each from edge to edge. */
  children: ReactNode
}

/** A titled part of a page that stands beside others, such as those of the home page. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId()
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
