import type { ComponentProps, ReactNode } from 'react'
import styles from './ticket-pane.module.css'

interface EmptyPaneProps extends Pick<ComponentProps<'div'>, 'aria-busy' | 'aria-label'> {
  back: ReactNode
  children: ReactNode
}

/** The place of a ticket that can't be read, or not yet: the way back, and what is said in its stead. */
export function EmptyPane({ back, children, ...rest }: EmptyPaneProps) {
  return (
    <div className={styles['pane']} {...rest}>
      {back && <div className={styles['back']}>{back}</div>}
      {children}
    </div>
  )
}
