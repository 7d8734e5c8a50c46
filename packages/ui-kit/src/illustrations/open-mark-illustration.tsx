import styles from './illustrations.module.css'
import { openMarkPath } from './open-mark-path.ts'

/** The mark, open, with its parcel on the way past it. */
export function OpenMarkIllustration() {
  return (
    <svg viewBox="0 0 206 102" className={styles['large']} aria-hidden>
      <ellipse cx="92" cy="94" rx="92" ry="6" className={styles['shadow']} />
      <path d={openMarkPath} className={styles['calm']} />
      <path d="M131 42h20" className={styles['path']} />
      <rect x="158" y="33" width="46" height="18" rx="5" className={styles['parcel']} />
    </svg>
  )
}
