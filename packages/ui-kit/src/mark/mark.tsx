import { joinClasses } from '../join-classes.ts'
import { markPath } from './mark-path.ts'
import styles from './mark.module.css'

export interface MarkProps {
  /** Its name, where it stands alone; decorative without. */
  label?: string | undefined
  /** In white, for petrol grounds. @default false */
  inverted?: boolean | undefined
}

/** The mark: a bubble whose side is a loading bay, with a parcel docking in it. As high as 1.5 lines of its text. */
export function Mark({ label, inverted = false }: MarkProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      viewBox="0 0 32 32"
      className={joinClasses(styles['mark'], inverted && styles['inverted'])}
      {...naming}
    >
      <path className={styles['bubble']} d={markPath} />
      <rect className={styles['parcel']} x="16.25" y="12" width="13.75" height="5" rx="1.75" />
    </svg>
  )
}
