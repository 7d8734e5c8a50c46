import type { ReactNode } from 'react'
import styles from './states.module.css'

interface StateFrameProps {
  picture: ReactNode
  title: ReactNode
  detail?: ReactNode
  actions?: ReactNode
  role?: 'alert'
}

/** What stands in the middle of a place that has nothing to show. */
export function StateFrame({ picture, title, detail, actions, role }: StateFrameProps) {
  return (
    <div className={styles['frame']} role={role}>
      {picture}
      <h2 className={styles['title']}>{title}</h2>
      {detail && <p className={styles['detail']}>{detail}</p>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  )
}
