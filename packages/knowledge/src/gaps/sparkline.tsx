import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import styles from './gaps.module.css'

const HEIGHT = 24
const [BAR, SPACE] = [7, 2]
const LEAST = 3

interface SparklineProps {
  values: readonly number[]
  /** The highest bar of the whole list, so that rows compare. */
  most: number
}

/** How often a question was asked, in ten parts of the time. It is read out as numbers. */
export function Sparkline({ values, most }: SparklineProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const numbers = values.map((value) => formats.number(value)).join(', ')
  const width = values.length * (BAR + SPACE) - SPACE
  return (
    <svg
      className={styles['sparkline']}
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={t`Asked over time: ${numbers}`}
    >
      {values.map((value, place) => {
        const height = value === 0 ? 1 : Math.max(LEAST, (value / Math.max(most, 1)) * HEIGHT)
        return (
          <rect
            key={place}
            x={place * (BAR + SPACE)}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx={value === 0 ? 0 : 1}
          />
        )
      })}
    </svg>
  )
}
