import { useId } from 'react'
import styles from './illustrations.module.css'
import { openMarkPath } from './open-mark-path.ts'

const BREAK = 'l-8 16 14 14-12 14 10 13-8 16'

/** The mark, broken, with its parcel outside. */
export function FailedIllustration() {
  const id = useId()
  return (
    <svg viewBox="0 0 132 84" className={styles['small']} aria-hidden>
      <clipPath id={`${id}-left`}>
        <path d={`M0 0h82v4${BREAK}v23H0z`} />
      </clipPath>
      <clipPath id={`${id}-right`}>
        <path d={`M160 0H82v4${BREAK}v23h82z`} />
      </clipPath>
      <ellipse cx="64" cy="74" rx="44" ry="5" className={styles['shadow']} />
      <g transform="translate(1 9) scale(.68)">
        <g clipPath={`url(#${id}-left)`}>
          <path d={openMarkPath} className={styles['broken']} />
          <path d={`M82 4${BREAK}`} className={styles['edge']} />
        </g>
        <g transform="translate(9 0)" clipPath={`url(#${id}-right)`}>
          <path d={openMarkPath} className={styles['broken']} />
          <path d={`M82 4${BREAK}`} className={styles['edge']} />
        </g>
        <rect x="122" y="35" width="48" height="14" rx="4" className={styles['lost']} />
      </g>
    </svg>
  )
}
