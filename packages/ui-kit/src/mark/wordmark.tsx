import { Mark } from './mark.tsx'
import styles from './mark.module.css'

/** The mark with the name beside it. */
export function Wordmark({ inverted = false }: { inverted?: boolean }) {
  return (
    <span className={styles['wordmark']}>
      <Mark inverted={inverted} />
      <span translate="no">replybay</span>
    </span>
  )
}
