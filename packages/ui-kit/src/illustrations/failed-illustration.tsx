import { markPath } from '../mark/mark-path.ts'
import styles from './illustrations.module.css'

/** The mark, broken, with its parcel outside. */
export function FailedIllustration() {
  return (
    <svg viewBox="0 0 132 84" className={styles['small']} aria-hidden>
      <ellipse cx="64" cy="78" rx="44" ry="5" className={styles['shadow']} />
      <g transform="translate(24 1) scale(2.45)">
        <g className={styles['leftPiece']}>
          <path d={markPath} className={styles['broken']} />
          <path d="m15 3-2 5.5 3.2 3.8L13 17l2 3.5-2 5.5" className={styles['edge']} />
        </g>
        <g transform="translate(2.2 0)" className={styles['rightPiece']}>
          <path d={markPath} className={styles['broken']} />
          <path d="m15 3-2 5.5 3.2 3.8L13 17l2 3.5-2 5.5" className={styles['edge']} />
        </g>
        <rect x="20.5" y="12" width="14.5" height="4.4" rx="1.5" className={styles['lost']} />
      </g>
    </svg>
  )
}
