import type { ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './person-row.module.css'

export interface PersonRowProps {
  name: string
  /** Their picture. */
  src?: string | undefined
  /** Opens a menu of the person's own, or goes to their profile. Gets the avatar and the name to show. */
  renderTrigger: (content: ReactNode) => ReactNode
  /** A spinner takes the avatar's place. @default false */
  isBusy?: boolean | undefined
  /** Icon buttons at the end. */
  actions?: ReactNode
}

/** In px, as in the style sheet. */
const AVATAR_SIZE = 24

/** Who is signed in. In the rail only the avatar shows. */
export function PersonRow({ name, src, renderTrigger, isBusy = false, actions }: PersonRowProps) {
  return (
    <div className={styles['place']}>
      <div className={styles['row']}>
        {renderTrigger(
          <>
            {isBusy ? (
              <span className={styles['busy']}>
                <Spinner />
              </span>
            ) : (
              <Avatar name={name} src={src} size={AVATAR_SIZE} />
            )}
            <span className={styles['name']}>{name}</span>
          </>,
        )}
        {actions && <span className={styles['actions']}>{actions}</span>}
      </div>
    </div>
  )
}
