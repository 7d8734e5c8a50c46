import type { ReactNode } from 'react'
import styles from './page-header.module.css'

export interface PageHeaderProps {
  title: ReactNode
  /** The state of what the page shows, such as a `Tag`. */
  status?: ReactNode
  /** One line below the title on phones, beside it elsewhere. */
  meta?: ReactNode
  /** Quiet ones first, the primary one at the far right. */
  actions?: ReactNode
  /** A link or icon button that leads back. */
  back?: ReactNode
}

/** The first row of a page. */
export function PageHeader({ title, status, meta, actions, back }: PageHeaderProps) {
  return (
    <header className={styles['header']}>
      {back && <div className={styles['back']}>{back}</div>}
      <div className={styles['titles']}>
        <h1 className={styles['title']}>{title}</h1>
        {status}
        {meta && <div className={styles['meta']}>{meta}</div>}
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </header>
  )
}
