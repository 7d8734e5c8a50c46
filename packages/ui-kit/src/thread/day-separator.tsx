import { useFormats } from '@replybay/i18n'
import { useLingui } from '@lingui/react/macro'
import styles from './separators.module.css'

export interface DaySeparatorProps {
  day: Date
  /** @default the moment of rendering */
  now?: Date | undefined
}

/** A new day begins. */
export function DaySeparator({ day, now = new Date() }: DaySeparatorProps) {
  const { t } = useLingui()
  const date = useFormats().day(day, now)
  const isToday = day.toDateString() === now.toDateString()
  return (
    <div className={styles['separator']}>
      <span>{isToday ? t`Today, ${date}` : date}</span>
    </div>
  )
}
