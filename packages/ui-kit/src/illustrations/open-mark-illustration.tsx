import { markPath } from '../mark/mark-path.ts'
import styles from './illustrations.module.css'

/** The mark, open, with its parcel on the way past it. */
export function OpenMarkIllustration() {
  return (
    <svg viewBox="0 0 204 100" className={styles['large']} aria-hidden>
      <ellipse cx="92" cy="94" rx="92" ry="6" className={styles['shadow']} />
      <g transform="translate(16 -5) scale(4.06 3.06)">
        <path d={markPath} className={styles['calm']} />
      </g>
      <path d="M130 40h22" className={styles['path']} />
      <rect x="158" y="31" width="46" height="18" rx="5" className={styles['parcel']} />
    </svg>
  )
}
