import styles from './illustrations.module.css'
import { openMarkPath } from './open-mark-path.ts'

/** The mark with its bay still empty. */
export function EmptyIllustration() {
  return (
    <svg viewBox="0 0 132 84" className={styles['small']} aria-hidden>
      <ellipse cx="64" cy="74" rx="44" ry="5" className={styles['shadow']} />
      <g transform="translate(3 9) scale(.68)">
        <path d={openMarkPath} className={styles['calm']} />
        <rect x="105" y="33" width="56" height="18" rx="6" className={styles['awaited']} />
      </g>
    </svg>
  )
}
