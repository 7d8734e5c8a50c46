import type { ReactNode } from 'react'
import { OpenMarkIllustration } from '../illustrations/open-mark-illustration.tsx'
import styles from './states.module.css'

export interface ErrorPageProps {
  /** Such as 404; absent where the server has said nothing. */
  code?: number | string
  title: ReactNode
  detail: ReactNode
  /** Search or Retry first, then links to where one may want to go. */
  actions?: ReactNode
}

/** A page that could not be shown. Fills the place it is given. */
export function ErrorPage({ code, title, detail, actions }: ErrorPageProps) {
  return (
    <div className={styles['page']}>
      <OpenMarkIllustration />
      {code !== undefined && <p className={styles['code']}>{code}</p>}
      <h1 className={styles['pageTitle']}>{title}</h1>
      <p className={styles['pageDetail']}>{detail}</p>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  )
}
