import { createContext, type ReactNode, use } from 'react'
import styles from './window-main.module.css'

/** Whether a menu is around, whose frame has the main landmark already. */
export const IsBesideMenu = createContext(false)

interface WindowMainProps {
  /** What is in it is on its way. @default false */
  isBusy?: boolean
  children: ReactNode
}

/** The main landmark of a page without a menu: what it holds is in the middle of the window, or of the frame that is around it. */
export function WindowMain({ isBusy = false, children }: WindowMainProps) {
  const isInside = use(IsBesideMenu)
  const Place = isInside ? 'div' : 'main'
  return (
    <Place className={styles[isInside ? 'inside' : 'main']} aria-busy={isBusy || undefined}>
      {children}
    </Place>
  )
}
