import type { ReactNode } from 'react'
import styles from './composer-frame.module.css'

export interface ComposerFootProps {
  /** Icon buttons. */
  tools?: ReactNode
  /** Such as "Draft saved". */
  status?: ReactNode
  /** Quiet ones first, the primary one last. */
  actions: ReactNode
}

/** The last row of a composer. */
export function ComposerFoot({ tools, status, actions }: ComposerFootProps) {
  return (
    <>
      {tools}
      <span className={styles['status']} role="status">
        {status}
      </span>
      <span className={styles['actions']}>{actions}</span>
    </>
  )
}
