import styles from './label-picture.module.css'

/** Widths of bars and spaces in turn: drawn, so that no scanner takes it for the label. */
const WIDTHS = [2, 1, 1, 2, 3, 1, 1, 1, 2, 2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 2, 1, 1].map((width) => 2 * width)

const bars = WIDTHS.map((width, place) => ({
  x: WIDTHS.slice(0, place).reduce((sum, one) => sum + one, 14),
  width,
})).filter((_, place) => place % 2 === 0)

/** What a label looks like. */
export function LabelPicture() {
  return (
    <svg className={styles['label']} viewBox="0 0 100 100" aria-hidden>
      <rect className={styles['paper']} x="6" y="4" width="88" height="92" rx="5" />
      <g className={styles['ink']}>
        <rect x="14" y="13" width="34" height="7" rx="1" />
        <rect x="14" y="26" width="72" height="1.5" />
        <rect x="14" y="33" width="46" height="4" rx="1" />
        <rect x="14" y="41" width="38" height="4" rx="1" />
        <rect x="14" y="49" width="42" height="4" rx="1" />
        {bars.map(({ x, width }) => (
          <rect key={x} x={x} y="61" width={width} height="26" />
        ))}
      </g>
    </svg>
  )
}
