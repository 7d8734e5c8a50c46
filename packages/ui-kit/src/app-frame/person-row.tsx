import type { ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import styles from './person-row.module.css'

export interface PersonRowProps {
  name: string
  /** Opens a menu of the person's own, or goes to their profile. Gets the avatar and the name to show. */
  renderTrigger: (content: ReactNode) => ReactNode
  /** Icon buttons at the end. */
  actions?: ReactNode
}

/** Who is signed in. In the rail only the avatar shows. */
export function PersonRow({ name, renderTrigger, actions }: PersonRowProps) {
  return (
    <div className={styles['place']}>
      <div className={styles['row']}>
        {renderTrigger(
          <>
            <Avatar name={name} size={24} />
            <span className={styles['name']}>{name}</span>
          </>,
        )}
        {actions && <span className={styles['actions']}>{actions}</span>}
      </div>
    </div>
  )
}
