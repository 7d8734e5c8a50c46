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
  /** 2 for the header of a pane beside the page's own. @default 1 */
  level?: 1 | 2 | undefined
}

/** The first row of a page. */
export function PageHeader({ title, status, meta, actions, back, level = 1 }: PageHeaderProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <header className={styles['header']}>
      {back && <div className={styles['back']}>{back}</div>}
      <div className={styles['titles']}>
        <Title className={styles['title']} dir="auto">
          {title}
        </Title>
        {status}
        {meta && <div className={styles['meta']}>{meta}</div>}
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </header>
  )
}
