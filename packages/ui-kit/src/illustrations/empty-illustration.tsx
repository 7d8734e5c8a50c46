import { markPath } from '../mark/mark-path.ts'
import styles from './illustrations.module.css'

/** The mark with its bay still empty. */
export function EmptyIllustration() {
  return (
    <svg viewBox="0 0 132 84" className={styles['small']} aria-hidden>
      <ellipse cx="64" cy="78" rx="44" ry="5" className={styles['shadow']} />
      <g transform="translate(27 1) scale(2.45)">
        <path d={markPath} className={styles['calm']} />
        <rect x="18" y="12" width="14.5" height="5" rx="1.75" className={styles['awaited']} />
      </g>
    </svg>
  )
}
