import styles from './illustrations.module.css'

/** Rows, and a lens that finds none. */
export function FilteredIllustration() {
  return (
    <svg viewBox="0 0 132 84" className={styles['small']} aria-hidden>
      <ellipse cx="62" cy="78" rx="44" ry="5" className={styles['shadow']} />
      {[14, 38].map((y) => (
        <g key={y}>
          <rect x="22" y={y} width="76" height="18" rx="4" className={styles['row']} />
          <path d={`M31 ${y + 9}h28`} className={styles['line']} />
        </g>
      ))}
      <path d="m98 62 12 12" className={styles['handle']} />
      <circle cx="86" cy="49" r="17" className={styles['lens']} />
      <path d="m80 43 12 12m0-12-12 12" className={styles['cross']} />
    </svg>
  )
}
