import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { StateFrame } from './state-frame.tsx'
import styles from './states.module.css'

export interface LockedStateProps {
  title: ReactNode
  /** Why, and who can change it. */
  detail: ReactNode
  action?: ReactNode
}

/** The reader may not see this, and learns who can change that. */
export function LockedState({ title, detail, action }: LockedStateProps) {
  const picture = (
    <span className={styles['lock']} aria-hidden>
      <IconLock />
    </span>
  )
  return <StateFrame picture={picture} title={title} detail={detail} actions={action} />
}
