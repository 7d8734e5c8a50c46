import { Mark } from '@replybay/ui-kit'
import styles from './splash.module.css'

/** While the first page is on its way. */
export function Splash() {
  return (
    <main className={styles['splash']} aria-busy="true">
      <Mark />
    </main>
  )
}
